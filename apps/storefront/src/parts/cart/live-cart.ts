import type { Cart } from '@zanga/contract/ordering/carts';
import { hasLiveCart } from './cart-calls.ts';
import { wakeCart } from './cart-start.ts';
import type { LiveCartChange } from './cart-sync.ts';

/** Changes the live cart in anything but its lines; the caller handles a refusal. */
export const changeLiveCart = async (part: LiveCartChange) => (await (await wakeCart()).sync()).change(part);

/** Reads the live cart from the server; undefined where there is none. */
export const readLiveCart = async (): Promise<Cart | undefined> =>
  hasLiveCart() ? changeLiveCart({}) : undefined;
