import type { Cart } from '@zanga/contract/ordering/carts';
import { hasLiveCart } from './cart-calls.ts';
import { wakeCart } from './cart-start.ts';
import type { LiveCartChange } from './cart-sync.ts';

/** Changes of the live cart what is not a line; a refusal goes to whoever asked. */
export const changeLiveCart = async (part: LiveCartChange) => (await (await wakeCart()).sync()).change(part);

/** The live cart as the server has it now, where there is one. */
export const readLiveCart = async (): Promise<Cart | undefined> =>
  hasLiveCart() ? changeLiveCart({}) : undefined;

/** Takes over what the server has put into the cart by itself; where it cannot be reached, the cart says so and asks again. */
export const reloadLiveCart = async () => {
  const sync = await (await wakeCart()).sync();
  await sync.change({}).catch(() => sync.refresh());
};
