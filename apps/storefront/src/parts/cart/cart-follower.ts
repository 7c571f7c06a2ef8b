import type { Cart } from '@zanga/contract/ordering/carts';
import type { Service } from '../../base/api/api.tsx';
import { storage } from '../../base/storage/storage.ts';
import { type CartIntent, ownerOf, parseCart } from './cart-intent.ts';
import { hasLeft, hearCart, readCart, setCart, watchCart } from './cart-state.ts';
import type { CartSync, LiveCartChange } from './cart-sync.ts';

export type CartFollowing = { readonly sync: () => Promise<CartSync> };

const asker = ({ sync }: CartFollowing) => {
  const ask = (work: (sync: CartSync) => Promise<void>) => {
    // Without a network the code fails to load too: the next return to the page tries again.
    void sync().then(work, () => setCart({ state: 'away', looked: true }));
  };
  return {
    refresh: () => ask((one) => one.refresh()),
    flush: () => ask((one) => one.flush()),
    resume: (left: CartIntent, onTaken: () => void) =>
      ask((one) => {
        const resumed = one.resume(left);
        onTaken();
        return resumed;
      }),
    // A failed report of seen prices is sent again after the next read of the cart.
    remember: (seen: NonNullable<LiveCartChange['seen']>) =>
      ask((one) =>
        one.change({ seen }).then(
          () => undefined,
          () => undefined,
        ),
      ),
  };
};
type Asker = ReturnType<typeof asker>;

const hasOwner = () => storage.read('username') !== null || storage.read('cart_key') !== null;

/** Sends the last visit's unsent changes; without any, reads the live cart. */
const begin = ({ resume, refresh }: Asker, kept: string | null, onTaken: () => void) => {
  const left = parseCart(hasLeft(ownerOf(kept)) ? null : kept);
  if (left.unsent.length > 0) resume(left, onTaken);
  else if (hasOwner()) refresh();
};

/** Follows the owner: a sign-out empties the cart, a sign-in reads the customer's. */
const followOwner = ({ refresh }: Asker) => {
  let owner = storage.read('username');
  storage.subscribe(() => {
    hearCart();
    const person = storage.read('username');
    if (person === owner) return;
    owner = person;
    if (person !== null) refresh();
  });
};

/** Fallen prices by line: once announced, they count as known. */
const fallen = ({ issues, items }: Cart) => {
  const lines = new Set(
    issues.flatMap(({ code, item }) => (code === 'price_fell' && item !== null ? [item] : [])),
  );
  return items.filter(({ id }) => lines.has(id)).map(({ id, product }) => [id, product.total_price] as const);
};

const followChanges = ({ flush, refresh, remember }: Asker) => {
  let tried: CartIntent['unsent'] = [];
  let heard: Cart | null = null;
  const look = () => {
    const { unsent, state, live, version } = readCart();
    if (state === 'asking') return;
    if (unsent.length > 0) {
      if (unsent === tried) return;
      tried = unsent;
      flush();
    } else if (state === 'idle' && live !== null && live.version !== version) refresh();
    else if (state === 'idle' && live !== null && live !== heard) {
      heard = live;
      const seen = fallen(live);
      if (seen.length > 0) remember(Object.fromEntries(seen));
    }
  };
  look();
  watchCart(look);
};

/**
 * Keeps this tab's cart and the live cart on the server equal. `kept` is the last visit's stored cart; `onTaken` runs
 * when its unsent changes have become this tab's.
 */
export const followCart = (
  service: Service,
  kept: string | null,
  onTaken: () => void = () => undefined,
): CartFollowing => {
  let opened: Promise<CartSync> | undefined;
  const sync = () => {
    opened ??= import('./cart-sync.ts')
      .then(({ makeCartSync }) => makeCartSync(service))
      .catch((error: unknown) => {
        opened = undefined;
        throw error;
      });
    return opened;
  };
  const ask = asker({ sync });
  begin(ask, kept, onTaken);
  followOwner(ask);
  followChanges(ask);
  const comeBack = () => {
    if (document.visibilityState === 'visible' && (hasOwner() || readCart().unsent.length > 0)) ask.refresh();
  };
  addEventListener('focus', comeBack);
  addEventListener('online', comeBack);
  document.addEventListener('visibilitychange', comeBack);
  return { sync };
};
