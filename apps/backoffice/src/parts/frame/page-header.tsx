import { type ReactNode, useEffect } from 'react';
import { HelpLink } from '../guide/help-link.tsx';
import { documentTitle } from './document-title.ts';

type PageHeaderProps = {
  readonly title: string;
  /** Title of the tab; the page's title by default. */
  readonly tab?: string;
  /** One line below the title: how many, of when, what for. */
  readonly line?: ReactNode;
  /** Actions beside the title; at most one of them solid. */
  readonly children?: ReactNode;
};

/** Page header of a screen: its one heading, which takes the focus after a navigation, and its actions. */
export function PageHeader({ title, tab = title, line, children }: PageHeaderProps) {
  useEffect(() => {
    document.title = documentTitle(tab);
  }, [tab]);
  return (
    <header className="flex min-h-14 flex-wrap items-center gap-x-4 gap-y-2 border-line border-b bg-surface px-4 py-2 md:px-6 print:hidden">
      <div className="me-auto min-w-0">
        <div className="flex items-center gap-1">
          <h1 tabIndex={-1} className="min-w-0 font-semibold font-text text-h4 tracking-normal">
            {title}
          </h1>
          <HelpLink />
        </div>
        {line && <div className="text-caption text-ink-soft">{line}</div>}
      </div>
      {children && (
        <div className="flex flex-wrap items-center gap-2 max-md:grow max-md:justify-end">{children}</div>
      )}
    </header>
  );
}
