import type { Picture } from '@zanga/contract/picture';
import { serviceUrl } from '../config.ts';
import { isNative } from '../native.ts';

const folder = isNative ? 'app/images' : 'images';

/** Address of a picture at a width. */
export const pictureAt = (id: string) => (width: number) =>
  `${serviceUrl}/${folder}/${encodeURIComponent(id)}?w=${width}`;

/** The picture to show first: the newest artwork, else the original. */
export const mainPicture = (images: readonly Picture[]) =>
  images.find(({ name }) => name === 'image-new') ?? images.find(({ name }) => name === 'image') ?? images[0];
