import { classNames } from './class-names.ts';

// The desk look: what the office's lists and forms are made of, for a mouse and a keyboard. A finger gets 44 px.

const looks = {
  solid: 'bg-tomato text-on-tomato hover:bg-tomato-deep',
  outline: 'border border-line-strong/60 bg-surface text-ink hover:border-line-strong hover:bg-canvas',
  /** A filter that is on. */
  chosen: 'border border-ink bg-surface text-ink hover:bg-canvas',
  quiet: 'text-ink-soft hover:bg-sunken hover:text-ink',
  danger: 'border border-line-strong/60 bg-surface text-alarm-ink hover:bg-alarm-wash',
};

/** Classes of a button on the desk, also for links that look like one. */
export const deskButtonStyle = (look: keyof typeof looks = 'outline', className?: string) =>
  classNames(
    'inline-flex min-h-8 items-center justify-center gap-1.5 rounded-sm px-3 font-medium text-small',
    'transition-colors duration-100 disabled:opacity-55 pointer-coarse:min-h-11 forced-colors:border',
    looks[look],
    className,
  );

/** Classes of a field in a row of filters; on phones large enough to keep them from zooming in. */
export const deskInputStyle = (className?: string) =>
  classNames(
    'min-h-8 rounded-sm border border-line-strong/60 bg-surface px-2.5 text-ink text-small max-md:text-body',
    'placeholder:text-ink-soft hover:border-line-strong pointer-coarse:min-h-11',
    className,
  );
