import type { ComponentProps } from 'react';

type PictureProps = Omit<ComponentProps<'img'>, 'src' | 'srcSet' | 'sizes' | 'loading' | 'color'> & {
  /** The address of the picture at a width. */
  readonly at: (width: number) => string;
  readonly widths: readonly number[];
  readonly sizes: string;
  readonly alt: string;
  /** Shown until the picture arrives. */
  readonly color: string;
  /** The picture a screen opens with: fetched at once and first; at most one a screen. */
  readonly eager?: boolean;
};

const first = { loading: 'eager', fetchPriority: 'high', decoding: 'sync' } as const;
const later = { loading: 'lazy', decoding: 'async' } as const;

/** Picture in the size its place needs, with its own colour there until it is loaded. */
export function Picture({ at, widths, color, eager = false, alt, className, style, ...rest }: PictureProps) {
  const fallback = widths[Math.floor(widths.length / 2)] ?? 320;
  return (
    <img
      {...rest}
      alt={alt}
      srcSet={widths.map((width) => `${at(width)} ${width}w`).join()}
      src={at(fallback)}
      {...(eager ? first : later)}
      className={className}
      style={{ background: color, ...style }}
    />
  );
}
