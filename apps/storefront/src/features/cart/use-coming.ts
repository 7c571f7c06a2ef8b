import { useEffect, useState } from 'react';
import { hasLiveCart } from '../../parts/cart/cart-calls.ts';
import { wakeCart } from '../../parts/cart/cart-start.ts';
import { type CartState, setCart } from '../../parts/cart/cart-state.ts';

/**
 * Loading state of the cart: `come` once it is complete, `known` also when the server is away. Before `known`, the cart
 * must not be called empty.
 */
export const useComing = (
  { live, state, looked }: Pick<CartState, 'live' | 'state' | 'looked'>,
  open: boolean,
) => {
  const come = live !== null || (state === 'idle' && (looked || !hasLiveCart()));
  const known = come || state === 'away';
  // Loads the cart's code again where it failed with the page; a failure is shown as "away".
  useEffect(() => {
    if (open && !known) wakeCart().catch(() => setCart({ state: 'away', looked: true }));
  }, [open, known]);
  return { come, known };
};

/** After this wait a cart named by the address is drawn without its contents. */
const patienceMilliseconds = 3_000;

/** Whether a wait has lasted too long. */
export const useImpatient = (waiting: boolean): boolean => {
  const [impatient, setImpatient] = useState(false);
  useEffect(() => {
    if (!waiting) return;
    const timer = setTimeout(() => setImpatient(true), patienceMilliseconds);
    return () => clearTimeout(timer);
  }, [waiting]);
  return impatient;
};

/** Whether the cart was opened before it was complete: it then takes its full height until it closes. */
export const useOpenedEarly = (open: boolean, come: boolean): boolean => {
  const [last, setLast] = useState({ open: false, early: false });
  if (open !== last.open) setLast({ open, early: open ? !come : last.early });
  return last.early;
};
