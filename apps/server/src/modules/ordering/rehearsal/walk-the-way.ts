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

/** Timeout of one call. */
const patienceMs = 15_000;
/** Shops, and dishes of one, to try. */
const tries = 3;

/** Refusals that are no fault: a person would solve the captcha, or the brand is closed. */
const nobodysFault: readonly string[] = ['order.captcha_needed', 'order.code_needed', 'brand.closed'];

const contact = {
  firstname: 'Ordine',
  lastname: 'di prova',
  // A reserved domain that cannot be registered; nothing is sent in any case.
  email: 'ordine-di-prova@example.invalid',
  telephone: '+393330000000',
};

/** Kinds without a charge first; the request of a charge is rolled back. */
const paymentOrder: readonly PaymentKind[] = ['till', 'cash', 'card'];

type Way = Client<Api>['api'];

/** Menu of a customer, priced for their shop; only dishes that one tap orders. */
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

/** Shops with pickup, open ones first. */
const shopsOf = async (api: Way): Promise<readonly Shop[]> => {
  const { data } = await api('GET /api/shops', { query: {} });
  const fetched = data.filter(({ services }) => services.includes('pickup'));
  return fetched.toSorted((a, b) => Number(isOpen(b)) - Number(isOpen(a))).slice(0, tries);
};

/** The first shop with a free slot, and the slot. */
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

/** A visitor's cart with one dish; with the next dish where the first turns out unavailable. */
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

/** A brand without published terms has none to agree to. */
const termsOf = async (api: Way): Promise<string> => {
  try {
    return (await api('GET /api/contents/:slug', { params: { slug: 'terms' } })).updated_at;
  } catch (error) {
    if (error instanceof ApiError && error.code === 'content.not_found') return 'none';
    throw error;
  }
};

export type WayTools = {
  /** Address of this very process. */
  readonly address: string;
  readonly keys: RehearsedKeys;
  /** Called as soon as the cart exists, so that it can be deleted however the walk ends. */
  readonly noteCart: (cart: Cart) => void;
};

/** The way of a customer who collects one dish; each step through `step`. */
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

/** Orders like a customer over the local network; returns the last step, and the duration of each. */
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
