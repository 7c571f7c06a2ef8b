import { pictureWidths } from '@zanga/contract/menu/pictures';

/** Width of a picture in a page of cards. */
export const thumbnailWidth = 320;

/** The widest version ever sent. */
export const fullWidth = Math.max(...pictureWidths);

/** Width to send for a requested one: the next on offer, never wider than the original. */
export const servedWidth = (wanted: number, original: number): number =>
  Math.min(pictureWidths.find((offered) => offered >= wanted) ?? fullWidth, original);
