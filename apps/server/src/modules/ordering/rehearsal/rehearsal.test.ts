import { sql } from 'kysely';
import pg from 'pg';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { makeTestApp, startOtherNode } from '../../../../test/harness.ts';
import { statementsIn } from '../../../platform/database/testing.ts';
import { toolsBehind } from '../../payments/testing.ts';
import { rehearseJob } from '../job-kinds.ts';
import { call, openStand } from '../order/order-testing.ts';
import { readRehearsals } from './rehearsal-queries.ts';
import { beginRehearsal } from './rehearsal-store.ts';

const app = await makeTestApp({ env: { ORDER_REHEARSAL: 'true' } });
const stand = await openStand(app);
await app.http.listen({ port: 0, host: '127.0.0.1' });
const { jobs } = toolsBehind(app.payments);

/** Runs the scheduled job. */
const rehearse = async () => {
  const done = await jobs.watch();
  await jobs.enqueue(app.db, rehearseJob, {});
  await done();
  return readRehearsals(app.db, app.now.at);
};

const metrics = async () => (await app.http.inject('/metrics')).body;

/** Contents of every table, except the rehearsals themselves and heartbeats. */
const everything = async () => {
  const { rows } = await app.pool.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public'
     and tablename not in ('order_rehearsals', 'write_probes') order by 1`,
  );
  const held: Record<string, string> = {};
  for (const { name } of rows) {
    const { rows: sums } = await app.pool.query<{ sum: string }>(
      `select count(*) || ' ' || coalesce(md5(string_agg(t::text, '' order by t::text)), '') as sum from "${name}" t`,
    );
    held[name] = sums[0]?.sum ?? '';
  }
  const { rows: waiting } = await app.pool.query<{ name: string }>(
    `select name from pgboss.job where name <> $1 and name not like '\\_\\_pgboss%' order by 1`,
    [rehearseJob.name],
  );
  return { held, jobs: waiting };
};

afterEach(async () => {
  await sql`drop function if exists break_it cascade`.execute(app.db);
  await app.db.updateTable('products').set({ published: true }).execute();
  await app.db.deleteFrom('order_rehearsals').execute();
});

/** Statements of all parties during the work, without the queue's. */
const statementsOf = async (work: () => Promise<unknown>): Promise<number> => {
  const spy = vi.spyOn(pg.Client.prototype, 'query');
  await work();
  const texts = spy.mock.calls.flatMap(([first]) => statementsIn(first));
  spy.mockRestore();
  return texts.filter((text) => !/pgboss|write_probes|pg_notify/.test(text)).length;
};

describe('an order that the shop rehearses with itself', () => {
  it('goes the whole way, and leaves nothing in any table and no job', async () => {
    await stand.placed();
    const before = await everything();
    const { last, failing } = await rehearse();
    expect(last).toMatchObject({ outcome: 'good', step: null, reason: null });
    expect(last?.steps.map(({ step }) => step)).toEqual([
      'shops',
      'slots',
      'menu',
      'cart',
      'quote',
      'terms',
      'order',
    ]);
    expect(failing).toBe(0);
    expect(await everything()).toEqual(before);
    const { order } = await stand.placed();
    expect(order.number).toMatch(/2$/);
  });

  it('is seen failing at its step while orders cannot be written, and good again afterwards', async () => {
    await sql`create function break_it() returns trigger language plpgsql as $$ begin raise 'broken'; end $$`.execute(
      app.db,
    );
    await sql`create trigger break_it before insert on orders execute function break_it()`.execute(app.db);
    await rehearse();
    const { last, failing } = await rehearse();
    expect(last).toMatchObject({ outcome: 'failed', step: 'order', reason: 'internal' });
    expect(failing).toBe(2);
    expect(await metrics()).toContain('zanga_order_rehearsals_failing 2');
    await sql`drop function break_it cascade`.execute(app.db);
    expect((await rehearse()).failing).toBe(0);
    expect(await metrics()).toMatch(/zanga_order_rehearsal_step_seconds\{step="order"\} [\d.]+/);
  });

  it('is seen failing where only the commit would have refused', async () => {
    await sql`create function break_it() returns trigger language plpgsql as $$ begin raise 'broken'; end $$`.execute(
      app.db,
    );
    await sql`create constraint trigger break_it after insert on orders deferrable initially deferred
      for each row execute function break_it()`.execute(app.db);
    expect((await rehearse()).last).toMatchObject({ outcome: 'failed', step: 'order' });
  });

  it('is idle, which is no failure, while nothing is available', async () => {
    await app.db.updateTable('products').set({ published: false }).execute();
    await vi.waitFor(async () => {
      const { last, failing } = await rehearse();
      expect(last).toMatchObject({ outcome: 'idle', reason: 'nothing_to_order' });
      expect(failing).toBe(0);
    });
  });

  it('runs on one node at a time; one whose node has crashed counts as failed', async () => {
    const other = await startOtherNode(app);
    const begun = await Promise.all([app.db, other.db].map((db) => beginRehearsal(db, app.now.at)));
    expect(begun.filter((id) => id !== undefined)).toHaveLength(1);
    // Any node runs jobs, so the other one is closed.
    await other.close();
    expect((await rehearse()).last).toBeUndefined();
    const later = new Date(app.now.at.getTime() + 3 * 60_000);
    expect((await readRehearsals(app.db, later)).last).toMatchObject({
      outcome: 'failed',
      reason: 'process_gone',
    });
  });

  it('costs fewer than twenty statements more than the same order of a customer', async () => {
    await rehearse();
    const whole = await statementsOf(rehearse);
    const asked = await statementsOf(async () => {
      const url = `/api/shops/${stand.shop}/slots?mode=pickup`;
      expect((await app.get(url)).status).toBe(200);
      const cart = await stand.cartOf();
      await call(app, 'POST carts', { payload: { token: cart.token } });
      await stand.order(cart, { payment_method: 'till' });
    });
    expect(whole - asked).toBeLessThan(20);
    expect(whole).toBeGreaterThan(asked);
  });
});

describe('a key that only looks like one', () => {
  it('places an order like any other', async () => {
    const cart = await stand.cartOf();
    const placed = await stand.order(cart, { idempotency_key: `rehearsal-${'x'.repeat(32)}` });
    expect(placed.status).toBe(201);
    expect(await stand.see({ id: placed.body.order.id, token: placed.body.token ?? '' })).toMatchObject({
      id: placed.body.order.id,
    });
  });
});
