import type { ComponentProps } from 'react';

export type IconProps = Omit<ComponentProps<'svg'>, 'children'> & { readonly size?: number };

/** Makes an icon: lines of one weight with round ends, on a square of 24 units. */
export const icon =
  (line: string, filled?: string) =>
  ({ size = 24, ...rest }: IconProps) => (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      {...rest}
    >
      <path d={line} />
      {filled && <path d={filled} fill="currentColor" stroke="none" />}
    </svg>
  );
