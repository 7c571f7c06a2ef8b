import { useCallback, useEffect, useState } from 'react';
import { useCart } from '../../parts/cart/cart-state.ts';
import { readLiveCart } from '../../parts/cart/live-cart.ts';

/** The live cart of the checkout: priced again at its opening, afterwards the server's last answer. */
export const useCheckoutCart = () => {
  const { live, state, unsent } = useCart();
  const [looked, setLooked] = useState(false);
  const [error, setError] = useState<unknown>();

  const look = useCallback(async () => {
    setError(undefined);
    await readLiveCart().catch(setError);
    setLooked(true);
  }, []);
  useEffect(() => void look(), [look]);

  const empty = (live?.qty ?? 0) === 0 && unsent.length === 0;
  return { cart: live ?? undefined, asking: state === 'asking', error, looked, empty, look };
};
