import { CompiledQuery } from 'kysely';
import type { DemoShop, LoadedDemo } from '../../src/modules/brand/opening/demo-port.ts';
import type { Db, Tx } from '../../src/platform/database/connection.ts';
import { takeLong } from '../../src/platform/database/transaction.ts';
import type { Client } from '../load/rows.ts';
import { seedLock } from '../seed.ts';
import { leaningOnLook } from './in-the-way.ts';
import { loadLook } from './load-look.ts';
import { holdLook, throwLookAway } from './throw-away.ts';

/** Runs the demo's SQL in the transaction of a use case. */
const clientIn = (db: Db | Tx): Client => ({
  query: async (text, values = []) => {
    const { rows, numAffectedRows } = await db.executeQuery<never>(CompiledQuery.raw(text, values));
    return { rows, rowCount: numAffectedRows === undefined ? rows.length : Number(numAffectedRows) };
  },
});

const counted = `
  select (select count(*) from demo_rows d join shops t on t.id = d.key where d.kind = 'shops') as shops,
    (select count(*) from demo_rows d join products t on t.id = d.key where d.kind = 'products') as products,
    (select count(*) from demo_rows d join coupons t on t.id = d.key where d.kind = 'coupons') as coupons`;

/** Demo things that the audit says were changed since, by their present names. */
const changed = `
  select distinct coalesce(p.name, c.name, s.name, k.title, g.name) as name
  from demo_rows d join demo_loads l on true
  left join products p on d.kind = 'products' and p.id = d.key
  left join categories c on d.kind = 'categories' and c.id = d.key
  left join shops s on d.kind = 'shops' and s.id = d.key
  left join coupons k on d.kind = 'coupons' and k.id = d.key
  left join option_groups g on d.kind = 'option_groups' and g.id = d.key
  where exists (select from audit_entries a where a.thing = d.key and a.at >= l.loaded_at)
    and coalesce(p.id, c.id, s.id, k.id, g.id) is not null
  order by 1 limit 50`;

const describe = async (db: Db | Tx): Promise<LoadedDemo> => {
  const client = clientIn(db);
  const { rows } = await client.query<LoadedDemo['counts']>(counted);
  const { rows: names } = await client.query<{ name: string }>(changed);
  return {
    counts: rows[0] ?? { shops: 0, products: 0, coupons: 0 },
    changed: names.map(({ name }) => name),
  };
};

/** The demo to look at, for owners. */
export const demoShop: DemoShop = {
  leaning: (db) => leaningOnLook(clientIn(db)),
  describe,
  hold: async (tx) => {
    await takeLong(tx);
    await clientIn(tx).query('select pg_advisory_xact_lock($1)', [seedLock]);
  },
  load: (tx, now) => loadLook(clientIn(tx), now),
  holdRows: (tx) => holdLook(clientIn(tx)),
  throwAway: (tx) => throwLookAway(clientIn(tx)),
};
