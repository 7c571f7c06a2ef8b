import { wakeCart } from './cart-start.ts';
import type { CartWish } from './cart-sync.ts';

/** Changes of the live cart what is not a line; a refusal goes to whoever asked. */
export const wishCart = async (part: CartWish) => (await (await wakeCart()).sync()).wish(part);
