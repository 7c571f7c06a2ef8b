import type { Cart } from '@zanga/contract/ordering/carts';
import { hasLiveCart } from './cart-calls.ts';
import { wakeCart } from './cart-start.ts';
import type { CartWish } from './cart-sync.ts';

/** Changes of the live cart what is not a line; a refusal goes to whoever asked. */
export const wishCart = async (part: CartWish) => (await (await wakeCart()).sync()).wish(part);

/** The live cart as the server has it now, where there is one. */
export const refreshCart = async (): Promise<Cart | undefined> => (hasLiveCart() ? wishCart({}) : undefined);

/** Takes over what the server has put into the cart by itself; where it cannot be reached, the cart says so and asks again. */
export const takeOverCart = async () => {
  const sync = await (await wakeCart()).sync();
  await sync.wish({}).catch(() => sync.refresh());
};
