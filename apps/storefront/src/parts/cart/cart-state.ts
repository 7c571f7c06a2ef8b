import type { Cart } from '@zanga/contract/ordering/carts';
import { useSyncExternalStore } from 'react';
import { storage } from '../../base/storage/storage.ts';
import { tellLines } from './cart-count.ts';
import { type CartIntent, emptyCart, ownerOf, parseCart, writtenCart } from './cart-intent.ts';

/** The cart as this tab knows it. */
export type CartState = CartIntent & {
  /** As the server last priced it; null until it has. */
  readonly live: Cart | null;
  /** `asking` while an answer is awaited, `away` when none came. */
  readonly state: 'idle' | 'asking' | 'away';
  /** Whether the server has been asked since the visit began, with an answer or without. */
  readonly looked: boolean;
  /** What was changed by somebody else than this device's owner, here and now: told until it is read. */
  readonly news: readonly string[];
  /** What was not added, since the cart is of another shop; told until somebody decides. */
  readonly waiting: CartIntent['unsent'][number] | null;
};

const nothing: CartState = {
  ...emptyCart,
  live: null,
  state: 'idle',
  looked: false,
  news: [],
  waiting: null,
};

// The stored copy is how tabs tell each other, and what a closed tab leaves behind; a start forgets it (STA-3), and
// until the live cart has come back this tab knows of none.
let current = nothing;
let written: string | null = null;
/** Owner of this tab's cart: null for a visitor's, which goes along when they sign in. */
let owner: string | null = null;
const listeners = new Set<() => void>();

export const readCart = (): CartState => current;

const person = () => storage.read('username');

/** Whether a cart belongs to somebody who has signed out. */
export const hasLeft = (whose: string | null) => whose !== null && whose !== person();

/** Changes what this tab knows, and tells it to the other tabs as far as it concerns them. */
export const setCart = (change: Partial<CartState>) => {
  // Somebody may have left in another tab, and this one not have been told yet.
  current = { ...(hasLeft(owner) ? nothing : current), ...change };
  owner = person();
  const text = writtenCart(current, owner);
  if (text !== written) {
    written = text;
    storage.write('cart', text);
  }
  tellLines(current.items);
  for (const listener of listeners) listener();
};

/** What is stored, unless somebody who has left has put it there: then it is thrown away. */
const storedCart = (): string | null => {
  const text = storage.read('cart');
  if (!hasLeft(ownerOf(text))) return text;
  storage.write('cart', null);
  return null;
};

/**
 * Takes over what another tab has written, and forgets the cart of whoever has left. A copy that is gone was cleared by
 * another tab's start and is given back, but only to its owner.
 */
export const hearCart = () => {
  if (hasLeft(owner)) {
    written = null;
    setCart(nothing);
  }
  const text = storedCart();
  // The same copy is written anew only when a visitor has signed in: from here on it has an owner.
  if (text === written && owner === person()) return;
  const change = text === written || text === null ? {} : parseCart(text);
  written = text;
  setCart(change);
};

export const watchCart = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** All that is known of the cart; on the server nothing is. */
export const useCart = (): CartState => useSyncExternalStore(watchCart, readCart, () => nothing);
