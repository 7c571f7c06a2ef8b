import type { Cart } from '@zanga/contract/ordering/carts';
import type { MixedShop } from '../mixed/mixed-shop.ts';
import { openWire } from '../mixed/wire.ts';
import type { Running } from '../process.ts';

/** Number of people at a time. */
export const people = 8;

const words = ['arancino', 'pizza', 'cassata', 'birra', 'pistacchio', 'norma', 'dolce'];

/** Milliseconds of one visit, reading and filling a cart; `cpuMs` is server and database together. */
export type Measured = {
  readonly visits: number;
  readonly seconds: number;
  readonly readMs: number;
  readonly cartMs: number;
  readonly cpuMs: number;
};

const one = <T>(list: readonly T[], at: number): T => {
  const found = list[at % list.length];
  if (found === undefined) throw new Error('There is nothing to choose from');
  return found;
};

const readsOf = ({ categories, products, kitchen }: MixedShop, at: number) => [
  `/${one(categories, at)}`,
  `/api/products?category=${one(categories, at)}&paginate=40`,
  `/api/products/${one(products, at * 7).slug}`,
  `/api/products/search?search=${one(words, at)}`,
  `/api/shops/${kitchen}/slots?mode=pickup&pieces=${1 + (at % 9)}`,
];

const openCalls = (url: string) => {
  const { ask, close } = openWire(url, people);
  const call = (from: string, path: string, body?: unknown) => {
    const headers = { 'x-forwarded-for': from, 'accept-encoding': 'br' };
    return ask(path, { headers, ...(body !== undefined && { method: 'POST', body }) });
  };
  /** A call that must succeed. */
  const need = async (from: string, path: string, body?: unknown) => {
    const answer = await call(from, path, body);
    if (answer.status !== 200) throw new Error(`${path} was answered with ${answer.status}: ${answer.body}`);
    return answer.body;
  };
  return { call, need, close };
};
type Calls = ReturnType<typeof openCalls>;

/** Products that go into a cart without a choice. */
const findGoods = async ({ products }: MixedShop, { call }: Calls) => {
  const goods: string[] = [];
  for (const [at, { slug }] of products.slice(0, 60).entries()) {
    const { status } = await call(`10.255.0.${at}`, '/api/carts', { items: [{ product: slug, qty: 1 }] });
    if (status === 200) goods.push(slug);
  }
  return goods;
};

/** One visit from a fresh address: reading, then filling a cart. */
const visit = async (shop: MixedShop, { need }: Calls, goods: readonly string[], at: number) => {
  const from = `10.${(at >> 16) & 255}.${(at >> 8) & 255}.${at & 255}`;
  const started = performance.now();
  for (const path of readsOf(shop, at)) await need(from, path);
  const read = performance.now();
  const items = [3, 1, 2].map((qty, line) => ({ product: one(goods, at + line * 11), qty }));
  const first = await need(from, '/api/carts', { items: items.slice(0, 1) });
  // The posted call answers with a cart.
  const { token } = JSON.parse(first.toString()) as Cart;
  await need(from, '/api/carts', { items, token });
  return { readMs: read - started, cartMs: performance.now() - read };
};

/** Honest people; all their calls must succeed. */
export const openHonest = async (shop: MixedShop, server: Running) => {
  const calls = openCalls(server.url);
  const goods = await findGoods(shop, calls);
  const cpu = () => (server.cpu() + shop.database.cpu()) * 1_000;
  let person = 0;

  /** Runs visits one after the other, for each person, until time is up. */
  const measure = async (ms: number): Promise<Measured> => {
    const [used, started] = [cpu(), performance.now()];
    let [visits, readMs, cartMs] = [0, 0, 0];
    const come = async () => {
      while (performance.now() - started < ms) {
        person += 1;
        const took = await visit(shop, calls, goods, person);
        visits += 1;
        readMs += took.readMs;
        cartMs += took.cartMs;
      }
    };
    await Promise.all(Array.from({ length: people }, come));
    return {
      visits,
      seconds: (performance.now() - started) / 1_000,
      readMs: readMs / visits,
      cartMs: cartMs / visits,
      cpuMs: (cpu() - used) / visits,
    };
  };
  return { ask: calls.need, measure, goods, close: calls.close };
};
