import type { Picture } from '@zanga/contract/menu/picture';
import { serviceUrl } from '../api/config.ts';
import { isNative } from '../device/platform.ts';

const folder = isNative ? 'app/images' : 'images';

/** Whom the page says that pictures are asked of, such as a CDN; itself where it says nothing. */
export const picturesOrigin: string | undefined = import.meta.env.SSR
  ? process.env.PICTURES_ORIGIN?.replace(/\/$/, '')
  : document.documentElement.dataset.pictures;

/** Address of a picture at a width. */
export const pictureAt = (id: string) => (width: number) =>
  `${picturesOrigin ?? serviceUrl}/${folder}/${encodeURIComponent(id)}?w=${width}`;

export type Shape = 'square' | 'wide';

const ratios: Readonly<Record<Shape, number>> = { square: 1, wide: 16 / 9 };

/** How far a picture is from a ratio, the same whichever of the two is larger. */
const misfit = ({ width, height }: Picture, ratio: number) => Math.abs(Math.log(width / height / ratio));

/** The picture that fills a place best; a logo only where there is nothing else, newest artwork first. */
export const pictureFor = (images: readonly Picture[], shape: Shape): Picture | undefined => {
  const ratio = ratios[shape];
  const rank = ({ name }: Picture) => (name === 'logo-new' ? 100 : name === 'image' ? 0.01 : 0);
  return images.toSorted((a, b) => misfit(a, ratio) + rank(a) - misfit(b, ratio) - rank(b))[0];
};
