import { pictureWidths } from '@zanga/contract/menu/pictures';

/** What a page of cards asks for. */
export const thumbnailWidth = 320;

/** The widest a picture is ever sent. */
export const fullWidth = Math.max(...pictureWidths);

/** The width to send when one is asked for: the next that is offered, but never more than the picture has. */
export const servedWidth = (wanted: number, original: number): number =>
  Math.min(pictureWidths.find((offered) => offered >= wanted) ?? fullWidth, original);
