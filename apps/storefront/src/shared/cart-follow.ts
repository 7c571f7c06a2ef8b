import type { Service } from './api.tsx';
import { parseCart } from './cart-intent.ts';
import { forgetCart, hearCart, readCart, watchCart } from './cart-state.ts';
import type { CartSync, CartWish } from './cart-sync.ts';
import { storage } from './storage.ts';

let reach: Service | undefined;
let opened: Promise<CartSync> | undefined;

/** What speaks with the server about the cart; its code comes when there is something to say. */
const cartSync = (): Promise<CartSync> => {
  const service = reach;
  if (!service) return Promise.reject(new Error('Nobody follows the cart yet'));
  opened ??= import('./cart-sync.ts').then(({ makeCartSync }) => makeCartSync(service));
  return opened;
};

// Without a network its code does not come either: the next return to the page asks again.
const ask = (work: (sync: CartSync) => Promise<void>) => {
  void cartSync().then(work, () => {
    opened = undefined;
  });
};
const refresh = () => ask((sync) => sync.refresh());

const hasOwner = () => storage.read('username') !== null || storage.read('cart_key') !== null;

/** What the last visit could not tell the server is told now; otherwise the live cart comes back from there. */
const begin = () => {
  const left = parseCart(storage.read('cart'));
  if (left.unsent.length > 0) ask((sync) => sync.resume(left));
  else if (hasOwner()) refresh();
};

/** Who leaves takes the cart along; who comes brings theirs. */
const followOwner = () => {
  let owner = storage.read('username');
  storage.subscribe(() => {
    const person = storage.read('username');
    if (person === owner) return hearCart();
    const somebodyLeft = owner !== null;
    owner = person;
    if (somebodyLeft) forgetCart();
    if (person !== null) refresh();
  });
};

const followChanges = () => {
  let tried = readCart().unsent;
  watchCart(() => {
    const { unsent, state, live, version } = readCart();
    if (state === 'asking') return;
    if (unsent.length > 0) {
      if (unsent === tried) return;
      tried = unsent;
      ask((sync) => sync.flush());
    } else if (state === 'idle' && live !== null && live.version !== version) refresh();
  });
};

/** Keeps the cart of this tab and the live one of its owner the same, from before the start-up on (STA-3). */
export const followCart = (service: Service) => {
  reach = service;
  begin();
  followOwner();
  followChanges();
  const comeBack = () => {
    if (document.visibilityState === 'visible' && (hasOwner() || readCart().unsent.length > 0)) refresh();
  };
  addEventListener('focus', comeBack);
  addEventListener('online', comeBack);
  document.addEventListener('visibilitychange', comeBack);
};

/** Changes of the live cart what is not a line; a refusal goes to whoever asked. */
export const wishCart = async (part: CartWish) => (await cartSync()).wish(part);
