import { describe, expect, it } from 'vitest';
import { makeTestApp } from '../harness.ts';

describe('the record of prices', async () => {
  const app = await makeTestApp();
  await app.pool.query("insert into categories (id, slug, name) values ('cat_1', 'pizze', 'Pizze')");

  const sell = (id: string) =>
    app.pool.query(
      `insert into products (id, slug, name, kind, root_category_id, price_cents, vat_class, channels,
         reduced_price_cents, reduced_reason, reduced_from)
       values ($1, $2, 'Norma', 'food', 'cat_1', 1000, 'prepared_food', '{delivery}', 800, 'Prova', now() - interval '5 days')`,
      [`prd_${id}`, id],
    );
  const recorded = async (id: string) => {
    const { rows } = await app.pool.query<{ price: number; reduction: boolean; age: number; over: boolean }>(
      `select price_cents as price, reduction, round(extract(epoch from now() - valid_from) / 86400)::int as age,
         valid_until <= now() as over
       from price_history where product_id = $1 order by valid_from, id`,
      [`prd_${id}`],
    );
    return rows;
  };

  it('says since when a reduction had each of its prices', async () => {
    await sell('norma');
    await app.pool.query("update products set reduced_price_cents = 700 where slug = 'norma'");
    expect(await recorded('norma')).toEqual([
      { price: 800, reduction: true, age: 5, over: true },
      { price: 1000, reduction: false, age: 0, over: null },
      { price: 700, reduction: true, age: 0, over: null },
    ]);
  });

  it('closes the old price when a new one begins, and drops a price that was never valid', async () => {
    await sell('anelletti');
    await app.pool.query("update products set price_cents = 1100 where slug = 'anelletti'");
    await app.pool.query("update products set price_cents = 1200 where slug = 'anelletti'");
    const prices = (await recorded('anelletti')).filter(({ reduction }) => !reduction);
    expect(prices.at(-1)).toMatchObject({ price: 1200, over: null });
    expect(prices.filter(({ over }) => over === null)).toHaveLength(1);
  });
});
