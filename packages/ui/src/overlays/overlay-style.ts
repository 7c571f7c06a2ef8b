import { classNames } from '../class-names.ts';

/** Classes of the backdrop between a dialog and the page. */
export const backdropStyle = classNames(
  'fixed inset-0 z-50 min-h-dvh bg-scrim transition-opacity duration-200 ease-out',
  'data-starting-style:opacity-0 data-ending-style:opacity-0',
);

/** Classes of a dialog that fills a phone; on wider screens its position is added. */
export const popupStyle = classNames(
  'fixed inset-0 z-50 flex flex-col overflow-hidden bg-raised text-ink outline-none',
  'transition-[translate,opacity] duration-200 ease-out',
  'data-starting-style:translate-y-4 data-starting-style:opacity-0',
  'data-ending-style:translate-y-4 data-ending-style:opacity-0',
  'md:rounded-lg md:shadow-lift',
);
