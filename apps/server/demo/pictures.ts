import { readFileSync } from 'node:fs';
import path from 'node:path';

/** A committed picture, already encoded. */
export type DemoPicture = {
  /** Its owner, such as `products/margherita`. */
  readonly name: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  /** Dominant colour, `#rrggbb`. */
  readonly color: string;
  /** Hash of the drawing: an unchanged one is not rendered again. */
  readonly drawing: string;
};

export const picturesFolder = path.join(import.meta.dirname, 'pictures');

export const manifestFile = path.join(picturesFolder, 'manifest.json');

export const pictureType = 'image/avif';

export const pictureFile = (name: string): string => path.join(picturesFolder, `${name}.avif`);

/** All rendered pictures. */
export const readManifest = (): readonly DemoPicture[] =>
  // scripts/draw-demo.ts writes exactly this shape.
  JSON.parse(readFileSync(manifestFile, 'utf8')) as readonly DemoPicture[];
