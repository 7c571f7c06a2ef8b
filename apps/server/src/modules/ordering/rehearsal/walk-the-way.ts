import { randomBytes } from 'node:crypto';
import type { Api } from '@zanga/contract/contract';
import type { Product } from '@zanga/contract/menu/product';
import type { Cart, PaymentKind } from '@zanga/contract/ordering/carts';
import type { Shop } from '@zanga/contract/shops/shops';
import { ApiError, type Client, client } from '@zanga/contract/wire/client';
import type { Step, Walked } from './rehearsal-store.ts';
import type { RehearsedKeys } from './rehearsed-keys.ts';

/** Nothing can be ordered now, which is no fault: the shops are closed, or everything is sold out. */
class Idle extends Error {}

/** How long one call is waited for. */
const patienceMs = 15_000;
/** As many shops, and dishes of one, are tried. */
const tries = 3;

/** What stands for no fault when an order is refused with it: a person would solve it, or the brand takes none now. */
const nobodysFault: readonly string[] = ['order.captcha_needed', 'order.code_needed', 'brand.closed'];

const contact = {
  firstname: 'Ordine',
  lastname: 'di prova',
  // A domain that nobody can have; nothing is sent in any case.
  email: 'ordine-di-prova@example.invalid',
  telephone: '+393330000000',
};

/** What charges nothing comes first; of the others the database forgets that they were asked for. */
const paymentOrder: readonly PaymentKind[] = ['till', 'cash', 'card'];

type Way = Client<Api>['api'];

/** What a customer sees of the menu, priced for the shop that they order at; only what is ordered by one tap. */
const dishesOf = async (api: Way): Promise<readonly Product[]> => {
  const { data } = await api('GET /api/products', { query: {} });
  return data.filter(
    ({ kind, availability, age_limit, default_options }) =>
      (kind === 'food' || kind === 'drink') &&
      availability.state === 'available' &&
      age_limit === null &&
      default_options !== null,
  );
};

const isOpen = ({ opening }: Shop): boolean =>
  opening.some(({ service, state }) => service === 'pickup' && state === 'open');

/** Shops where one fetches what one has ordered, those that are open first. */
const shopsOf = async (api: Way): Promise<readonly Shop[]> => {
  const { data } = await api('GET /api/shops', { query: {} });
  const fetched = data.filter(({ services }) => services.includes('pickup'));
  return fetched.toSorted((a, b) => Number(isOpen(b)) - Number(isOpen(a))).slice(0, tries);
};

/** The first shop that can have something ready, and when. */
const slotAt = async (api: Way, shops: readonly Shop[]) => {
  for (const { id } of shops) {
    const { asap, data } = await api('GET /api/shops/:shop/slots', {
      params: { shop: id },
      query: { mode: 'pickup', pieces: 1 },
    });
    const slot = asap === null ? data.find(({ state }) => state !== 'full')?.at : 'asap';
    if (slot !== undefined) return { shop: id, slot };
  }
  throw new Idle('no_slot');
};

type Wish = { readonly shop: string; readonly slot: string; readonly dishes: readonly Product[] };

/** A visitor's cart with one dish; another dish where the first cannot be had after all. */
const cartWith = async (api: Way, { shop, slot, dishes }: Wish, noteCart: (cart: Cart) => void) => {
  let token: string | undefined;
  for (const { id, default_options } of dishes.slice(0, tries)) {
    const cart: Cart = await api('POST /api/carts', {
      body: {
        ...(token !== undefined && { token }),
        items: [{ product: id, options: default_options ?? [], qty: 1 }],
        deliveries: [{ part: 'food', mode: 'pickup', shop, slot }],
      },
    });
    noteCart(cart);
    token = cart.token ?? undefined;
    if (!cart.issues.some(({ blocking }) => blocking)) return cart;
  }
  throw new Idle('nothing_to_order');
};

const placeForm = (cart: Cart, terms: string, idempotency_key: string) => {
  const payment = paymentOrder.find((kind) => cart.payments.includes(kind));
  if (payment === undefined) throw new Idle('no_payment');
  return {
    ...{ cart_id: cart.id, cart_version: cart.version, cart_token: cart.token ?? '' },
    ...{ expected_total: cart.total_price, idempotency_key, contact, terms_version: terms },
    payment_method: payment === 'card' ? ('new' as const) : payment,
  };
};

/** A brand that has published no terms asks nobody to agree to any. */
const termsOf = async (api: Way): Promise<string> => {
  try {
    return (await api('GET /api/contents/:slug', { params: { slug: 'terms' } })).updated_at;
  } catch (error) {
    if (error instanceof ApiError && error.code === 'content.not_found') return 'none';
    throw error;
  }
};

export type WayTools = {
  /** Where this very process listens. */
  readonly address: string;
  readonly keys: RehearsedKeys;
  /** Told of the cart as soon as it is there, so that it can be taken away however the way ends. */
  readonly noteCart: (cart: Cart) => void;
};

/** The way of a customer who fetches one dish; each step through `step`. */
const walk = async (
  { address, keys, noteCart }: WayTools,
  step: <T>(name: string, work: () => Promise<T>) => Promise<T>,
) => {
  let pricedFor: string | undefined;
  const { api } = client<Api>({
    baseUrl: address,
    patienceMilliseconds: patienceMs,
    everyCall: (call) => (call === 'GET /api/products' ? { priced_for: pricedFor } : {}),
  });
  const shops = await step('shops', () => shopsOf(api));
  if (shops.length === 0) throw new Idle('no_shop');
  const { shop, slot } = await step('slots', () => slotAt(api, shops));
  pricedFor = `pickup.${shop}`;
  const dishes = await step('menu', () => dishesOf(api));
  if (dishes.length === 0) throw new Idle('nothing_to_order');
  const cart = await step('cart', () => cartWith(api, { shop, slot, dishes }, noteCart));
  const token = cart.token ?? '';
  const quote = await step('quote', () => api('POST /api/carts', { body: { token } }));
  const terms = await step('terms', () => termsOf(api));
  const key = `rehearsal-${randomBytes(24).toString('base64url')}`;
  keys.add(key);
  try {
    await step('order', () => api('POST /api/orders', { body: placeForm(quote, terms, key) }));
  } finally {
    keys.forget(key);
  }
};

const reasonOf = (error: unknown): string => {
  if (error instanceof ApiError) return error.code === 'unknown' ? `http_${error.status}` : error.code;
  if (error instanceof Error) return error.name === 'TimeoutError' ? 'too_slow' : error.message;
  return String(error);
};

const isIdle = (error: unknown): boolean =>
  error instanceof Idle || (error instanceof ApiError && nobodysFault.includes(error.code));

/** Goes the way of a customer over the network of this machine, and tells how far it came and how long each step took. */
export const walkTheWay = async (tools: WayTools): Promise<Walked> => {
  const steps: Step[] = [];
  let at = '';
  const step = async <T>(name: string, work: () => Promise<T>): Promise<T> => {
    at = name;
    const begun = performance.now();
    try {
      return await work();
    } finally {
      steps.push({ step: name, ms: Math.round(performance.now() - begun) });
    }
  };
  try {
    await walk(tools, step);
    return { outcome: 'good', step: null, reason: null, steps };
  } catch (error) {
    const reason = reasonOf(error).slice(0, 200);
    return { outcome: isIdle(error) ? 'idle' : 'failed', step: at, reason, steps };
  }
};
