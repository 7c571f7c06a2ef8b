import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { keyOf, postCart } from '../../src/modules/ordering/cart/cart-testing.ts';
import { confirmCard, intentFor, openStand } from '../../src/modules/ordering/order/order-testing.ts';
import { openDb, openPool, type Tx } from '../../src/platform/database/connection.ts';
import { inTransaction, inTransactionKeepingRefusals } from '../../src/platform/database/transaction.ts';
import { makeLog } from '../../src/platform/log.ts';
import { refuse } from '../../src/platform/refusal.ts';
import { makeTestApp } from '../harness.ts';

const app = await makeTestApp();
const { db, pool } = app;
// No transaction of ours asks for this level; here it makes reads conflict.
const strictPool = openPool(
  { ...app.connection, options: '-c default_transaction_isolation=repeatable\\ read' },
  makeLog({ LOG_LEVEL: 'silent' }),
);
const strict = openDb(strictPool);
afterAll(() => strictPool.end());
await pool.query('create table accounts_of_test (name text primary key, cents int not null)');
await pool.query(`insert into accounts_of_test values ('ada', 0), ('ugo', 0)`);

const add = (tx: Tx, name: string) =>
  sql`update accounts_of_test set cents = cents + 1 where name = ${name}`.execute(tx);

const centsOf = async (name: string) => {
  const { rows } = await pool.query<{ cents: number }>('select cents from accounts_of_test where name = $1', [
    name,
  ]);
  return rows[0]?.cents;
};

/** Resolves for all callers once so many have come. */
const meetingOf = (people: number) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  let there = 0;
  return () => {
    there += 1;
    if (there >= people) resolve();
    return promise;
  };
};

const fail = (tx: Tx, code: string) =>
  sql`do ${sql.raw(`$$ begin raise exception using errcode = '${code}'; end $$`)}`.execute(tx);

describe.each([
  ['inTransaction', inTransaction],
  ['inTransactionKeepingRefusals', inTransactionKeepingRefusals],
] as const)('%s', (_, run) => {
  it('lets two transactions that wait for each other both finish, each once', async () => {
    const before = await Promise.all(['ada', 'ugo'].map(centsOf));
    const meet = meetingOf(2);
    let runs = 0;
    const transfer = (one: string, other: string) =>
      run(db, async (tx) => {
        runs += 1;
        await add(tx, one);
        await meet();
        await add(tx, other);
      });
    await Promise.all([transfer('ada', 'ugo'), transfer('ugo', 'ada')]);
    // PostgreSQL undoes one of them, or both if they looked at the same moment.
    expect(runs).toBeGreaterThan(2);
    expect(await Promise.all(['ada', 'ugo'].map(centsOf))).toEqual(before.map((cents = 0) => cents + 2));
  });

  it('begins again when its reads have changed meanwhile', async () => {
    const before = (await centsOf('ada')) ?? 0;
    let runs = 0;
    await run(strict, async (tx) => {
      runs += 1;
      await sql`select from accounts_of_test`.execute(tx);
      if (runs === 1) await inTransaction(db, (other) => add(other, 'ada'));
      await add(tx, 'ada');
    });
    expect([runs, await centsOf('ada')]).toEqual([2, before + 2]);
  });

  it.each([
    ['40P01', 5],
    ['40001', 5],
    ['23505', 1],
  ])('gives %s up after %i tries', async (code, most) => {
    let runs = 0;
    const failing = run(db, async (tx) => {
      runs += 1;
      await fail(tx, code);
    });
    await expect(failing).rejects.toMatchObject({ code });
    expect(runs).toBe(most);
  });
});

describe('a refusal', () => {
  it('undoes the writes, or is committed with them', async () => {
    const before = (await centsOf('ada')) ?? 0;
    const tryCode = async (tx: Tx) => {
      await add(tx, 'ada');
      return refuse('phone.code_wrong');
    };
    expect(await inTransaction(db, tryCode)).toEqual(refuse('phone.code_wrong'));
    expect(await centsOf('ada')).toBe(before);
    expect(await inTransactionKeepingRefusals(db, tryCode)).toEqual(refuse('phone.code_wrong'));
    expect(await centsOf('ada')).toBe(before + 1);
  });
});

const isWaiting = async () => {
  const { rows } = await pool.query(
    `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows.length > 0;
};

/**
 * Locks the second of two rows until a worker, who holds the first, waits for it; then asks for the first. Returns true
 * if PostgreSQL undid the worker, false if it undid this transaction.
 */
const meetInOppositeOrder = async (first: string, second: string, work: () => Promise<unknown>) => {
  const holder = await pool.connect();
  try {
    await holder.query('begin');
    // The side that looks for the circle first is undone: usually the worker, after a second.
    await holder.query(`set local deadlock_timeout = '20s'`);
    await holder.query(second);
    const working = work();
    while (!(await isWaiting())) await pause(5);
    const won = await holder.query(first).then(
      () => true,
      () => false,
    );
    await holder.query(won ? 'commit' : 'rollback');
    await working;
    return won;
  } finally {
    holder.release();
  }
};

/** Repeats with new rows until PostgreSQL undoes the tested transaction instead of the test's. */
const untilUndone = async (round: () => Promise<boolean>) => {
  while (!(await round()));
};

describe('a deadlock in the server', async () => {
  const stand = await openStand(app);

  it('is hidden from a person who joins two carts', { timeout: 60_000 }, async () => {
    await untilUndone(async () => {
      const guests = await stand.cartOf();
      const { token, userId } = await app.signIn();
      const own = await postCart(app, {}, token);
      const locks = [own.id, guests.id].map((id) => `select from carts where id = '${id}' for update`);
      const [first = '', second = ''] = locks;
      const merge = async () => {
        const merged = await postCart(app, { merge: keyOf(guests) }, token);
        expect([merged.id, merged.qty]).toEqual([own.id, 2]);
      };
      const undone = await meetInOppositeOrder(first, second, merge);
      const { rows } = await pool.query('select id from carts where user_id = $1', [userId]);
      expect(rows).toEqual([{ id: own.id }]);
      return undone;
    });
  });

  it('is hidden from the payer, whose payment is settled once', { timeout: 60_000 }, async () => {
    await untilUndone(async () => {
      const order = await stand.placed(undefined, { payment_method: 'new' });
      await confirmCard(app, await intentFor(app, order));
      const payment = await app.payments.of(db, order.id);
      if (!payment) throw new Error('The order waits for no payment');
      const undone = await meetInOppositeOrder(
        `select from orders where id = '${order.id}' for update`,
        `select from payments where id = '${payment.id}' for update`,
        () => app.payments.settle(payment.id),
      );
      expect((await app.payments.of(db, order.id))?.state).toBe('paid');
      expect((await stand.see(order)).state).toBe('placed');
      return undone;
    });
  });
});
