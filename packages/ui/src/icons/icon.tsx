import type { ComponentProps } from 'react';

export type IconProps = Omit<ComponentProps<'svg'>, 'children'> & { readonly size?: number };

/** One stroke, one weight, round ends: every icon is a single line drawn on a 24-unit square. */
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
