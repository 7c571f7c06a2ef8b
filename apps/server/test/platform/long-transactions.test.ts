import { sql } from 'kysely';
import { afterAll, expect, it } from 'vitest';
import { openDb, openPool, type Tx } from '../../src/platform/database/connection.ts';
import { inTransaction, inTransactionThenRead, takeLong } from '../../src/platform/database/transaction.ts';
import { makeLog } from '../../src/platform/log.ts';
import { makeTestApp } from '../harness.ts';

const app = await makeTestApp();
const answerWithinMs = 800;
const pool = openPool({ ...app.connection, answerWithinMs, max: 2 }, makeLog({ LOG_LEVEL: 'silent' }));
const db = openDb(pool, answerWithinMs);
afterAll(() => pool.end());

/** Twice the limit of a transaction, in statements that are each a quarter of theirs. */
const takeTime = async (tx: Tx) => {
  for (let step = 0; step < 16; step += 1) await sql`select pg_sleep(0.2)`.execute(tx);
  return 'done';
};

it('a transaction is ended when it takes too long, unless marked as long', { timeout: 30_000 }, async () => {
  await expect(inTransaction(db, takeTime)).rejects.toThrow();
  const said = inTransaction(db, async (tx) => {
    await takeLong(tx);
    return takeTime(tx);
  });
  expect(await said).toBe('done');
});

it('a transaction within a single text leaves its connection as it was', async () => {
  const client = await pool.connect();
  try {
    await client.query('begin;\n set local lock_timeout = 30000;\n select 1;\n commit;\n ');
    for (let step = 0; step < 9; step += 1) await client.query('select pg_sleep(0.2)');
    expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  } finally {
    client.release();
  }
});

it('a transaction with a read behind its end leaves its connection as it was', async () => {
  await inTransactionThenRead(
    db,
    (tx) => sql`select 1`.execute(tx),
    (one) => sql`select 2`.execute(one),
  );
  for (let step = 0; step < 9; step += 1) await sql`select pg_sleep(0.2)`.execute(db);
});
