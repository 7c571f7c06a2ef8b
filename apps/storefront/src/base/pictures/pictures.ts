import type { Picture } from '@zanga/contract/menu/picture';
import { serviceUrl } from '../api/config.ts';
import { isNative } from '../device/platform.ts';

const folder = isNative ? 'app/images' : 'images';

/** Origin of pictures, such as a CDN; undefined for the page's own. */
export const picturesOrigin: string | undefined = import.meta.env.SSR
  ? process.env.PICTURES_ORIGIN?.replace(/\/$/, '')
  : document.documentElement.dataset.pictures;

/** Address of a picture at a width. */
export const pictureAt = (id: string) => (width: number) =>
  `${picturesOrigin ?? serviceUrl}/${folder}/${encodeURIComponent(id)}?w=${width}`;

export type Shape = 'square' | 'wide';

const ratios: Readonly<Record<Shape, number>> = { square: 1, wide: 16 / 9 };

/** Distance of a picture's shape from a ratio, the same in both directions. */
const misfit = ({ width, height }: Picture, ratio: number) => Math.abs(Math.log(width / height / ratio));

/** The picture that fills a place best, the newest artwork first; a logo only as the last choice. */
export const pictureFor = (images: readonly Picture[], shape: Shape): Picture | undefined => {
  const ratio = ratios[shape];
  const rank = ({ name }: Picture) => (name === 'logo-new' ? 100 : name === 'image' ? 0.01 : 0);
  return images.toSorted((a, b) => misfit(a, ratio) + rank(a) - misfit(b, ratio) - rank(b))[0];
};
