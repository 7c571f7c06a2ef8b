import { randomUUID } from 'node:crypto';
import type { Cart } from '@zanga/contract/ordering/carts';
import { addDays, instantOf, wallClock } from '@zanga/domain/time';
import type { MixedShop } from './mixed-shop.ts';
import { somebodyCalled } from './somebody.ts';
import type { Tally } from './tally.ts';
import type { Wire, WireAnswer } from './wire.ts';

/** Fields of a placed order that the load uses. */
type Placed = { readonly order: { readonly id: string }; readonly token: string };

/** Readings of one person before they leave. */
const readsOfOne = 40;

const words = ['arancino', 'pizza', 'cassata', 'birra', 'senza glutine', 'pistacchio', 'norma', 'dolce'];

type Choose = <T>(list: readonly T[]) => T;

/** Chooses from a list in turn, never neighbours one after the other. */
const chooser = (): Choose => {
  let turn = 0;
  return <T>(list: readonly T[]): T => {
    turn += 1;
    const one = list[(turn * 37) % list.length];
    if (one === undefined) throw new Error('There is nothing to choose from');
    return one;
  };
};

const addressOf = (at: number) => `10.${(at >> 16) & 255}.${(at >> 8) & 255}.${at & 255}`;

const card = { number: '4242424242424242', exp_month: 12, exp_year: 2040, cvc: '123' };

/** Form of a guest's order, for the cart as shown. */
const formFor = ({ id, token, total_price }: Cart, terms_version: string) => ({
  cart_id: id,
  cart_token: token,
  expected_total: total_price,
  payment_method: 'new',
  idempotency_key: randomUUID(),
  contact: somebodyCalled(id),
  terms_version,
  of_age: true,
});

/** Creates people, each of them new, and counts their calls. */
const makeArrivals = (wire: Wire, restMs: number) => {
  let people = 0;
  return (tally: Tally) => {
    people += 1;
    const own = { 'accept-encoding': 'br', 'x-forwarded-for': addressOf(people) };
    let spent = 0;
    const call = async (url: string, asking: Parameters<Wire['ask']>[1] = {}): Promise<WireAnswer> => {
      if (restMs > 0) await new Promise((resolve) => setTimeout(resolve, restMs * 2 * Math.random()));
      const started = performance.now();
      const answer = await wire.ask(url, { ...asking, headers: { ...own, ...asking.headers } });
      spent += performance.now() - started;
      tally.count(answer.status);
      return answer;
    };
    /** A refusal returns undefined and is counted. */
    const post = async <Body>(url: string, body: unknown): Promise<Body | undefined> => {
      const answer = await call(url, { method: 'POST', body });
      return answer.status < 300 ? (JSON.parse(answer.body.toString()) as Body) : undefined;
    };
    /** Time of the calls since the last note, without rests. */
    const note = (name: string) => {
      tally.note(name, spent);
      spent = 0;
    };
    return { call, post, note };
  };
};

const makeReads = (shop: MixedShop, one: Choose): Readonly<Record<string, () => string>> => ({
  list: () => `/api/products?category=${one(shop.categories)}&paginate=40`,
  detail: () => `/api/products/${one(shop.products).slug}`,
  search: () => `/api/products/search?search=${encodeURIComponent(one(words))}`,
  page: () =>
    one([true, false, false]) ? `/prodotto/${one(shop.products).slug}` : `/${one(shop.categories)}`,
});

/** People of the load. Each is new, at an own address, and rests between two calls. */
export const makePeople = (shop: MixedShop, wire: Wire, restMs: number) => {
  const one = chooser();
  const reads = makeReads(shop, one);
  const arrive = makeArrivals(wire, restMs);
  /** Two products without choices, for pickup tomorrow evening. */
  const wishOf = (goods: readonly string[]) => {
    const slot = instantOf(addDays(wallClock(new Date()).date, 1), 18 * 60).toISOString();
    return {
      items: [2, 1].map((qty) => ({ product: one(goods), qty })),
      deliveries: [{ part: 'food', mode: 'pickup', shop: shop.kitchen, slot }],
    };
  };
  return {
    arrive,
    wishOf,
    /** Reads like a browser, with conditional requests. */
    reader: async (tally: Tally, isOver: () => boolean): Promise<void> => {
      const { call, note } = arrive(tally);
      const etags = new Map<string, string>();
      const names = Object.keys(reads);
      for (let read = 0; read < readsOfOne && !isOver(); read += 1) {
        const name = names[read % names.length] ?? '';
        const url = reads[name]?.() ?? '/home';
        const etag = etags.get(url);
        const answer = await call(url, etag === undefined ? {} : { headers: { 'if-none-match': etag } });
        note(name);
        if (answer.etag !== '') etags.set(url, answer.etag);
      }
    },
    /** Fills a cart in three steps and leaves it. */
    carter: async (tally: Tally, goods: readonly string[]): Promise<void> => {
      const { post, note } = arrive(tally);
      const { items, deliveries } = wishOf(goods);
      let token: string | null | undefined;
      for (const step of [{ items: items.slice(0, 1) }, { items }, { items, deliveries }]) {
        const cart = await post<Cart>('/api/carts', { ...step, ...(token && { token }) });
        note('cart');
        token = cart?.token;
      }
    },
    /** Goes from a cart to a paid order, and looks at it. */
    buyer: async (tally: Tally, goods: readonly string[]): Promise<void> => {
      const { post, note } = arrive(tally);
      const cart = await post<Cart>('/api/carts', wishOf(goods));
      const placed = cart && (await post<Placed>('/api/orders', formFor(cart, shop.terms)));
      if (!placed) return;
      const own = { token: placed.token };
      const paying = { ...own, order_id: placed.order.id, payment_method: 'new' };
      const intent = await post<{ client_secret: string }>('/api/payment/intent', paying);
      if (!intent) return;
      const { client_secret } = intent;
      await post('/dev/payments/confirm', { client_secret, card });
      const end = await post<{ status: string }>('/api/payment/settle', { client_secret });
      await post(`/api/orders/${placed.order.id}`, own);
      note('checkout');
      if (end?.status === 'succeeded') tally.paid();
    },
  };
};

export type People = ReturnType<typeof makePeople>;
