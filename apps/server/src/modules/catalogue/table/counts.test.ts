import type { EditedProduct } from '@zanga/contract/menu/menu-office';
import type { ProductDetail } from '@zanga/contract/menu/product';
import { csvLine } from '@zanga/domain/catalogue/table/cells';
import { beforeEach, describe, expect, it } from 'vitest';
import { makeTestApp } from '../../../../test/harness.ts';
import { openKitchen } from '../../ordering/cart/cart-testing.ts';
import { call, openStand, signInStaff } from '../../ordering/order/order-testing.ts';
import { setSlots } from '../../shops/testing.ts';
import { addProduct } from '../testing.ts';
import { tableDesk } from './testing.ts';

const app = await makeTestApp();
const stand = await openStand(app, { name: 'Zanga Catania' });
const other = await openKitchen(app, { name: 'Zanga; "Taormina"' });
await setSlots(app.db, stand.shop, { mode: 'pickup', pieces: 1_000, orders: 1_000, slot_minutes: 15 });
const owner = await signInStaff(app, 'owner');
const desk = tableDesk(app, owner);
const { pizza, drink } = stand.menu;
const catania = 'pezzi (Zanga Catania)';
const taormina = 'pezzi (Zanga; "Taormina")';

const csv = (...rows: readonly (readonly string[])[]) => rows.map(csvLine).join('');
const countAt = (shop: string, stock: number | null, product = pizza) =>
  app.pool.query(
    `insert into product_shops (product_id, shop_id, stock) values ($1, $2, $3)
     on conflict (product_id, shop_id) do update set stock = excluded.stock`,
    [product, shop, stock],
  );
const counts = async (product = pizza): Promise<Readonly<Record<string, number>>> => {
  const { rows } = await app.pool.query<{ shop: string; stock: number }>(
    'select shop_id as shop, stock from product_shops where product_id = $1 and stock is not null',
    [product],
  );
  return Object.fromEntries(rows.map(({ shop, stock }) => [shop, stock]));
};
const order = (qty: number) =>
  stand.placed({ items: stand.pizzas(qty), deliveries: [stand.pickup] }, { payment_method: 'till' });
const imported = async (file: string) => {
  const read = await desk.tried(file);
  await desk.apply(read.id);
  return desk.settled(read.id);
};
let first = '0';
const entries = async () => {
  const { rows } = await app.pool.query(
    `select thing, shop_id, before, after from audit_entries
     where action = 'menu.import' and kind = 'product' and id > $1 order by id`,
    [first],
  );
  return rows;
};

beforeEach(async () => {
  await app.pool.query('update product_shops set stock = null, sold = true');
  const { rows } = await app.pool.query<{ id: string }>(
    'select coalesce(max(id), 0) as id from audit_entries',
  );
  first = rows[0]?.id ?? '0';
});

describe('the stock of shops, as columns', () => {
  it.each(['csv', 'json'])('goes out as %s and comes in without a difference', async (format) => {
    await countAt(stand.shop, 6);
    await countAt(other, 0);
    await countAt(other, 12, drink);
    const file = await desk.exported(`?format=${format}`);
    if (format === 'csv') expect(file.split('\r\n', 1)[0]).toContain('pezzi (Zanga Catania)');
    else {
      const rows: readonly Readonly<Record<string, unknown>>[] = JSON.parse(file);
      expect(rows.find(({ indirizzo }) => indirizzo === 'norma')).toMatchObject({
        ...{ [catania]: 6, [taormina]: 0 },
      });
      expect(rows.find(({ indirizzo }) => indirizzo === 'cola')).toMatchObject({ [catania]: null });
    }
    expect((await desk.tried(file, `menu.${format}`)).counts).toMatchObject({ changed: 0, refused: 0 });
    // Without the columns, the stock stays as it is.
    await imported(csv(['indirizzo', 'descrizione'], ['norma', 'Con la ricotta.']));
    expect(await counts()).toEqual({ [stand.shop]: 6, [other]: 0 });
  });

  it('says which stock begins, changes and ends, writes it as one, and informs customers and audit', async () => {
    await countAt(stand.shop, 6);
    await countAt(other, 3, drink);
    const file = csv(
      ['indirizzo', catania, taormina],
      ['norma', '9', '0'],
      ['cola', '', ''],
      ['tazza', '', ''],
    );
    const read = await desk.tried(file);
    expect(read.counts).toMatchObject({ new: 0, changed: 2, same: 1, refused: 0 });
    const [norma, cola] = await desk.lines(read.id, '&outcome=changed');
    expect(norma?.changes).toEqual([
      { column: catania, before: '6', after: '9' },
      { column: taormina, before: '', after: '0' },
    ]);
    expect(cola?.changes).toEqual([{ column: taormina, before: '3', after: '' }]);
    expect(await counts()).toEqual({ [stand.shop]: 6 });
    await desk.apply(read.id);
    expect(await desk.settled(read.id)).toMatchObject({ state: 'done' });
    expect(await counts()).toEqual({ [stand.shop]: 9, [other]: 0 });
    expect(await counts(drink)).toEqual({});
    const told = async (shop: string) =>
      (await call<ProductDetail>(app, `GET products/norma?filter_on_shop_address=${shop}`)).body.availability
        .state;
    await expect.poll(() => told(other), { timeout: 1_000 }).toBe('sold_out');
    expect(await told(stand.shop)).toBe('available');
    // One entry per shop, as for a single count; the products themselves were not edited.
    const found = await entries();
    expect(found).toHaveLength(3);
    expect(found).toEqual(
      expect.arrayContaining([
        { thing: pizza, shop_id: stand.shop, before: { stock: 6 }, after: { stock: 9 } },
        { thing: pizza, shop_id: other, before: { stock: null }, after: { stock: 0 } },
        { thing: drink, shop_id: other, before: { stock: 3 }, after: { stock: null } },
      ]),
    );
  });

  it('are of a new product, too, and change beside its price and where it is sold', async () => {
    const { body: norma } = await call<EditedProduct>(app, `GET backoffice/menu/products/${pizza}`, {
      token: owner,
    });
    const { rows: roots } = await app.pool.query('select name from categories where parent_id is null');
    const file = csv(
      ['indirizzo', 'nome', 'tipo', 'categorie', 'prezzo', 'non_in_vendita_a', catania],
      ['iris', 'Iris', 'Piatto', roots[0]?.name, '2,50', '', '7'],
      ['norma', 'Norma', 'Piatto', roots[0]?.name, '9,00', 'Zanga; "Taormina"', '4'],
    );
    expect(await imported(file)).toMatchObject({ state: 'done', counts: { new: 1, changed: 1 } });
    const { id } = await app.db
      .selectFrom('products')
      .select('id')
      .where('slug', '=', 'iris')
      .executeTakeFirstOrThrow();
    expect(await counts(id)).toEqual({ [stand.shop]: 7 });
    expect(await counts()).toEqual({ [stand.shop]: 4 });
    const { body } = await call<EditedProduct>(app, `GET backoffice/menu/products/${pizza}`, {
      token: owner,
    });
    expect(body.form).toMatchObject({ price: 900, unsold_at: [other] });
    expect((await desk.tried(file)).counts).toMatchObject({ same: 2 });
    const back = norma.form.price / 100;
    await imported(csv(['indirizzo', 'prezzo', 'non_in_vendita_a'], ['norma', String(back), '']));
  });

  it('are refused line by line, and nothing is written while one is', async () => {
    const film = await addProduct(app.db, stand.menu.root, {
      ...{ slug: 'film', name: 'Film', kind: 'cinema', vat_class: 'cinema', stock: 20 },
    });
    const read = await desk.tried(
      csv(
        ['indirizzo', catania, 'pezzi (Zanga Enna)'],
        ['norma', '5', ''],
        ['cola', '-1', ''],
        ['tazza', '', '5'],
        ['film', '5', ''],
      ),
    );
    expect(read.counts).toMatchObject({ changed: 1, refused: 3 });
    const lines = await desk.lines(read.id, '&outcome=refused');
    expect(lines.map(({ line, problems }) => [line, problems[0]?.column, problems[0]?.text])).toEqual([
      [3, catania, '«-1» non è un numero intero di pezzi'],
      [4, 'pezzi (Zanga Enna)', 'Il negozio «Zanga Enna» non c’è'],
      [5, null, expect.stringContaining('cinema')],
    ]);
    expect((await desk.apply(read.id)).body.code).toBe('import.refused_rows');
    expect(await counts()).toEqual({});
    await app.db.deleteFrom('products').where('id', '=', film).execute();
    const twice = await desk.send(csv(['indirizzo', catania, catania.toUpperCase()], ['norma', '1', '1']));
    expect(twice.body.fields.file?.[0]).toContain('c’è due volte');
  });
});

describe('an order between the reading of a file and its writing', () => {
  it('is not undone: nothing is written, the product is named, and the file is read anew', async () => {
    await countAt(stand.shop, 6);
    await countAt(stand.shop, 6, drink);
    const file = csv(['indirizzo', catania, 'prezzo'], ['norma', '20', '9,50'], ['cola', '20', '3,50']);
    const read = await desk.tried(file);
    await order(2);
    await desk.apply(read.id);
    expect(await desk.settled(read.id)).toMatchObject({
      ...{ state: 'read', overtaken: ['Norma'], counts: { changed: 2 } },
    });
    // Not even the price, which is saved long before the stock.
    const { rows } = await app.pool.query('select 1 from products where price_cents in (950, 350)');
    expect([rows.length, await counts(), await counts(drink)]).toEqual([
      0,
      { [stand.shop]: 4 },
      { [stand.shop]: 6 },
    ]);
    expect(await entries()).toEqual([]);
    expect((await desk.lines(read.id))[0]?.changes).toContainEqual({
      ...{ column: catania, before: '4', after: '20' },
    });
    await desk.apply(read.id);
    expect(await desk.settled(read.id)).toMatchObject({ state: 'done' });
    expect(await counts()).toEqual({ [stand.shop]: 20 });
  });

  it('matters nothing where the file does not change that count; one that was begun meanwhile does', async () => {
    await countAt(stand.shop, 6);
    const read = await desk.tried(csv(['indirizzo', catania, taormina], ['norma', '6', '8']));
    await order(1);
    await desk.apply(read.id);
    expect(await desk.settled(read.id)).toMatchObject({ state: 'done' });
    expect(await counts()).toEqual({ [stand.shop]: 5, [other]: 8 });
    const again = await desk.tried(csv(['indirizzo', taormina], ['cola', '8']));
    await countAt(other, 3, drink);
    await desk.apply(again.id);
    expect(await desk.settled(again.id)).toMatchObject({ state: 'read', overtaken: ['Cola'] });
    expect(await counts(drink)).toEqual({ [other]: 3 });
  });

  it('loses no piece where both are at once', async () => {
    for (let round = 0; round < 3; round += 1) {
      await countAt(stand.shop, 20);
      const read = await desk.tried(csv(['indirizzo', catania], ['norma', '50']));
      const [state] = await Promise.all([
        desk.apply(read.id).then(() => desk.settled(read.id)),
        ...Array.from({ length: 5 }, () => order(1)),
      ]);
      const here = (await counts())[stand.shop];
      // All 20 pieces were overwritten, or none.
      expect(here).toBe(state.state === 'done' ? 50 - 5 : 20 - 5);
      await app.pool.query('update product_shops set stock = null');
    }
  });

  it('locks the stock of shops last: an order that holds a product goes on', async () => {
    await countAt(stand.shop, 6);
    await app.pool.query('update products set stock = 50 where id = $1', [drink]);
    const read = await desk.tried(
      csv(
        ['indirizzo', 'prezzo', 'non_in_vendita_a', catania],
        ['norma', '9,60', 'Zanga; "Taormina"', '20'],
        ['cola', '3,60', '', ''],
      ),
    );
    const client = await app.pool.connect();
    try {
      // As an order of both: the brand's stock first, then the shop's.
      await client.query('begin');
      await client.query('update products set stock = stock - 1 where id = $1', [drink]);
      await desk.apply(read.id);
      await expect
        .poll(
          async () =>
            (
              await app.pool.query(
                `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
              )
            ).rowCount,
          { timeout: 20_000 },
        )
        .toBeGreaterThan(0);
      await client.query('set local lock_timeout = 500');
      await client.query(
        'update product_shops set stock = stock - 1 where product_id = $1 and shop_id = $2',
        [...[pizza, stand.shop]],
      );
      await client.query('commit');
    } finally {
      client.release();
    }
    expect(await desk.settled(read.id)).toMatchObject({ state: 'read', overtaken: ['Norma'] });
    expect(await counts()).toEqual({ [stand.shop]: 5 });
    await app.pool.query('update products set stock = null where id = $1', [drink]);
  });
});
