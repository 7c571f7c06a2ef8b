import { useCallback, useState, useSyncExternalStore } from 'react';
import { hasLiveCart } from '../cart/cart-calls.ts';
import { ownerOf, parseCart } from '../cart/cart-intent.ts';
import { leftFromBefore } from '../cart/cart-start.ts';
import { hasLeft, readCart, watchCart } from '../cart/cart-state.ts';
import { cartElsewhere, type Elsewhere } from './cart/cart-elsewhere.ts';
import { readWhere, setWhere, type Where } from './where.ts';

type WaitingChoice = { readonly where: Where; readonly from: Elsewhere; readonly onKept: () => void };

let waiting: WaitingChoice | null = null;
const listeners = new Set<() => void>();

const wait = (next: WaitingChoice | null) => {
  waiting = next;
  for (const listener of listeners) listener();
};

/** Place of the cart, if it differs from the choice: before the server's answer, the place it was chosen for. */
const heldElsewhere = (where: Where): Elsewhere | null => {
  const { live, items } = readCart();
  if (live !== null || items.length === 0) return cartElsewhere(live, where);
  const before = readWhere();
  if (!before?.shop || !where.shop || before.mode !== where.mode) return null;
  return before.shop.id === where.shop.id ? null : { kind: 'shop', name: before.shop.name };
};

const decide = (where: Where, onKept: () => void): boolean => {
  const from = heldElsewhere(where);
  if (from) wait({ where, from, onKept });
  else setWhere(where);
  return from === null;
};

/** Whether the previous page left unsent changes of the present owner. */
const hasUnsentFromBefore = () => {
  const left = leftFromBefore();
  return !hasLeft(ownerOf(left)) && parseCart(left).unsent.length > 0;
};

/** Whether a cart may exist that this tab has not read yet, as at the start of a visit. */
const isComing = () => {
  const { live, items, looked } = readCart();
  return live === null && items.length === 0 && !looked && (hasLiveCart() || hasUnsentFromBefore());
};

/** After this wait without an answer a choice is stored as if there were no cart. */
const patienceMilliseconds = 3_000;

const cartCame = () =>
  new Promise<void>((resolve) => {
    const end = () => {
      stop();
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(end, patienceMilliseconds);
    const stop = watchCart(() => isComing() || end());
  });

let choices = 0;

/** Decides once the cart is known. The last choice wins; after leaving the page it is stored and leads nowhere. */
const decideWhenItCame = async (where: Where, onKept: () => void, tell: (waits: boolean) => void) => {
  const mine = choices;
  const page = location.href;
  const goOn = () => {
    if (page === location.href) onKept();
  };
  tell(true);
  await cartCame();
  tell(false);
  if (mine === choices && decide(where, goOn)) goOn();
};

/**
 * Stores a choice and returns whether that happened at once. With a cart of another shop or a table a dialog asks
 * first, and `onKept` follows on a yes; `tell` reports the wait for a cart that has yet to load.
 */
export const chooseWhere = (
  where: Where,
  onKept: () => void,
  tell: (waits: boolean) => void = () => undefined,
): boolean => {
  choices += 1;
  if (!isComing()) return decide(where, onKept);
  void decideWhenItCame(where, onKept, tell);
  return false;
};

/** `chooseWhere` for a button, with `busy` while the cart has yet to load. */
export const useChooseWhere = () => {
  const [busy, setBusy] = useState(false);
  const choose = useCallback((where: Where, onKept: () => void) => chooseWhere(where, onKept, setBusy), []);
  return { choose, busy };
};

/** Answers the question: the cart moves, or the choice is dropped. */
export const settleChoice = (answer: 'move' | 'stay') => {
  const asked = waiting;
  wait(null);
  if (answer === 'stay' || asked === null) return;
  setWhere(asked.where);
  asked.onKept();
};

const watch = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** The choice that waits for an answer. */
export const useWaitingChoice = () =>
  useSyncExternalStore(
    watch,
    () => waiting,
    () => null,
  );
