import type { ComponentProps } from 'react';
import { chipStyle } from './chip-style.ts';

type ChipProps = ComponentProps<'button'> & { readonly pressed: boolean };

/** Chip: a filter that is on or off. */
export function Chip({ pressed, className, ...rest }: ChipProps) {
  return <button type="button" aria-pressed={pressed} className={chipStyle(pressed, className)} {...rest} />;
}
