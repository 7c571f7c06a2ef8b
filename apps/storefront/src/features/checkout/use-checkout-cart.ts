import type { Cart } from '@zanga/contract/carts';
import { useCallback, useEffect, useState } from 'react';
import { wishCart } from '../../shared/cart-follow.ts';
import { useCart } from '../../shared/cart-state.ts';
import { storage } from '../../shared/storage.ts';

/** A visitor who has put nothing in a cart has none to be asked for. */
const hasCart = () => storage.read('username') !== null || storage.read('cart_key') !== null;

/** Prices the live cart anew and gives it, where there is one. */
export const refreshCart = async (): Promise<Cart | undefined> => (hasCart() ? wishCart({}) : undefined);

/** The live cart as the checkout needs it: priced anew when one arrives, and then as the server last gave it. */
export const useCheckoutCart = () => {
  const { live, state, unsent } = useCart();
  const [looked, setLooked] = useState(false);
  const [error, setError] = useState<unknown>();

  const look = useCallback(async () => {
    setError(undefined);
    await refreshCart().catch(setError);
    setLooked(true);
  }, []);
  useEffect(() => void look(), [look]);

  const empty = (live?.qty ?? 0) === 0 && unsent.length === 0;
  return { cart: live ?? undefined, asking: state === 'asking', error, looked, empty, look };
};
