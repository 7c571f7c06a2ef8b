import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { ChevronDownIcon } from './icons/panel-icons.tsx';

type DisclosureProps = {
  readonly summary: ReactNode;
  readonly open?: boolean;
  readonly className?: string;
  readonly children: ReactNode;
};

/**
 * Disclosure: text that opens on a press. Works without scripts; the browser's page search finds closed text too.
 */
export function Disclosure({ summary, open = false, className, children }: DisclosureProps) {
  return (
    <details open={open} className={classNames('group border-line border-b', className)}>
      <summary className="flex min-h-13 list-none items-center justify-between gap-4 py-3 font-semibold [&::-webkit-details-marker]:hidden">
        {summary}
        <ChevronDownIcon className="shrink-0 transition-transform duration-200 ease-out group-open:rotate-180" />
      </summary>
      <div className="pb-5">{children}</div>
    </details>
  );
}
