import pg from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import { makeTestApp, startOtherNode } from '../../../../test/harness.ts';
import { openShop } from '../../shops/testing.ts';
import { addCategory, addPicture, addProduct } from '../testing.ts';

const app = await makeTestApp();
const { db } = app;
const other = await startOtherNode(app);
/** A writer that bypasses both servers; the listener hears of its changes. */
const writer = new pg.Client(app.connection);
await writer.connect();
afterAll(async () => {
  await writer.end();
});

const ask = async (http: typeof app.http, query: string) =>
  (await http.inject({ method: 'GET', url: `/api/products/search?${query}` })).body;
const askBoth = (query: string) => Promise.all([app, other].map(({ http }) => ask(http, query)));

const root = await addCategory(db, { slug: 'pizze', name: 'Pizze' });
const below = await addCategory(db, { slug: 'speciali', name: 'Speciali', parent_id: root });
const shop = await openShop(db, { slug: 'catania' });
const id = await addProduct(db, root, {
  name: 'Margherita',
  price_cents: 1000,
  reduced_price_cents: 500,
  reduced_reason: 'Promo',
  reduced_from: '2026-11-19T12:00:00Z',
  history: [{ price_cents: 900, valid_from: '2026-11-01T00:00:00Z', valid_until: null }],
});
const picture = await addPicture(db, { product: id });

/** A write to each table that searches read, with a search that shows it. */
const changes: Readonly<Record<string, readonly [query: string, statement: string]>> = {
  products: ['search=margherita', `update products set description = 'La regina'`],
  product_categories: ['search=speciali', `insert into product_categories values ('${id}', '${below}')`],
  product_allergens: [
    'search=margherita+senza+latte',
    `insert into product_allergens values ('${id}', 'milk', 'may_contain')`,
  ],
  product_pictures: ['search=margherita', `update product_pictures set name = 'image-new'`],
  pictures: ['search=margherita', `update pictures set alt = 'Una pizza appena sfornata'`],
  price_history: ['search=margherita', 'update price_history set price_cents = 800 where not reduction'],
  product_prices: [
    'search=margherita',
    `insert into product_prices (product_id, price_cents, valid_from, written_at)
     values ('${id}', 100, '2020-01-01', '2020-01-01')`,
  ],
  product_shops: [
    'search=margherita&filter_on_shop_address=catania',
    `insert into product_shops values ('${id}', '${shop}', false)`,
  ],
  category_pictures: [
    'search=pizze',
    `insert into category_pictures values ('${root}', '${picture}', 'image')`,
  ],
  categories: ['search=pizze', `update categories set name = 'Le pizze' where id = '${root}'`],
};

/** Columns of a product that no search shows or uses. */
const untold =
  `age_limit archive_at archived availability created_at frozen name_words pack_quantity pack_unit
  position prime_price_cents publish_at publish_refused publish_refused_at sold_out_until stock updated_at vat_class`.split(
    /\s+/,
  );

const triggersOf = async (procedure: string) => {
  const { rows } = await writer.query<{ name: string; columns: string[] }>(
    `select c.relname as name, array(
       select a.attname::text from pg_attribute a
       where a.attrelid = c.oid and a.attnum = any(t.tgattr::int2[])) as columns
     from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_proc f on f.oid = t.tgfoid
     where f.proname like $1 order by cardinality(t.tgattr::int2[])`,
    [procedure],
  );
  // Of several triggers of a table, the one that names columns.
  return new Map(rows.map(({ name, columns }) => [name, columns]));
};

describe('a change of the catalogue, for searches', () => {
  it('[API-33] is found on every node, whichever table it is in', async () => {
    for (const [table, [query, statement]] of Object.entries(changes)) {
      const before = await askBoth(query);
      expect(before[0]).toBe(before[1]);
      await writer.query(statement);
      for (const { http } of [app, other])
        await expect
          .poll(async () => (await ask(http, query)) === before[0], { interval: 5 })
          .toBe(false)
          .catch(() => expect.fail(`a change of ${table} was not found`));
    }
  });

  it('[API-33] is announced by every table and column that searches read', async () => {
    const announced = await triggersOf('announce%search_change');
    expect([...announced.keys()].toSorted()).toEqual(Object.keys(changes).toSorted());
    const { rows } = await writer.query<{ name: string }>(
      `select column_name as name from information_schema.columns
       where table_schema = 'public' and table_name = 'products'`,
    );
    const told = rows.map(({ name }) => name).filter((name) => !untold.includes(name));
    expect(announced.get('products')?.toSorted()).toEqual(told.toSorted());
  });

  it('[API-33] is not announced when an order takes its stock', async () => {
    const heard: string[] = [];
    writer.on('notification', ({ channel }) => heard.push(channel));
    await writer.query('listen public_data');
    await writer.query('listen search_data');
    await writer.query('update products set stock = 7');
    await writer.query('select 1');
    expect(heard).toEqual(['public_data']);
    await writer.query('update products set popularity = 7');
    await expect.poll(() => heard).toContain('search_data');
  });

  it('[API-33] is never followed by an older answer, even with searches during the change', async () => {
    const name = (number: number) => `Regina ${number}`;
    for (let number = 1; number <= 20; number += 1) {
      const searching = Array.from({ length: 4 }, () => askBoth('search=regina'));
      await writer.query(`update products set name = '${name(number)}'`);
      await Promise.all(searching);
      for (const { http } of [app, other]) {
        await expect.poll(() => ask(http, 'search=regina')).toContain(name(number));
        const later = await Promise.all(Array.from({ length: 3 }, () => ask(http, 'search=regina')));
        for (const answer of later) expect(answer).toContain(name(number));
      }
    }
  });

  it('[API-33] is found even while the listener is disconnected', async () => {
    const deafen = `select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'zanga listener' and datname = current_database()`;
    for (const name of ['Sorda', 'Muta', 'Cieca']) {
      await askBoth('search=pizze');
      await writer.query(deafen);
      await writer.query(`update products set name = '${name}'`);
      for (const { http } of [app, other]) await expect.poll(() => ask(http, 'search=pizze')).toContain(name);
    }
  });
});

describe('where shops deliver', () => {
  it('[API-31] [API-33] is known on every node as soon as it changes', async () => {
    const there = 'filter_delivery_address=38.1157,13.3615';
    const listed = async (http: typeof app.http) =>
      (await http.inject({ method: 'GET', url: `/api/products?${there}` })).json().meta.total > 0;
    const searched = async (http: typeof app.http) =>
      JSON.parse(await ask(http, `search=regina&${there}`)).meta.total > 0;
    const sees = (yes: boolean) =>
      Promise.all(
        [app, other].flatMap(({ http }) =>
          [listed, searched].map((read) => expect.poll(() => read(http)).toBe(yes)),
        ),
      );
    await sees(false);
    const palermo = await openShop(db, { slug: 'palermo', services: ['delivery'] });
    const around = [
      { lat: 38, lng: 13 },
      { lat: 38, lng: 14 },
      { lat: 39, lng: 14 },
      { lat: 39, lng: 13 },
    ];
    await writer.query(
      `insert into delivery_areas (shop_id, name, polygon, fee_cents, minimum_cents, lead_minutes)
       values ($1, 'Centro', $2, 250, 1000, 30)`,
      [palermo, JSON.stringify(around)],
    );
    await sees(true);
    await writer.query(`update shops set services = '{pickup}' where id = $1`, [palermo]);
    await sees(false);
  });
});
