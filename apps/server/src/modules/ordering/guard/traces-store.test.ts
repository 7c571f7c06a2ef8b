import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { makeTestApp } from '../../../../test/harness.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { readCrowds } from './crowd-store.ts';
import { readTraces } from './traces-store.ts';

const now = new Date('2026-11-20T17:00:00Z');
const { db } = await makeTestApp({ now: { at: now } });

it('looks traces up by their keys, even with a plan made in an empty shop', async () => {
  await sql`analyze orders, order_traces`.execute(db);
  const key = Buffer.alloc(32, 1);
  const keys = { phone: key, email: key, device: key, address: key, proof: key, former: [] };
  const windows = { recent: now, hour: now, day: now };
  const whole = await inTransaction(db, async (tx) => {
    await readTraces(tx, { keys, shops: ['shp_catania'], userId: null, cartId: 'crt_1', windows, now });
    await readCrowds(tx, { keys: [key], cartId: 'crt_1', recent: now });
    return sql`select relname from pg_stat_xact_user_tables
      where seq_scan > 0 and relname in ('orders', 'order_traces')`.execute(tx);
  });
  expect(whole.rows).toEqual([]);
});
