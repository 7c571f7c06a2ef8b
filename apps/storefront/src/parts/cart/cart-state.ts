import type { Cart } from '@zanga/contract/ordering/carts';
import { useSyncExternalStore } from 'react';
import { storage } from '../../base/storage/storage.ts';
import { tellLines } from './cart-count.ts';
import { type CartIntent, emptyCart, ownerOf, parseCart, writtenCart } from './cart-intent.ts';

/** The cart as this tab knows it. */
export type CartState = CartIntent & {
  /** The server's last priced cart; null before the first. */
  readonly live: Cart | null;
  /** `asking` while an answer is awaited, `away` when none came. */
  readonly state: 'idle' | 'asking' | 'away';
  /** Whether this visit has asked the server yet, with an answer or without. */
  readonly looked: boolean;
  /** Changes made outside this tab, such as a merge or a new price; shown until they are read. */
  readonly news: readonly string[];
  /** A line not added yet because the cart is of another shop; the dialog about it is open. */
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

// Tabs tell each other by the stored copy, which also outlives a closed tab. A start deletes it (STA-3), and this tab
// knows no cart until the live one has been read.
let current = nothing;
let written: string | null = null;
/** Owner of this tab's cart: null for a visitor's, which they take along at sign-in. */
let owner: string | null = null;
const listeners = new Set<() => void>();

const person = () => storage.read('username');

/** Whether the owner of a cart has signed out. */
export const hasLeft = (whose: string | null) => whose !== null && whose !== person();

/** The cart of this tab; a signed-out owner's is empty before the tab has heard of the sign-out. */
export const readCart = (): CartState => (hasLeft(owner) ? nothing : current);

/** Changes this tab's state, and writes its stored part for the other tabs. */
export const setCart = (change: Partial<CartState>) => {
  // The owner may have signed out in another tab, with the event still on its way.
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

/** The stored cart; one of a signed-out owner is deleted instead. */
const storedCart = (): string | null => {
  const text = storage.read('cart');
  if (!hasLeft(ownerOf(text))) return text;
  storage.write('cart', null);
  return null;
};

/**
 * Takes over another tab's writes, and forgets a signed-out owner's cart. A missing copy was deleted by another tab's
 * start and is written back, but only for its owner.
 */
export const hearCart = () => {
  if (hasLeft(owner)) {
    written = null;
    setCart(nothing);
  }
  const text = storedCart();
  // An unchanged copy is written again only when a visitor has signed in: from then on it has an owner.
  if (text === written && owner === person()) return;
  const change = text === written || text === null ? {} : parseCart(text);
  written = text;
  setCart(change);
};

export const watchCart = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** State of the cart; empty on the server. */
export const useCart = (): CartState => useSyncExternalStore(watchCart, readCart, () => nothing);
