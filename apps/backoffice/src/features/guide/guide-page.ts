import type { PictureName } from './pictures.ts';

/** Whom a page is for, in the order of the guide. */
export const readers = ['owner', 'shop', 'tables'] as const;
export type Reader = (typeof readers)[number];

/** A piece of a page: a paragraph, or something that is looked at in another way. */
export type Piece =
  | string
  | { readonly heading: string }
  | { readonly steps: readonly string[] }
  | { readonly list: readonly string[] }
  | { readonly note: string }
  | { readonly picture: PictureName; readonly shows: string };

/** A short page of the guide. */
export type GuidePage = {
  /** In its address; that of a screen is `pageOfScreen`. */
  readonly slug: string;
  readonly title: string;
  /** What one knows after it, in a sentence. */
  readonly line: string;
  readonly reader: Reader;
  /** The screen that it explains; none where the way there leads through a thing. */
  readonly screen?: string;
  /** Words under which somebody may look for it, and that it does not say. */
  readonly also?: string;
  readonly pieces: readonly Piece[];
};
