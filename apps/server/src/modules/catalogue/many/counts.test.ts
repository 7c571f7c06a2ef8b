import type { ManyChange, ManyRow } from '@zanga/contract/menu/menu-many';
import type { ShopId } from '@zanga/domain/ids';
import { beforeEach, describe, expect, it } from 'vitest';
import { makeTestApp } from '../../../../test/harness.ts';
import { openKitchen } from '../../ordering/cart/cart-testing.ts';
import { call, openStand, signInStaff } from '../../ordering/order/order-testing.ts';
import { setSlots } from '../../shops/testing.ts';

const app = await makeTestApp();
const stand = await openStand(app, { name: 'Zanga Catania' });
const other = await openKitchen(app, { name: 'Zanga Taormina' });
await setSlots(app.db, stand.shop, { mode: 'pickup', pieces: 1_000, orders: 1_000, slot_minutes: 15 });
const owner = await signInStaff(app, 'owner');
const { pizza, drink, mug } = stand.menu;

type RefusalBody = { readonly code: string; readonly fields: Readonly<Record<string, readonly string[]>> };
const url = 'backoffice/menu/changes';
const count = (pieces: number | null, shop = stand.shop): ManyChange => ({ what: 'count', shop, pieces });
const look = (products: readonly string[], change: ManyChange) =>
  call<{ data: ManyRow[] } & RefusalBody>(app, `POST ${url}/preview`, {
    token: owner,
    payload: { products, change },
  });
const make = (rows: readonly ManyRow[], change: ManyChange) =>
  call<{ id: string; changed: number } & RefusalBody>(app, `POST ${url}`, {
    token: owner,
    payload: { products: rows.map(({ id, version }) => ({ id, version })), change },
  });
const changed = async (products: readonly string[], change: ManyChange) =>
  make((await look(products, change)).body.data, change);
const undo = (id: string) =>
  call<{ undone: number; left: { name: string; why: string }[] } & RefusalBody>(
    app,
    `POST ${url}/${id}/undo`,
    {
      token: owner,
      payload: {},
    },
  );
const order = (qty = 1) =>
  stand.placed({ items: stand.pizzas(qty), deliveries: [stand.pickup] }, { payment_method: 'till' });
const counts = async (shop = stand.shop): Promise<Readonly<Record<string, number>>> => {
  const { rows } = await app.pool.query<{ product: string; stock: number }>(
    'select product_id as product, stock from product_shops where shop_id = $1 and stock is not null',
    [shop],
  );
  return Object.fromEntries(rows.map(({ product, stock }) => [product, stock]));
};
/** Audit entries come in the order of product ids, which are random. */
const inSomeOrder = <Entry extends { readonly thing: string }>(entries: readonly (Entry | undefined)[]) =>
  entries.toSorted((a, b) => (a?.thing ?? '').localeCompare(b?.thing ?? ''));
const entriesOf = async (action: string) => {
  const { rows } = await app.pool.query<{
    kind: string;
    thing: string;
    shop_id: ShopId | null;
    before: object;
    after: object;
  }>(
    `select kind, thing, shop_id, before, after from audit_entries where action = $1 order by id desc limit 3`,
    [action],
  );
  return rows;
};

beforeEach(() => app.pool.query('update product_shops set stock = null, sold = true'));

describe('the stock that a shop counts, changed for many products', () => {
  it('is previewed, set for all, audited with its shop, and ended', async () => {
    await changed([pizza], count(4));
    const { data: rows } = (await look([pizza, drink, mug], count(4))).body;
    const column = 'pezzi (Zanga Catania)';
    expect(rows.map(({ outcome, changes }) => [outcome, changes])).toEqual([
      ['same', []],
      ['changed', [{ column, before: '', after: '4' }]],
      ['changed', [{ column, before: '', after: '4' }]],
    ]);
    expect(await counts()).toEqual({ [pizza]: 4 });
    const made = await make(rows, count(4));
    expect(made).toMatchObject({ status: 201, body: { changed: 2 } });
    expect(await counts()).toEqual({ [pizza]: 4, [drink]: 4, [mug]: 4 });
    expect(await counts(other)).toEqual({});
    const told = (product: string) => ({
      ...{ kind: 'product', thing: product, shop_id: stand.shop },
      ...{ before: { stock: null }, after: { stock: 4 } },
    });
    const entries = await entriesOf('menu.change');
    expect(entries.at(-1)?.kind).toBe('menu_change');
    expect(inSomeOrder(entries)).toEqual(
      inSomeOrder([
        told(mug),
        told(drink),
        {
          ...{ kind: 'menu_change', thing: made.body.id, shop_id: null, before: {} },
          after: {
            changed: 2,
            products: ['Cola: pezzi (Zanga Catania) – → 4', 'Tazza: pezzi (Zanga Catania) – → 4'],
          },
        },
      ]),
    );
    expect((await changed([pizza, drink, mug], count(null))).body.changed).toBe(3);
    expect(await counts()).toEqual({});
    expect((await changed([pizza], count(null))).body.code).toBe('menu_change.nothing');
  });

  it('leaves the products as they are: an open editor can still save', async () => {
    const stamp = async () =>
      (await app.pool.query('select updated_at, xmin::text from products where id = $1', [pizza])).rows;
    const before = await stamp();
    await changed([pizza], count(9));
    expect(await stamp()).toEqual(before);
  });

  it('is not written over an order that came first: the product is named, and none is written', async () => {
    await changed([pizza, drink], count(6));
    const { data: rows } = (await look([pizza, drink], count(20))).body;
    await order(2);
    expect(await make(rows, count(20))).toMatchObject({
      ...{ status: 409, body: { code: 'menu_change.overtaken', fields: { products: ['Norma'] } } },
    });
    expect(await counts()).toEqual({ [pizza]: 4, [drink]: 6 });
  });

  it('takes turns with orders that come at once: no piece is lost', async () => {
    for (let round = 0; round < 4; round += 1) {
      await app.pool.query('update product_shops set stock = null');
      await changed([pizza, drink], count(20));
      const { data: rows } = (await look([pizza, drink], count(50))).body;
      const [made] = await Promise.all([make(rows, count(50)), ...Array.from({ length: 5 }, () => order())]);
      const was = made.status === 201 ? 50 : 20;
      expect(await counts()).toEqual({ [pizza]: was - 5, [drink]: was });
    }
  });

  it('is set once when two set it, and for one shop whatever another counts', async () => {
    const { data: rows } = (await look([pizza, drink], count(7))).body;
    const made = await Promise.all([make(rows, count(7)), make(rows.toReversed(), count(7))]);
    expect(made.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    expect((await changed([pizza], count(3, other))).status).toBe(201);
    expect([await counts(), await counts(other)]).toEqual([{ [pizza]: 7, [drink]: 7 }, { [pizza]: 3 }]);
  });

  it('is refused for products the shop does not sell, unknown shops and invalid numbers', async () => {
    await app.pool.query(
      `insert into product_shops (product_id, shop_id, sold) values ($1, $2, false)
       on conflict (product_id, shop_id) do update set sold = false`,
      [drink, stand.shop],
    );
    const { data: rows } = (await look([pizza, drink], count(4))).body;
    expect(rows.map(({ problems }) => problems[0]?.text)).toEqual([undefined, 'Questo negozio non lo vende']);
    expect((await make(rows, count(4))).body.code).toBe('menu_change.refused');
    expect((await look([pizza], count(4, 'shp_nessuno'))).body.code).toBe('shop.not_found');
    expect((await make(rows, count(4, 'shp_nessuno'))).body.code).toBe('shop.not_found');
    for (const pieces of [-1, 1.5, 100_001]) expect((await look([pizza], count(pieces))).status).toBe(422);
    expect(await counts()).toEqual({});
  });
});

describe('an undone stock change of many products', () => {
  it('restores the counts, and the absence of counts', async () => {
    await changed([pizza], count(6));
    const { id } = (await changed([pizza, drink], count(20))).body;
    expect((await undo(id)).body).toEqual({ undone: 2, left: [] });
    expect(await counts()).toEqual({ [pizza]: 6 });
    const back = (product: string, stock: number | null) => ({
      ...{ kind: 'product', thing: product, shop_id: stand.shop },
      ...{ before: { stock: 20 }, after: { stock } },
    });
    const [one, two, whole] = await entriesOf('menu.undo');
    expect(inSomeOrder([one, two])).toEqual(inSomeOrder([back(drink, null), back(pizza, 6)]));
    expect(whole).toMatchObject({ kind: 'menu_change', thing: id, after: { changed: 2 } });
    expect((await undo(id)).body.code).toBe('menu_change.undone');
  });

  it('keeps the sales since then, and says so', async () => {
    const { id } = (await changed([pizza, drink], count(20))).body;
    await order(2);
    expect((await undo(id)).body).toEqual({
      undone: 1,
      left: [{ name: 'Norma', why: 'dopo i pezzi sono stati venduti o contati di nuovo' }],
    });
    expect(await counts()).toEqual({ [pizza]: 18 });
    const { id: next } = (await changed([pizza], count(9))).body;
    await order();
    expect((await undo(next)).body.code).toBe('menu_change.nothing_left');
  });

  it('takes turns with orders that come at once: no piece is lost', async () => {
    for (let round = 0; round < 4; round += 1) {
      await app.pool.query('update product_shops set stock = null');
      await changed([pizza], count(30));
      const { id } = (await changed([pizza], count(60))).body;
      const [undone] = await Promise.all([undo(id), ...Array.from({ length: 4 }, () => order())]);
      expect(await counts()).toEqual({ [pizza]: (undone.status === 200 ? 30 : 60) - 4 });
    }
  });
});
