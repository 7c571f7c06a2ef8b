import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';
import { describe, expect, it, vi } from 'vitest';
import { makeTestApp } from '../../../../test/harness.ts';
import { openStand } from '../order/order-testing.ts';

const app = await makeTestApp();
const stand = await openStand(app);
await app.db.updateTable('products').set({ stock: 100 }).where('slug', '=', 'tazza').execute();

describe('an order that was just placed', () => {
  it.each(['new', 'till'])('is answered as it is read afterwards, paid with %s', async (payment_method) => {
    const items = [...stand.pizzas(), { product: 'tazza', qty: 1 }];
    const goods = { ...stand.pickup, part: 'goods' } as const;
    const gift = { recipient: 'Zia Pina', message: 'Auguri “di cuore”\n', hide_prices: true };
    const wish = { items, deliveries: [stand.pickup, goods], gift, meta: { source: 'qr' } };
    const { order, id, token } = await stand.placed(wish, { payment_method });
    expect(order.items.map(({ total }) => total)).toEqual([1700, 1200]);
    expect(await stand.see({ id, token })).toEqual(order);
  });
});

describe('what an order asks of the database', () => {
  const asking = new AsyncLocalStorage<string[]>();
  const query = pg.Client.prototype.query;

  /** Statements that the work itself sends; jobs and signs of life of connections send theirs when it suits them. */
  const during = async (work: () => Promise<unknown>): Promise<readonly string[]> => {
    const sent: string[] = [];
    const spy = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
      this: pg.Client,
      ...given: unknown[]
    ) {
      // Whatever the overload, it begins with a text or with something that has one.
      const first = given[0] as string | { readonly text: string };
      asking.getStore()?.push(typeof first === 'string' ? first : first.text);
      return Reflect.apply(query, this, given);
    });
    await asking.run(sent, work);
    spy.mockRestore();
    return sent.filter((one) => !/pgboss/.test(one));
  };

  it.each([
    ['new', { items: [{ product: 'tazza', qty: 1 }], deliveries: [stand.pickup, stand.shipped] }, 14],
    ['till', { items: [], deliveries: [stand.pickup] }, 15],
  ])('is said in few statements, paid with %s', async (payment_method, { items, deliveries }, most) => {
    const cart = await stand.cartOf({ items: [...stand.pizzas(), ...items], deliveries });
    const sent = await during(async () => {
      expect((await stand.order(cart, { payment_method })).status).toBe(201);
    });
    expect(sent.filter((text) => text.startsWith('begin'))).toHaveLength(1);
    expect(sent).toContain('commit');
    expect(sent.length, sent.join('\n---\n')).toBeLessThanOrEqual(most);
  });
});
