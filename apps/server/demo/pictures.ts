import { readFileSync } from 'node:fs';
import path from 'node:path';

/** A picture as it is kept beside the code, already encoded. */
export type DemoPicture = {
  /** What it belongs to, such as `products/margherita`. */
  readonly name: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  /** Dominant colour, `#rrggbb`. */
  readonly color: string;
  /** Fingerprint of the drawing: what has not changed is not rendered again. */
  readonly drawing: string;
};

export const picturesFolder = path.join(import.meta.dirname, 'pictures');

export const manifestFile = path.join(picturesFolder, 'manifest.json');

export const pictureType = 'image/avif';

export const pictureFile = (name: string): string => path.join(picturesFolder, `${name}.avif`);

/** Every picture that has been rendered. */
export const readManifest = (): readonly DemoPicture[] =>
  // Written by scripts/draw-demo.ts in this very shape.
  JSON.parse(readFileSync(manifestFile, 'utf8')) as readonly DemoPicture[];
