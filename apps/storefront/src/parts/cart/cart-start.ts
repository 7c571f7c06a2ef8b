import type { Service } from '../../base/api/api.tsx';
import { storage } from '../../base/storage/storage.ts';
import type { CartFollowing } from './cart-follower.ts';

let begin: (() => Promise<CartFollowing>) | undefined;
let following: Promise<CartFollowing> | undefined;
let left: string | null = null;

/** The previous page's copy of the cart, until the cart's late code has taken it over. */
export const leftFromBefore = () => left;

/** Loads the code that talks to the server about the cart. */
export const wakeCart = (): Promise<CartFollowing> => {
  if (!begin) return Promise.reject(new Error('The cart has not been started'));
  following ??= begin().catch((error: unknown) => {
    following = undefined; // Without a network it does not come: the next change asks again.
    throw error;
  });
  return following;
};

const isSomething = () =>
  storage.read('username') !== null || storage.read('cart_key') !== null || storage.read('cart') !== null;

/** Follows the cart once one exists or a person has signed in; runs before start-up deletes the copy (STA-3). */
export const startCart = (service: Service) => {
  left = storage.read('cart');
  const onTaken = () => {
    left = null;
  };
  begin = () => import('./cart-follower.ts').then(({ followCart }) => followCart(service, left, onTaken));
  const look = () => {
    // Without a network the next change of the storage tries again.
    if (isSomething() && !following) wakeCart().catch(() => undefined);
  };
  look();
  storage.subscribe(look);
};
