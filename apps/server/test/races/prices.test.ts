import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import type { App } from '../../src/app.ts';
import { openStand } from '../../src/modules/ordering/order/order-testing.ts';
import { makeTestApp, startOtherNode } from '../harness.ts';

// Reads prices while they rise: over the network, where answers are kept, from two nodes that each hear the changes.

const app = await makeTestApp();
const stand = await openStand(app);
const addressOf = ({ http }: Pick<App, 'http'>) => http.listen({ port: 0, host: '127.0.0.1' });
const nodes = [await addressOf(app), await addressOf(await startOtherNode(app))];

const dish = 'norma';
const rises = 40;
const first = 1_000;

/** Addresses that show the dish's price. */
const paths = ['/api/products?paginate=24', `/api/products/${dish}`, '/api/products/search?search=norma'];

type PricedAnswer = {
  readonly slug?: string;
  readonly price?: number;
  readonly data?: readonly PricedAnswer[];
};

/** Price of the dish at an address; undefined where it is not offered. */
const read = async (url: string): Promise<number | undefined> => {
  const answer = await fetch(url);
  // Each address answers with a product, a list, or a refusal.
  const body = (await answer.json()) as PricedAnswer;
  if (!answer.ok) return undefined;
  return body.slug === dish ? body.price : body.data?.find(({ slug }) => slug === dish)?.price;
};

const setPrice = (cents: number) =>
  app.db.updateTable('products').set({ price_cents: cents }).where('slug', '=', dish).execute();

type Seen = { readonly url: string; last: number; readonly falls: string[] };

/** Reads an address until told to end, and records every fall of the price. */
const follow = async (seen: Seen, ended: () => boolean): Promise<void> => {
  while (!ended()) {
    const price = (await read(seen.url)) ?? 0;
    if (price < seen.last) seen.falls.push(`${seen.url}: ${seen.last}, then ${price}`);
    seen.last = price;
    // Writer and listeners share this process.
    await pause(2);
  }
};

const everywhere = nodes.flatMap((node) => paths.map((path) => node + path));

describe('while a price rises', () => {
  it('no reader sees an older one after a newer one at either node, and each appears everywhere', async () => {
    let over = false;
    const all = everywhere.map((url): Seen => ({ url, last: 0, falls: [] }));
    const readers = all.map((seen) => follow(seen, () => over));
    for (let rise = 1; rise <= rises; rise += 1) {
      // A change while answers are made from the price before it: none of them must be kept.
      const price = first + 2 * rise;
      await setPrice(price - 1);
      await pause(rise % 10);
      await setPrice(price);
      await expect.poll(() => all.map(({ last }) => last), { interval: 3 }).toEqual(all.map(() => price));
    }
    over = true;
    await Promise.all(readers);
    expect(all.flatMap(({ falls }) => falls)).toEqual([]);
  });
});

describe('a withdrawn dish', () => {
  it('cannot be ordered from then on, even from an older cart, and soon disappears everywhere', async () => {
    const carts = await Promise.all(Array.from({ length: 12 }, () => stand.cartOf()));
    const [early, ...late] = carts;
    expect((await stand.order(early ?? (await stand.cartOf()))).status).toBe(201);
    await app.db.updateTable('products').set({ published: false }).where('slug', '=', dish).execute();
    const refused = await Promise.all(late.map((cart) => stand.order(cart)));
    expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 409));
    for (const url of everywhere) await expect.poll(() => read(url)).toBe(undefined);
    expect(await app.db.selectFrom('orders').select('id').execute()).toHaveLength(1);
  });
});
