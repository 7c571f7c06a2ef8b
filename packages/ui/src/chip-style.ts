import { classNames } from './class-names.ts';

/** Classes of a chip: a choice among several in a row; `current` is the chosen one. */
export const chipStyle = (current: boolean, className?: string) =>
  classNames(
    'inline-flex min-h-11 shrink-0 items-center gap-2 whitespace-nowrap rounded-full border px-4 text-small',
    'font-semibold transition-colors duration-150 ease-out',
    current
      ? 'border-ink bg-ink text-canvas'
      : 'border-line bg-surface text-ink hover:border-line-strong hover:bg-sunken',
    className,
  );
