import { classNames } from './class-names.ts';

export type ButtonLook = {
  readonly variant?: 'solid' | 'soft' | 'outline' | 'quiet' | 'lemon' | 'inverse';
  /** `inline` stands among words, as far in as its letters. */
  readonly size?: 'inline' | 'medium' | 'large';
};

const variants = {
  solid: 'bg-tomato text-on-tomato hover:bg-tomato-deep',
  soft: 'bg-tomato-wash text-tomato-ink hover:bg-sunken',
  outline: 'border border-line-strong text-ink hover:bg-sunken',
  quiet: 'text-tomato-ink hover:bg-sunken',
  // On a coloured ground, in the colour that is written with there.
  inverse: 'border border-current hover:bg-current/15',
  lemon: 'bg-lemon text-on-lemon hover:brightness-105',
};

const sizes = {
  inline: 'min-h-11 px-3 text-body',
  medium: 'min-h-11 px-5 text-body',
  large: 'min-h-13 px-7 text-lead',
};

/** Classes of a button, also for links that look like one. */
export const buttonStyle = ({ variant = 'solid', size = 'medium' }: ButtonLook = {}, className?: string) =>
  classNames(
    'inline-flex items-center justify-center gap-2 rounded-full font-semibold transition',
    'duration-150 ease-out active:scale-97 disabled:opacity-55 disabled:active:scale-100 forced-colors:border',
    variants[variant],
    sizes[size],
    className,
  );

/** Classes of one that can be busy (`aria-busy`): it looks as if it could not be pressed, and does not flicker over an answer at once. */
export const busyStyle = 'aria-busy:opacity-55 aria-busy:delay-150';

/** Classes of a round button with one icon. */
export const iconButtonStyle = (className?: string) => classNames('icon-button', className);
