import { lineKey } from '@zanga/domain/ordering/cart-lines';
import type { CartLine } from './cart-intent.ts';

/** A line's short name for the address: the same for the same dish made in the same way. */
export const lineMark = (line: CartLine): string => {
  let hash = 0;
  for (const letter of lineKey(line)) hash = (Math.imul(hash, 31) + (letter.codePointAt(0) ?? 0)) >>> 0;
  return hash.toString(36);
};

/** The line of a product that an address marks; undefined where the cart has changed meanwhile. */
export const lineOfMark = (
  items: readonly CartLine[],
  product: string,
  mark: string | undefined,
): CartLine | undefined =>
  mark === undefined ? undefined : items.find((line) => line.product === product && lineMark(line) === mark);
