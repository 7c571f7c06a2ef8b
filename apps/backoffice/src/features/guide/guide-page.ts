import type { PictureName } from './pictures.ts';

/** Readers of a page, in the order of the guide. */
export const readers = ['owner', 'shop', 'tables'] as const;
export type Reader = (typeof readers)[number];

/** A piece of a page: a paragraph, a list, a picture. */
export type Piece =
  | string
  | { readonly heading: string }
  | { readonly steps: readonly string[] }
  | { readonly list: readonly string[] }
  | { readonly note: string }
  | { readonly picture: PictureName; readonly shows: string };

export type GuidePage = {
  /** Part of its address; `pageOfScreen` makes it for a screen. */
  readonly slug: string;
  readonly title: string;
  /** Content of the page, in a sentence. */
  readonly line: string;
  readonly reader: Reader;
  /** Screen that the page explains; none when the way there leads through a thing. */
  readonly screen?: string;
  /** More words that the search finds the page by. */
  readonly also?: string;
  readonly pieces: readonly Piece[];
};
