import { isApiError, isUnheard } from '@zanga/browser/api/api-error.ts';
import type { Cart, CartForm } from '@zanga/contract/ordering/carts';
import { toast } from '@zanga/ui/overlays/toast-queue.ts';
import type { Service } from '../../base/api/api.tsx';
import { storage } from '../../base/storage/storage.ts';
import { startingWith } from '../where/cart/where-deliveries.ts';
import { keepWhere, readWhere } from '../where/where.ts';
import { hasLiveCart, isRefusal, lookAtCart, mustMerge, tellCart } from './cart-calls.ts';
import { type CartIntent, withChange } from './cart-intent.ts';
import { withCartLock } from './cart-lock.ts';
import { cartNewsTexts as t } from './cart-news-texts.ts';
import { dropRefused, isInvalid, settleCart, settleLooked } from './cart-settle.ts';
import { hearCart, readCart, setCart } from './cart-state.ts';

/** A change to the live cart outside its lines; each field replaces the old one. */
export type LiveCartChange = Pick<
  CartForm,
  'deliveries' | 'coupon' | 'coupon_choice' | 'single_cart_shop' | 'gift' | 'meta' | 'seen'
>;

/** Most tries in a row while other devices keep changing the same cart. */
const mostTries = 5;

/** Pause before unanswered changes are sent again. */
const patienceMilliseconds = 5_000;

/** Shop of a new cart at a table or totem; elsewhere the chosen place decides. */
const startedFrom = () => {
  const shop = storage.read('direct') === null ? null : storage.read('shop_address');
  const { live } = readCart();
  if (shop === null) return startingWith(live);
  const held = live?.single_cart_shop ?? null;
  const isNew = live === null || live.items.length === 0;
  return held !== shop && (isNew || held !== null) ? { single_cart_shop: shop } : {};
};

const look = async (service: Service) => {
  const cart = await lookAtCart(service);
  if (cart) settleLooked(cart);
  else setCart({ live: null, version: 0 });
};

const tellChanges = async (service: Service) => {
  hearCart();
  const { items, unsent, version } = readCart();
  const lines = items.map((line) => ({
    ...line,
    options: [...line.options],
    without: line.without && [...line.without],
  }));
  settleCart(await tellCart(service, version, { items: lines, ...startedFrom() }), unsent);
};

/** Handles a refusal that a further try can solve; true if it is worth one. */
const recover = async (service: Service, error: unknown) => {
  if (isRefusal(error, 'cart.stale')) {
    await look(service);
    toast({ text: t.changedElsewhere });
    return true;
  }
  if (isInvalid(error)) {
    // The chosen shop or address may have been deleted elsewhere. Drop it and keep the dish.
    if (Object.keys(error.fields).some((field) => field.startsWith('deliveries.')) && readWhere()) {
      keepWhere(null);
      toast({ text: t.placeGone });
      return true;
    }
    dropRefused(error);
    return true;
  }
  return false;
};

/** Sends all changes until none is left or the server does not answer. */
const tellAll = async (service: Service) => {
  hearCart();
  if (mustMerge() || (hasLiveCart() && readCart().live === null)) await look(service);
  for (let tries = 0; tries < mostTries && readCart().unsent.length > 0; tries += 1) {
    try {
      await tellChanges(service);
    } catch (error) {
      if (!(await recover(service, error))) throw error;
    }
  }
};

const tellChange = async (service: Service, part: LiveCartChange): Promise<Cart> => {
  await tellAll(service);
  for (let tries = 1; ; tries += 1) {
    try {
      const cart = await tellCart(service, readCart().version, part);
      settleCart(cart, []);
      return cart;
    } catch (error) {
      if (!isRefusal(error, 'cart.stale') || tries === mostTries) throw error;
      await look(service);
    }
  }
};

/** Synchronises the cart with the server. */
export const makeCartSync = (service: Service) => {
  let retry: ReturnType<typeof setTimeout> | undefined;

  /** Marks the cart as waiting during a call; without an answer tries again later. */
  const asking = (work: () => Promise<void>) =>
    withCartLock(async () => {
      clearTimeout(retry);
      setCart({ state: 'asking' });
      try {
        await work();
        setCart({ state: 'idle', looked: true });
      } catch (error) {
        const waits = readCart().unsent.length > 0;
        setCart({ state: waits || hasLiveCart() ? 'away' : 'idle', looked: true });
        if (waits) retry = setTimeout(() => void flush(), patienceMilliseconds);
        if (!isApiError(error) && !isUnheard(error)) throw error;
      }
    });

  const flush = () => asking(() => tellAll(service));

  /** Reads the live cart, then sends pending changes. */
  const refresh = () =>
    asking(async () => {
      await look(service);
      await tellAll(service);
    });

  /** Continues with an earlier visit's unsent changes. */
  const resume = async ({ items, unsent }: Pick<CartIntent, 'items' | 'unsent'>) => {
    setCart({ items: hasLiveCart() ? items : unsent.reduce(withChange, []), unsent });
    await refresh();
  };

  /** Changes a part other than the lines; a refusal goes to the caller. */
  const change = (part: LiveCartChange): Promise<Cart> =>
    withCartLock(async () => {
      setCart({ state: 'asking' });
      try {
        return await tellChange(service, part);
      } finally {
        setCart({ state: 'idle', looked: true });
      }
    });

  return { flush, refresh, resume, change };
};

export type CartSync = ReturnType<typeof makeCartSync>;
