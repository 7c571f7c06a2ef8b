import type { Cart } from '@zanga/contract/ordering/carts';
import type { Service } from '../../base/api/api.tsx';
import { storage } from '../../base/storage/storage.ts';
import { type CartIntent, ownerOf, parseCart } from './cart-intent.ts';
import { hasLeft, hearCart, readCart, setCart, watchCart } from './cart-state.ts';
import type { CartSync, LiveCartChange } from './cart-sync.ts';

export type Following = { readonly sync: () => Promise<CartSync> };

const asker = ({ sync }: Following) => {
  const ask = (work: (sync: CartSync) => Promise<void>) => {
    // Without a network its code does not come either: the next return to the page asks again.
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
    // What could not be told is told again with the next cart that is read.
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

/** Sends the changes that the last visit could not send; where there are none, reads the live cart. */
const begin = ({ resume, refresh }: Asker, kept: string | null, onTaken: () => void) => {
  const left = parseCart(hasLeft(ownerOf(kept)) ? null : kept);
  if (left.unsent.length > 0) resume(left, onTaken);
  else if (hasOwner()) refresh();
};

/** Signing out takes the cart along; signing in reads the customer's. */
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

/** The prices that fell, by line: told by now, they are the ones one knows. */
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
 * Keeps this tab's cart and the live cart on the server alike; `kept` is the cart stored by the last visit, and `onTaken`
 * is told when what that could not send has become this tab's.
 */
export const followCart = (
  service: Service,
  kept: string | null,
  onTaken: () => void = () => undefined,
): Following => {
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
