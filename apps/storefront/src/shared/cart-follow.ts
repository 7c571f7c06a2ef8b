import { wakeCart } from './cart-start.ts';
import type { CartWish } from './cart-sync.ts';

/** Changes of the live cart what is not a line; a refusal goes to whoever asked. */
export const wishCart = async (part: CartWish) => (await (await wakeCart()).sync()).wish(part);

/** Asks for the live cart as it is now, after something else than its lines has changed it. */
export const refreshCart = async () => (await (await wakeCart()).sync()).refresh();
