import type { OrderId } from '@zanga/domain/ids';
import { cents, formatEuro } from '@zanga/domain/money';
import { beforeEach, describe, expect, it } from 'vitest';
import { makeTestApp } from '../../../../test/harness.ts';
import { messagesTo } from '../../notifications/testing.ts';
import {
  boardOf,
  call,
  openStand,
  orderTools,
  pay,
  signInStaff,
  takeMoney,
  work,
} from '../order/order-testing.ts';
import { closeLeftOpen } from './close-left-open.ts';
import { tellLeftOpen } from './tell-left-open.ts';

const noon = new Date('2026-11-20T12:00:00Z');
const app = await makeTestApp({ now: { at: noon } });
const stand = await openStand(app);
const worker = await signInStaff(app, 'worker', stand.shop);
const manager = await signInStaff(app, 'manager', stand.shop);
const tools = await orderTools(app);
await app.db
  .updateTable('access_tokens')
  .set({ expires_at: new Date('2099-01-01') })
  .execute();

const till = { payment_method: 'till' };
const evening = new Date('2026-11-20T22:30:00Z');
/** Seven and eight in the morning in Rome; the usual rule closes at eight. */
const seven = new Date('2026-11-21T06:00:00Z');
const eight = new Date('2026-11-21T07:00:00Z');

const close = (at: Date) => {
  app.now.at = at;
  return closeLeftOpen(tools, at);
};
const accepted = async (paid: 'card' | 'till' | 'not' = 'till') => {
  const order = await stand.placed(undefined, paid === 'card' ? {} : till);
  if (paid === 'card') await pay(app, order);
  await work(app, worker, order.id, 'accept', { minutes: 20 });
  if (paid === 'till') await takeMoney(app, worker, order.id, order.order.total);
  return order;
};
const partOf = (id: OrderId) =>
  app.db
    .selectFrom('order_parts')
    .select(['state', 'left_open_at'])
    .where('order_id', '=', id)
    .executeTakeFirstOrThrow();
const audited = async (id: string) =>
  (
    await app.pool.query(
      `select action, actor, user_id from audit_entries where thing = $1 and actor = 'system'`,
      [id],
    )
  ).rows;
const moneyOf = async (id: string) =>
  (await app.pool.query('select taken_cents, lost_cents, refunded_cents from orders where id = $1', [id]))
    .rows[0];

beforeEach(async () => {
  app.now.at = noon;
  await app.pool.query('delete from answer_plans');
  // Orders that earlier tests left open would be closed here.
  await app.pool.query(`update order_parts set state = 'cancelled' where state <> 'cancelled'`);
});

describe('[ROL-3] an order that stays open past its day', () => {
  it('stays open through the night, and is closed by itself the next morning', async () => {
    const orders = [await accepted('card'), await accepted('till')];
    await work(app, worker, orders[0]?.id ?? '', 'advance', { event: 'finish' });
    for (const at of [evening, seven]) await close(at);
    for (const { id } of orders) expect((await partOf(id)).state).not.toBe('completed');
    await close(eight);
    for (const order of orders) {
      expect(await partOf(order.id)).toEqual({ state: 'completed', left_open_at: null });
      expect((await stand.see(order)).state).toBe('completed');
      expect(await audited(order.id)).toMatchObject([{ action: 'order.close', user_id: null }]);
    }
  });

  it('is never closed with money due: it stays, marked, and its sums stay as they are', async () => {
    const order = await accepted('not');
    const before = await moneyOf(order.id);
    for (const at of [eight, new Date(eight.getTime() + 600_000)]) await close(at);
    expect(await partOf(order.id)).toEqual({ state: 'accepted', left_open_at: eight });
    expect(await moneyOf(order.id)).toEqual(before);
    expect(await audited(order.id)).toMatchObject([{ action: 'order.leave_open' }]);
    // A worker takes the money and closes it, in one step each.
    app.now.at = eight;
    const early = await signInStaff(app, 'worker', stand.shop);
    expect(await work(app, early, order.id, 'advance', { event: 'close' })).toMatchObject({
      status: 409,
      body: { code: 'order.not_collected' },
    });
    await takeMoney(app, early, order.id, order.order.total);
    expect((await work(app, early, order.id, 'advance', { event: 'close' })).status).toBe(200);
    expect((await partOf(order.id)).state).toBe('completed');
  });

  it('[RTE-14] is reported to its managers in the morning, once for all that owe, until it is paid', async () => {
    const { rows: managers } = await app.pool.query<{ email: string }>(
      `select u.email from users u join user_roles r on r.user_id = u.id where r.role = 'manager'`,
    );
    const boss = managers[0]?.email ?? expect.fail();
    const owing = [await accepted('not'), await accepted('not')];
    await accepted('till');
    await close(eight);
    const waiting = () =>
      app.pool.query(
        `select count(*)::int from pgboss.job where name = 'ordering.tell_left_open' and state = 'created'`,
      );
    expect((await waiting()).rows).toEqual([{ count: 1 }]);
    for (const _ of [1, 2]) await tellLeftOpen(tools, stand.shop, eight);
    const [letter, ...others] = await messagesTo(app, boss);
    const due = owing.reduce((sum, { order }) => sum + order.total, 0);
    expect(others).toEqual([]);
    expect(letter?.subject).toContain(formatEuro(cents(due)));
    for (const { order } of owing) expect(letter?.text).toContain(order.number);

    // The next morning one of them is paid: only the other is reported, and none once both are paid.
    const next = new Date(eight.getTime() + 86_400_000);
    const pay = async (order: (typeof owing)[number] | undefined) => {
      // The worker signed in the day before.
      app.now.at = noon;
      if (order) await takeMoney(app, worker, order.id, order.order.total);
    };
    await pay(owing[0]);
    await tellLeftOpen(tools, stand.shop, next);
    const letters = await messagesTo(app, boss, 2);
    expect(letters).toHaveLength(2);
    expect(letters.filter(({ text }) => text.includes(owing[0]?.order.number ?? '?'))).toHaveLength(1);
    await pay(owing[1]);
    await tellLeftOpen(tools, stand.shop, new Date(next.getTime() + 86_400_000));
    expect(await messagesTo(app, boss, 2)).toHaveLength(2);
  });

  it('is on the board with when it is to be closed', async () => {
    const { id } = await accepted();
    const toClose = async (at: Date) => {
      app.now.at = at;
      return (await boardOf(app, worker)).data.find(({ order }) => order === id)?.to_close;
    };
    expect(await toClose(noon)).toBe(false);
    expect(await toClose(new Date('2026-11-20T15:19:00Z'))).toBe(false);
    expect(await toClose(new Date('2026-11-20T15:20:00Z'))).toBe(true);
  });

  it('follows its shop’s own rule, and none where it says so', async () => {
    const plan = { louder: 2, managers: 5, call: null, cancel: null, pause: 30 };
    const put = (given: object) =>
      call(app, `PUT backoffice/shops/${stand.shop}/answering`, {
        token: manager,
        payload: { plan: { ...plan, ...given } },
      });
    const { id } = await accepted();
    expect((await put({ close: null })).status).toBe(200);
    await close(new Date('2026-11-30T12:00:00Z'));
    expect((await partOf(id)).state).toBe('accepted');
    app.now.at = noon;
    await put({ close: 0 });
    // Five in the morning in Rome.
    await close(new Date('2026-11-21T04:00:00Z'));
    expect((await partOf(id)).state).toBe('completed');
    app.now.at = noon;
    expect((await put({ close: 100 })).status).toBe(422);
  });

  it('is left alone where it is for another day, shipped, or not answered at all', async () => {
    const later = await accepted();
    await app.pool.query(`update order_parts set promised_at = '2026-11-22T12:00:00Z' where order_id = $1`, [
      later.id,
    ]);
    const shipped = await stand.placed(
      { items: [{ product: 'tazza', qty: 1 }], deliveries: [stand.shipped] },
      {},
    );
    await app.pool.query(`update order_parts set state = 'accepted' where order_id = $1`, [shipped.id]);
    const waiting = await stand.placed(undefined, till);
    await close(eight);
    expect((await partOf(later.id)).state).toBe('accepted');
    expect((await partOf(shipped.id)).state).toBe('accepted');
    expect((await partOf(waiting.id)).state).toBe('placed');
  });

  it('is one of three hundred: two servers at once close the paid ones, and mark the ones with money due', async () => {
    const paid = await accepted('till');
    const owing = await accepted('not');
    const copy = (from: string, count: number) => app.pool.query(copies, [from, count]);
    await copy(paid.id, 180);
    await copy(owing.id, 150);
    await app.pool.query(`update order_parts set since = $1, promised_at = $1 where state = 'accepted'`, [
      noon,
    ]);
    app.now.at = eight;
    await Promise.all([closeLeftOpen(tools, eight), closeLeftOpen(tools, eight)]);
    const { rows } = await app.pool.query(
      `select p.state, count(*)::int from order_parts p join orders o on o.id = p.order_id
       where p.state in ('accepted', 'completed') group by 1 order by 1`,
    );
    expect(rows).toEqual([
      { state: 'accepted', count: 151 },
      { state: 'completed', count: 181 },
    ]);
    const entries = await app.pool.query(
      `select action, count(*)::int from audit_entries where action in ('order.close', 'order.leave_open')
       and thing like 'ord_copy%' group by 1 order by 1`,
    );
    expect(entries.rows).toEqual([
      { action: 'order.close', count: 180 },
      { action: 'order.leave_open', count: 150 },
    ]);
  });

  it('is passed over where it cannot be closed, and the others are; the next time goes on', async () => {
    const broken = await accepted();
    const whole = await accepted();
    await app.pool.query(`create or replace function refuse_this() returns trigger language plpgsql as
      $$ begin if new.order_id = '${broken.id}' and new.state = 'completed' then raise 'killed'; end if; return new; end $$`);
    await app.pool.query(
      'create trigger refuse_this before update on order_parts for each row execute function refuse_this()',
    );
    await close(eight);
    expect([(await partOf(broken.id)).state, (await partOf(whole.id)).state]).toEqual([
      'accepted',
      'completed',
    ]);
    expect(await audited(broken.id)).toEqual([]);
    await app.pool.query('drop trigger refuse_this on order_parts');
    await close(new Date(eight.getTime() + 600_000));
    expect((await partOf(broken.id)).state).toBe('completed');
  });
});

/** Copies of an order, each with an id and reference of its own. */
const copies = `
  with new_orders as (
    insert into orders select (jsonb_populate_record(o, jsonb_build_object(
      'id', 'ord_copy' || left(md5($1 || n), 16), 'reference', overlay(upper(translate(left(md5($1 || n), 6), '01ae', 'xzgh')) placing '-' from 4 for 0)))).*
    from orders o, generate_series(1, $2::int) n where o.id = $1 returning id
  )
  insert into order_parts select (jsonb_populate_record(p, jsonb_build_object('order_id', x.id))).*
  from order_parts p, new_orders x where p.order_id = $1`;
