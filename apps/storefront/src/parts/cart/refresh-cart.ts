import { wakeCart } from './cart-start.ts';
import { readCart } from './cart-state.ts';

/** Reads the cart again when one of its dishes or options has changed; `names` as in the announcement. */
export const refreshCartOf = (names: readonly string[]) => {
  // The total at the checkout must not change silently: the press on the button finds the new one, with a message.
  if (location.pathname.startsWith('/checkout')) return;
  const { live, state } = readCart();
  if (live === null || state !== 'idle') return;
  const held = JSON.stringify(live.items);
  const ids = names.flatMap((name) => /^(?:product|option):(.+)$/.exec(name)?.[1] ?? []);
  if (!ids.some((id) => held.includes(`"${id}"`))) return;
  wakeCart()
    .then((following) => following.sync())
    .then((sync) => sync.refresh())
    .catch(() => undefined); // Without a network the next return to the page asks.
};
