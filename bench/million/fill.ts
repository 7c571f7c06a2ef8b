import type pg from 'pg';
import { knownMigrations, migrate } from '../../apps/server/src/platform/database/migrate.ts';
import { rounded } from '../table.ts';
import { desk } from './desk.ts';
import { house } from './house.ts';
import { unlooked, writeMillion } from './orders.ts';

const seconds = async (work: () => Promise<unknown>) => {
  const started = performance.now();
  await work();
  return rounded((performance.now() - started) / 1000, 1);
};

const writeRest = async (pool: pg.Pool, now: Date): Promise<void> => {
  const client = await pool.connect();
  try {
    await client.query(unlooked);
    await client.query(`set work_mem = '256MB'`);
    for (const statement of [...house, ...desk])
      await client.query(statement, statement.includes('$1') ? [now] : []);
  } finally {
    client.release(true);
  }
};

/** Adds the brand, also to a database filled before this script wrote one. */
const writeBrand = (pool: pg.Pool) =>
  pool.query(
    `insert into brands (id, name, shipping_fee_cents, features) select 1, 'Zanga', 590, '{zanga_prime}'
     where not exists (select from brands)`,
  );

/**
 * Fills the database with orders, unless it is filled already. Orders are written into the schema from before
 * references, so that the later migrations can be measured at this size.
 */
export const fill = async (pool: pg.Pool, count: number, now: Date): Promise<readonly string[]> => {
  const names = await knownMigrations();
  const before = names.filter((name) => name < '173');
  await migrate(pool, new Set(before));
  const { rows } = await pool.query<{ full: boolean | null }>(
    `select to_regclass('million_is_full') is not null as full from orders limit 1`,
  );
  if (rows[0]?.full === false)
    throw new Error('This database was filled in part: delete it and begin again.');
  const notes: string[] = [];
  const apply = async (wanted: readonly string[]) => {
    for (const name of wanted) {
      const took = await seconds(() => migrate(pool, new Set([name])));
      if (took >= 1) notes.push(`Migration ${name}: ${took} s.`);
    }
  };
  if (rows[0]?.full) {
    await apply(names);
    await writeBrand(pool);
    await pool.query('vacuum analyze');
    return notes;
  }
  console.log(`writing ${count} orders …`);
  console.log(`${await seconds(() => writeMillion(pool, count, now))} s`);
  await pool.query('analyze');
  await apply(names.filter((name) => name < '210' && !before.includes(name)));
  console.log('writing the house around them …');
  console.log(`${await seconds(() => writeRest(pool, now))} s`);
  // This table marks a complete database: an interrupted run lacks it.
  await pool.query('create table million_is_full ()');
  await apply(names);
  await writeBrand(pool);
  await pool.query('vacuum analyze');
  return notes;
};
