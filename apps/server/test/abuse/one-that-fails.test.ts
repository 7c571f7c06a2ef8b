import { expect, it } from 'vitest';
import { callAs, confirmCard, lookAgain, offerPlan } from '../../src/modules/membership/testing.ts';
import { openStand, orderTools } from '../../src/modules/ordering/order/order-testing.ts';
import { expireOrders } from '../../src/modules/ordering/placing/expire-orders.ts';
import { makeTestApp } from '../harness.ts';

const app = await makeTestApp();
const { db, pool, now, payments } = app;
const stand = await openStand(app);
await offerPlan(app);

/** Makes every write of this row fail, as if it were damaged. */
const damage = async (table: string, id: string) => {
  await pool.query(`create or replace function damaged() returns trigger language plpgsql as
    $$ begin raise exception 'damaged'; end $$`);
  await pool.query(
    `create trigger damaged_${table} before update on ${table} for each row when (old.id = '${id}') execute function damaged()`,
  );
};

it('an order that cannot be ended does not keep others from ending', async () => {
  const tools = await orderTools(app);
  const first = await stand.placed();
  const second = await stand.placed();
  await damage('orders', first.id);
  now.at = new Date(now.at.getTime() + 20 * 60_000);
  await expireOrders(tools);
  expect((await stand.see(second)).state).toBe('expired');
  expect((await stand.see(first)).state).toBe('awaiting_payment');
});

it('a joining that cannot be given up does not keep another person’s euro', async () => {
  const call = callAs(app);
  const held: string[] = [];
  for (let person = 0; person < 2; person += 1) {
    const { token, userId } = await app.signIn();
    const asked = { prime_subscription: true, payment_method: 'new' };
    const { body } = await call('POST', '/api/customer/payment/intent', token, asked);
    await confirmCard(app, body.client_secret, '4242424242424242');
    const { payment_id } = await db
      .selectFrom('prime_joinings')
      .select('payment_id')
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow();
    await payments.settle(payment_id);
    held.push(payment_id);
  }
  await damage('payments', held[0] ?? '');
  now.at = new Date(now.at.getTime() + 60 * 60_000);
  await lookAgain(app);
  const { rows } = await pool.query(
    'select given_up_at is not null as given_up from payments where id = any($1) order by array_position($1, id)',
    [held],
  );
  expect(rows).toEqual([{ given_up: false }, { given_up: true }]);
});
