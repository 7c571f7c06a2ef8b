import { useEffect, useState } from 'react';
import { hasLiveCart } from '../../parts/cart/cart-calls.ts';
import { wakeCart } from '../../parts/cart/cart-start.ts';
import { type CartState, setCart } from '../../parts/cart/cart-state.ts';

/**
 * How much of the cart is there: `come` when nothing of it is awaited any more, `known` also where it cannot be had for
 * now. Until then nobody can say that it is empty.
 */
export const useComing = (
  { live, state, looked }: Pick<CartState, 'live' | 'state' | 'looked'>,
  open: boolean,
) => {
  const come = live !== null || (state === 'idle' && (looked || !hasLiveCart()));
  const known = come || state === 'away';
  // Where its code did not come with the page it is asked for again, and who still waits is told.
  useEffect(() => {
    if (open && !known) wakeCart().catch(() => setCart({ state: 'away', looked: true }));
  }, [open, known]);
  return { come, known };
};

/** After this long a cart that the address names is drawn without its contents. */
const patienceMilliseconds = 3_000;

/** Whether something has been waited for long enough. */
export const useImpatient = (waiting: boolean): boolean => {
  const [impatient, setImpatient] = useState(false);
  useEffect(() => {
    if (!waiting) return;
    const timer = setTimeout(() => setImpatient(true), patienceMilliseconds);
    return () => clearTimeout(timer);
  }, [waiting]);
  return impatient;
};

/** Whether it was opened before all was there: then it is as high as it can become, and stays so until it is closed. */
export const useOpenedEarly = (open: boolean, come: boolean): boolean => {
  const [last, setLast] = useState({ open: false, early: false });
  if (open !== last.open) setLast({ open, early: open ? !come : last.early });
  return last.early;
};
