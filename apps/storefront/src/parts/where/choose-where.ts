import { useCallback, useState, useSyncExternalStore } from 'react';
import { hasLiveCart } from '../cart/cart-calls.ts';
import { ownerOf, parseCart } from '../cart/cart-intent.ts';
import { leftFromBefore } from '../cart/cart-start.ts';
import { hasLeft, readCart, watchCart } from '../cart/cart-state.ts';
import { cartElsewhere, type Elsewhere } from './cart/cart-elsewhere.ts';
import { readWhere, setWhere, type Where } from './where.ts';

type Waiting = { readonly where: Where; readonly from: Elsewhere; readonly onKept: () => void };

let waiting: Waiting | null = null;
const listeners = new Set<() => void>();

const wait = (next: Waiting | null) => {
  waiting = next;
  for (const listener of listeners) listener();
};

/** Where the cart is, if that is not there: until the server has told of it, it is where it was chosen for. */
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

/** Whether the page before could not send something that its owner has put into the cart. */
const hasUnsentFromBefore = () => {
  const left = leftFromBefore();
  return !hasLeft(ownerOf(left)) && parseCart(left).unsent.length > 0;
};

/** Whether there is a cart of which this tab knows nothing yet: a visit has just begun. */
const isComing = () => {
  const { live, items, looked } = readCart();
  return live === null && items.length === 0 && !looked && (hasLiveCart() || hasUnsentFromBefore());
};

/** After this long without an answer a choice is kept as if there were no cart. */
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

/** The last choice is the one that counts; it is kept, too, if the page was left meanwhile, but leads nowhere from another. */
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
 * Keeps a choice, and says whether that was done at once: where the cart is of another shop or of a table, somebody is
 * asked first, and `onKept` follows if they agree; so it does where the cart has yet to come back, of which it is told.
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

/** The same for what is pressed, which shows that it was while the cart has yet to come back. */
export const useChooseWhere = () => {
  const [busy, setBusy] = useState(false);
  const choose = useCallback((where: Where, onKept: () => void) => chooseWhere(where, onKept, setBusy), []);
  return { choose, busy };
};

/** Ends the question: the cart moves along, or everything stays as it was. */
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
