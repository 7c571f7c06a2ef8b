import { classNames } from '../class-names.ts';

/** Classes of inputs and lists; the text is large enough to keep phones from zooming in. */
export const inputStyle = (invalid: boolean, className?: string) =>
  classNames(
    'block min-h-12 w-full rounded-sm border bg-surface px-4 text-body text-ink placeholder:text-ink-soft',
    'transition-colors duration-150 ease-out disabled:bg-sunken disabled:text-ink-soft',
    invalid ? 'border-alarm-ink' : 'border-line-strong hover:border-ink-soft',
    className,
  );
