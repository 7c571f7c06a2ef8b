import { imageNames } from '@zanga/domain/catalogue/vocabulary';
import * as z from 'zod/mini';
import { id } from '../wire/values.ts';

/** A picture by reference; its bytes are at `images/{id}`, small at `thumbnails/{id}`. */
export const Picture = z.object({
  id: id('img'),
  name: z.enum(imageNames),
  alt: z.string(),
  width: z.int(),
  height: z.int(),
  /** Dominant colour, `#rrggbb`, shown until the picture arrives. */
  color: z.string(),
});
export type Picture = z.output<typeof Picture>;

/** A picture named in a form. */
export const KnownPicture = z.object({ id: id('img'), alt: z.string() });
export type KnownPicture = z.output<typeof KnownPicture>;
