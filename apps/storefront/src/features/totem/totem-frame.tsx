import { classNames } from '@zanga/ui/class-names.ts';
import { type ReactNode, useEffect, useRef } from 'react';
import { BrandLogo } from '../../base/pictures/brand-logo.tsx';
import { TotemButton } from './totem-button.tsx';
import { totemTexts as t } from './totem-texts.ts';

type TotemFrameProps = {
  readonly title: string;
  readonly onBack?: (() => void) | undefined;
  readonly onRestart?: (() => void) | undefined;
  readonly footer?: ReactNode;
  /** Little to see stands where eyes and hands are. */
  readonly centred?: boolean;
  /** Rows are as long as an eye follows, however wide the screen. */
  readonly narrow?: boolean;
  readonly children: ReactNode;
};

/** Frame of a step: title, ways out, and the main button at the bottom, near the hands. */
export function TotemFrame(props: TotemFrameProps) {
  const { title, onBack, onRestart, footer, centred = false, narrow = false, children } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  // For screen readers each step is a page of its own.
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="flex h-[calc(100dvh/var(--zoom))] flex-col [--zoom:1] [zoom:var(--zoom)] portrait:min-[56rem]:[--zoom:1.4]">
      <header className="flex items-center justify-between gap-4 border-line border-b bg-surface px-5 py-4 md:px-8">
        {onBack ? (
          <TotemButton look="outline" onClick={onBack}>
            {t.back}
          </TotemButton>
        ) : (
          <BrandLogo className="h-12 w-auto" />
        )}
        {onRestart && (
          <TotemButton look="outline" onClick={onRestart}>
            {t.restart}
          </TotemButton>
        )}
      </header>
      <div
        className={classNames(
          'flex min-h-0 flex-1 flex-col overflow-y-auto px-5 py-6 md:px-8',
          (centred || narrow) && '*:mx-auto *:w-full *:max-w-5xl',
          centred && 'before:mt-auto after:mb-auto',
        )}
      >
        <h1
          ref={heading}
          tabIndex={-1}
          className={classNames('pb-6 text-h1 outline-none', centred && 'text-center')}
        >
          {title}
        </h1>
        {children}
      </div>
      {footer && (
        <footer className="flex flex-wrap gap-4 border-line border-t bg-surface px-5 py-4 *:flex-1 md:px-8 md:py-6">
          {footer}
        </footer>
      )}
    </div>
  );
}
