import { type CompiledQuery, Kysely, PostgresDialect, sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeTestApp } from '../../../test/harness.ts';
import type { Db } from '../../platform/database/connection.ts';
import { keepCatalogue } from './kept-catalogue.ts';
import { listProducts } from './menu/list-products.ts';
import { readDetail } from './menu/read-detail.ts';
import { searchCatalogue } from './search/search-catalogue.ts';
import { addCategory } from './testing.ts';

const app = await makeTestApp();
const asked: CompiledQuery[] = [];
const db: Db = new Kysely({
  dialect: new PostgresDialect({ pool: app.pool }),
  log: ({ query }) => void asked.push(query),
});
const now = app.now.at;
const query = { page: 1, paginate: 25 };

/** Query plans of all statements that a reading sends. */
const plansOf = async (read: () => Promise<unknown>): Promise<string[]> => {
  asked.length = 0;
  await read();
  const statements = [...asked];
  return Promise.all(
    statements.map(async ({ sql: text, parameters }) => {
      const { rows } = await app.pool.query(`explain ${text}`, [...parameters]);
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    }),
  );
};

beforeAll(async () => {
  const root = await addCategory(app.db, { slug: 'carta' });
  await sql`
    insert into products (id, slug, name, description, kind, root_category_id, price_cents, vat_class,
      allergens_declared, channels, published)
    select 'prd_' || n, 'piatto-' || n, 'Piatto ' || md5(n::text), md5((-n)::text), 'food', ${root}, 500,
      'prepared_food', true, '{delivery}', true
    from generate_series(1, 3000) as n`.execute(app.db);
  await sql`insert into product_categories select id, ${root} from products`.execute(app.db);
  await sql`analyze`.execute(app.db);
}, 300_000);

describe('three thousand products', () => {
  it('[API-31] [API-32] [API-33] are listed and searched without asking the database, once they have been read by their keys', async () => {
    const { visible, shops } = keepCatalogue(db, async () => undefined);
    visible.trust();
    const list = async () =>
      listProducts(
        { menu: await visible.getNewest(), shops },
        { query: { ...query, sort: 'position', category: 'carta' }, given: {} },
        now,
      );
    const plans = await plansOf(list);
    const readings = plans.filter((plan) => plan.includes('product_categories'));
    expect(readings.length).toBeGreaterThan(10);
    for (const reading of readings)
      expect(reading).not.toMatch(/Seq Scan on (products|product_categories|price_history)/);
    expect(await plansOf(list)).toEqual([]);
    const detail = async () =>
      readDetail({ menu: await visible.getNewest(), shops }, { key: 'piatto-1', given: {} }, now);
    await detail();
    expect(await plansOf(detail)).toEqual([]);
    for (const search of ['piatto c4ca4238', 'piato', 'p'])
      expect(
        await plansOf(() =>
          searchCatalogue({ visible, shops }, { query: { ...query, search }, given: {} }, now),
        ),
      ).toEqual([]);
  });
});
