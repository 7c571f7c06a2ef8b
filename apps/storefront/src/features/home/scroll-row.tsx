import { IconButton } from '@zanga/ui/button.tsx';
import { classNames } from '@zanga/ui/class-names.ts';
import { ChevronLeftIcon } from '@zanga/ui/icons/panel-icons.tsx';
import { ChevronRightIcon } from '@zanga/ui/icons/shop-icons.tsx';
import { type ReactNode, useRef } from 'react';
import { homeTexts as t } from './home-texts.ts';

type ScrollRowProps = {
  readonly title: string;
  readonly line?: string;
  readonly id?: string;
  /** On a phone the row speaks for itself: its title is only read out. */
  readonly untitled?: boolean;
  readonly className: string;
  /** List items. */
  readonly children: ReactNode;
};

/** A row that is swiped, walked through with the keyboard, or moved with buttons where there is a mouse. */
export function ScrollRow({ title, line, id, untitled = false, className, children }: ScrollRowProps) {
  const row = useRef<HTMLUListElement>(null);
  const leaf = (direction: 1 | -1) =>
    row.current?.scrollBy({ left: direction * row.current.clientWidth * 0.8, behavior: 'smooth' });
  return (
    <section id={id} aria-label={title} className={classNames('page-width', className)}>
      <div
        className={classNames(
          'flex items-end justify-between gap-4 px-4 md:px-8',
          untitled && 'max-md:sr-only',
        )}
      >
        <div>
          <h2 className="text-h2">{title}</h2>
          {line && <p className="text-ink-soft">{line}</p>}
        </div>
        <div className="flex max-md:hidden">
          <IconButton label={t.previous} onClick={() => leaf(-1)}>
            <ChevronLeftIcon />
          </IconButton>
          <IconButton label={t.next} onClick={() => leaf(1)}>
            <ChevronRightIcon />
          </IconButton>
        </div>
      </div>
      <ul
        ref={row}
        className="no-scrollbar relative flex snap-x scroll-px-4 gap-3 overflow-x-auto px-4 pt-4 pb-4 md:scroll-px-8 md:gap-5 md:px-8"
      >
        {children}
      </ul>
    </section>
  );
}
