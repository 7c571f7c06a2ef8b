import { wakeCart } from './cart-start.ts';
import { readCart } from './cart-state.ts';

/** Reads the cart anew where one of its dishes, or of their options, has changed; names are as they are announced. */
export const refreshCartOf = (names: readonly string[]) => {
  // Who is about to pay has read a total: it changes in answer to their press, with a word, and not beneath it.
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
