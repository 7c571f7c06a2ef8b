import type { DaySum } from '@zanga/contract/ordering/takings';
import type { OrderId } from '@zanga/domain/ids';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { makeTestApp } from '../../../../test/harness.ts';
import { openKitchen } from '../cart/cart-testing.ts';
import { call, newKey, openStand, pay, signInStaff, work } from '../order/order-testing.ts';
import { readTakings } from './store.ts';

const app = await makeTestApp();
const stand = await openStand(app);
const workers = [
  await signInStaff(app, 'worker', stand.shop),
  await signInStaff(app, 'worker', stand.shop),
] as const;
const manager = await signInStaff(app, 'manager');
await app.db
  .updateTable('access_tokens')
  .set({ expires_at: new Date('2099-01-01'), confirmed_at: new Date('2099-01-01') })
  .execute();

const daySum = async (token = manager, day = '') =>
  call<DaySum>(app, `GET backoffice/shops/${stand.shop}/day-sum${day}`, { token });

/** Actions with an order in one evening. */
const deed = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant('part' as const), cents: fc.integer({ min: 1, max: 900 }) }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('rest' as const),
      how: fc.constantFrom('cash', 'terminal', 'voucher'),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('lose' as const) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('back' as const) }) },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('refund' as const), qty: fc.integer({ min: 1, max: 2 }) }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('reject' as const) }) },
);
const evening = fc.array(
  fc.record({
    by: fc.constantFrom('card', 'till'),
    qty: fc.integer({ min: 1, max: 3 }),
    deeds: fc.array(fc.tuple(deed, fc.constantFrom(0, 1)), { maxLength: 4 }),
  }),
  { minLength: 1, maxLength: 5 },
);
const dueOf = async (id: string) =>
  (await call<{ due: number }>(app, `GET backoffice/orders/${id}/takings`, { token: manager })).body.due;

type Deed = typeof deed extends fc.Arbitrary<infer Value> ? Value : never;

/** Acts as the screens would; a senseless action is refused and changes nothing. */
const doIt = async (id: OrderId, what: Deed, token: string) => {
  const take = (payload: object) =>
    call(app, `POST backoffice/orders/${id}/takings`, { token, payload: { key: newKey(), ...payload } });
  const expected = await dueOf(id);
  switch (what.do) {
    case 'part':
      return take({ expected, ways: [{ how: 'cash', amount: what.cents, given: what.cents + 50 }] });
    case 'rest':
      return take({ expected, how: what.how });
    case 'lose':
      return take({ expected, how: 'lost', reason: 'andato via' });
    case 'back': {
      const [last] = (await readTakings(app.db, id)).toReversed();
      const payload = { key: newKey(), reason: 'sbagliato' };
      return call(app, `POST backoffice/orders/${id}/takings/${last?.id}/take-back`, {
        token: manager,
        payload,
      });
    }
    case 'refund': {
      const line = app.db.selectFrom('order_lines').select('id').where('order_id', '=', id);
      const items = [{ id: (await line.executeTakeFirstOrThrow()).id, qty: what.qty }];
      const payload = { key: newKey(), reason: 'era freddo', items };
      return call(app, `POST backoffice/orders/${id}/refunds`, { token: manager, payload });
    }
    case 'reject':
      return work(app, token, id, 'reject', { reason: 'forno spento' });
  }
};

const one = async (query: string): Promise<number> => {
  const { rows } = await app.pool.query<{ sum: string | null }>(`select sum(${query}`);
  return Number(rows[0]?.sum ?? 0);
};
const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0);

/** Compares the day's sum with the tables of orders, takings, refunds and payments. */
const check = async () => {
  const { orders, till, totals } = (await daySum()).body;
  expect(orders.card + orders.taken + orders.lost + orders.cancelled + orders.due).toBe(orders.ordered);
  expect(orders.ordered).toBe(await one('total_cents) from orders'));
  expect(orders.card).toBe(await one("amount_cents) from payments where state = 'paid'"));
  expect(orders.refunded).toBe(await one('amount_cents) from order_refunds where failed_at is null'));
  const signed =
    'case when takes_back is null then amount_cents else -amount_cents end) from takings where how';
  expect(orders.taken).toBe(await one(`${signed} <> 'lost'`));
  expect(orders.lost).toBe(await one(`${signed} = 'lost'`));
  expect(totals.taken - totals.taken_back).toBe(orders.taken);
  expect(totals.lost).toBe(orders.lost);
  expect(totals.net).toBe(totals.taken - totals.taken_back - totals.refunded);
  expect(sum(till.filter(({ how }) => how !== 'lost').map(({ net }) => net))).toBe(totals.net);
  // No refund exceeds the takings, and no order owes less than zero.
  expect(await one('greatest(0, taken_cents + lost_cents - total_cents)) from orders')).toBe(0);
  expect(
    await one("greatest(0, refunded_cents - taken_cents)) from orders where payment_kind <> 'card'"),
  ).toBe(0);
  const dues = await app.db.selectFrom('orders').select('id').execute();
  expect(orders.due).toBe(sum(await Promise.all(dues.map(({ id }) => dueOf(id)))));
};

it('adds up to the cent, with any actions in an evening', { timeout: 120_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(evening, async (orders) => {
      for (const { by, qty, deeds } of orders) {
        const wish = { items: stand.pizzas(qty), deliveries: [stand.pickup] };
        const order = await stand.placed(wish, by === 'till' ? { payment_method: 'till' } : {});
        if (by === 'card') await pay(app, order);
        for (const [what, who] of deeds) await doIt(order.id, what, workers[who] ?? manager);
      }
      await check();
    }),
    { numRuns: 6, endOnFailure: true },
  );
});

it('is the managers’ of that shop, of any day', async () => {
  expect((await daySum(workers[0])).status).toBe(403);
  const elsewhere = await signInStaff(app, 'manager', await openKitchen(app, { name: 'Zanga Palermo' }));
  expect((await daySum(elsewhere)).status).toBe(404);
  expect((await daySum(manager, '?day=2026-02-30')).status).toBe(422);
  const empty = await daySum(manager, '?day=2026-11-19');
  expect(empty.body).toMatchObject({ orders: { count: 0, ordered: 0 }, till: [], totals: { net: 0 } });
});
