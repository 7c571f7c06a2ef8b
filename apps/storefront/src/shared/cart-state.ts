import type { Cart } from '@zanga/contract/carts';
import { useSyncExternalStore } from 'react';
import { tellPieces } from './cart-count.ts';
import { type CartIntent, emptyCart, parseCart, piecesIn, writtenCart } from './cart-intent.ts';
import { storage } from './storage.ts';

/** The cart as this tab knows it. */
export type CartState = CartIntent & {
  /** As the server last priced it; null until it has. */
  readonly live: Cart | null;
  /** `asking` while an answer is awaited, `away` when none came. */
  readonly state: 'idle' | 'asking' | 'away';
  /** What was changed by somebody else than this device's owner, here and now: told until it is read. */
  readonly news: readonly string[];
  /** What was not added, since the cart is of another shop; told until somebody decides. */
  readonly waiting: CartIntent['unsent'][number] | null;
};

const nothing: CartState = { ...emptyCart, live: null, state: 'idle', news: [], waiting: null };

// The stored copy is how tabs tell each other, and what a closed tab leaves behind; a start forgets it (STA-3), and
// until the live cart has come back this tab knows of none.
let current = nothing;
let written: string | null = null;
const listeners = new Set<() => void>();

export const readCart = (): CartState => current;

/** Changes what this tab knows, and tells it to the other tabs as far as it concerns them. */
export const setCart = (change: Partial<CartState>) => {
  current = { ...current, ...change };
  const text = writtenCart({ items: current.items, unsent: current.unsent, version: current.version });
  if (text !== written) {
    written = text;
    storage.write('cart', text);
  }
  tellPieces(piecesIn(current));
  for (const listener of listeners) listener();
};

/** Forgets everything, as when somebody leaves. */
export const forgetCart = () => {
  storage.write('cart_key', null);
  setCart(nothing);
};

/** Takes over what another tab has written; a copy that is gone was cleared by another tab's start, and is given back. */
export const hearCart = () => {
  const text = storage.read('cart');
  if (text === written) return;
  written = text;
  if (text === null) setCart({});
  else setCart(parseCart(text));
};

export const watchCart = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** All that is known of the cart; on the server nothing is. */
export const useCart = (): CartState => useSyncExternalStore(watchCart, readCart, () => nothing);
