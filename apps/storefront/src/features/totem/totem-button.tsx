import { classNames } from '@zanga/ui/class-names.ts';
import type { ComponentProps } from 'react';

const looks = {
  solid: 'bg-tomato text-on-tomato',
  outline: 'border-2 border-line-strong bg-surface text-ink',
  lemon: 'bg-lemon text-on-lemon',
} as const;

type TotemButtonProps = ComponentProps<'button'> & { readonly look?: keyof typeof looks };

/** Button for a person in a hurry: never lower than 72 pixels. */
export function TotemButton({ look = 'solid', className, type = 'button', ...rest }: TotemButtonProps) {
  return (
    <button
      type={type}
      className={classNames(
        'inline-flex min-h-18 min-w-18 items-center justify-center gap-3 rounded-full px-8 py-3 font-semibold text-h4',
        'transition duration-150 ease-out active:scale-97 aria-disabled:opacity-55',
        looks[look],
        className,
      )}
      {...rest}
    />
  );
}
