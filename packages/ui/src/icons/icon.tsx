import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';

export type IconProps = Omit<ComponentProps<'svg'>, 'children'> & { readonly size?: number };

/** Makes an icon: lines of one weight with round ends, on a square of 24 units. */
export const icon =
  (line: string, filled?: string) =>
  ({ size = 24, className, ...rest }: IconProps) => (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      {...rest}
      className={classNames('icon', className)}
    >
      <path d={line} />
      {filled && <path d={filled} fill="currentColor" stroke="none" />}
    </svg>
  );
