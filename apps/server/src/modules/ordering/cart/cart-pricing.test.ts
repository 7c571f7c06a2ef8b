import { beforeAll, describe, expect, it } from 'vitest';
import { makeTestApp } from '../../../../test/harness.ts';
import { fillMenu, home, keyOf, openKitchen, postCart } from './cart-testing.ts';

const app = await makeTestApp({ now: { at: new Date('2026-11-20T18:00:00Z') } });
let menu: Awaited<ReturnType<typeof fillMenu>>;
let shop: string;
beforeAll(async () => {
  await app.pool.query(
    `insert into brands (id, name, shipping_fee_cents, shipping_free_over_cents, features)
     values (1, 'Zanga', 590, 4900, '{zanga_prime}')`,
  );
  menu = await fillMenu(app);
  shop = await openKitchen(app);
});

const pizza = (qty = 1, ...options: string[]) => ({
  product: 'norma',
  options: ['Classico', ...options].map(menu.choice),
  qty,
});
const toHome = () => ({ mode: 'delivery' as const, shop, address: home });
const codes = ({ issues }: Awaited<ReturnType<typeof postCart>>) => issues.map(({ code }) => code);

describe('[API-38] the cart that the server prices', () => {
  it('shows lines with options, their discounts and VAT, and the total', async () => {
    const cart = await postCart(app, {
      items: [pizza(2, 'Bufala'), { product: menu.drink, qty: 1 }],
      deliveries: [toHome()],
    });
    expect(cart).toMatchObject({ qty: 3, list: 2500, discount: 0, delivery: 250, total_price: 2750 });
    expect(cart.items[0]).toMatchObject({
      qty: 2,
      product: { id: menu.pizza, slug: 'norma', name: 'Norma', total_price: 1100 },
      options: [
        { name: 'Classico', price_delta: 0 },
        { name: 'Bufala', price_delta: 250 },
      ],
      total: 2200,
      vat_rate_basis_points: 1000,
      vat: 200,
    });
    expect(cart.vat.reduce((sum, { gross }) => sum + gross, 0)).toBe(cart.total_price);
    expect(cart.deliveries).toEqual([
      expect.objectContaining({
        part: 'food',
        chosen: true,
        shop: expect.objectContaining({ id: shop }),
        address: 'Via Umberto I 7, 95129 Catania (CT)',
        subtotal: 2500,
        fee: 250,
        minimum: 1500,
        missing: 0,
        missing_to_free: 500,
        earliest: expect.any(String),
      }),
    ]);
    expect(cart).toMatchObject({ payments: ['card', 'cash'], prime_saving: 200, issues: [], changes: [] });
  });

  it('stores every wish, so that a reload with the key loses nothing', async () => {
    const made = await postCart(app, {
      items: [pizza(1)],
      gift: { recipient: 'Nonna', message: 'Auguri', hide_prices: true },
    });
    const again = await postCart(app, { token: keyOf(made) });
    expect(again).toEqual(made);
    expect(again).toMatchObject({ version: 1, gift: { recipient: 'Nonna' } });
  });

  it('leaves fields as stored when the call omits them, and counts only real changes', async () => {
    const made = await postCart(app, { items: [pizza(1)], deliveries: [toHome()], meta: { source: 'qr' } });
    const token = keyOf(made);
    const more = await postCart(app, { token, version: 1, items: [pizza(3)] });
    expect(more).toMatchObject({ version: 2, qty: 3, meta: { source: 'qr' } });
    expect(more.deliveries[0]).toMatchObject({ chosen: true });
    expect(more.items[0]?.id).toBe(made.items[0]?.id);
    expect(await postCart(app, { token, version: 2, items: [pizza(3)] })).toMatchObject({ version: 2 });
    expect(await postCart(app, { token, items: [] })).toMatchObject({
      version: 3,
      qty: 0,
      total_price: 0,
      issues: [{ code: 'nothing_to_order', text: 'Il carrello è vuoto' }],
    });
  });

  it('makes one line of the same dish made in the same way', async () => {
    const { items } = await postCart(app, {
      items: [
        pizza(1, 'Bufala'),
        { ...pizza(2), options: ['Bufala', 'Classico'].map(menu.choice) },
        pizza(1),
      ],
    });
    expect(items.map(({ qty }) => qty)).toEqual([3, 1]);
  });

  it('announces a price that rose, or fell, until its owner has read it', async () => {
    const made = await postCart(app, { items: [pizza(2, 'Bufala')], deliveries: [toHome()] });
    const token = keyOf(made);
    await app.pool.query('update products set price_cents = 900 where id = $1', [menu.pizza]);
    const dearer = await postCart(app, { token });
    expect(dearer.total_price).toBe(made.total_price + 100);
    expect(dearer.issues).toEqual([
      expect.objectContaining({
        code: 'price_changed',
        text: '«Norma» ora costa 11,50\u00a0€ invece di 11,00\u00a0€',
        blocking: false,
        item: made.items[0]?.id,
      }),
    ]);
    expect(codes(await postCart(app, { token }))).toEqual(['price_changed']);
    const line = made.items[0]?.id ?? '';
    expect(codes(await postCart(app, { token, seen: { [line]: 1120 } }))).toEqual(['price_changed']);
    expect(codes(await postCart(app, { token, seen: { [line]: 1150 } }))).toEqual([]);
    await app.pool.query('update products set price_cents = 850 where id = $1', [menu.pizza]);
    expect(codes(await postCart(app, { token }))).toEqual(['price_fell']);
    expect(codes(await postCart(app, { token, seen: { [line]: 1100 } }))).toEqual([]);
  });

  it('takes a reduction only while it runs', async () => {
    const token = keyOf(await postCart(app, { items: [{ product: 'cola', qty: 2 }] }));
    await app.pool.query(
      `update products set reduced_price_cents = 250, reduced_reason = 'Serata', reduced_from = $2, reduced_until = $3
       where id = $1`,
      [menu.drink, '2026-11-20T17:00:00Z', '2026-11-20T20:00:00Z'],
    );
    expect(await postCart(app, { token })).toMatchObject({ list: 600, discount: 100, total_price: 500 });
    app.now.at = new Date('2026-11-20T20:00:00Z');
    expect(await postCart(app, { token })).toMatchObject({ list: 600, discount: 0, total_price: 600 });
    app.now.at = new Date('2026-11-20T18:00:00Z');
  });

  it('names dishes no longer available, and keeps the line for its owner to see', async () => {
    const made = await postCart(app, { items: [pizza(2), { product: 'cola', qty: 1 }] });
    const token = keyOf(made);
    await app.pool.query('update products set published = false where id = $1', [menu.pizza]);
    const gone = await postCart(app, { token });
    expect(gone.items[0]).toMatchObject({
      qty: 2,
      total: 0,
      options: [],
      chosen: [menu.choice('Classico')],
      product: { name: 'Norma', slug: 'norma' },
    });
    expect(gone.issues).toContainEqual(
      expect.objectContaining({ code: 'product_gone', text: '«Norma» non è più in vendita', blocking: true }),
    );
    expect(gone.qty).toBe(1);
    // The other lines stay editable.
    const kept = await postCart(app, { token, version: 1, items: [pizza(2), { product: 'cola', qty: 4 }] });
    expect(kept.items.map(({ qty }) => qty)).toEqual([2, 4]);
    await app.pool.query('update products set published = true where id = $1', [menu.pizza]);
    expect((await postCart(app, { token })).qty).toBe(6);
  });

  it('says which pieces, choices and marks stand in the way', async () => {
    const token = keyOf(await postCart(app, { items: [pizza(1, 'Bufala'), { product: 'tazza', qty: 2 }] }));
    await app.pool.query('update products set stock = 1 where id = $1', [menu.mug]);
    await app.pool.query(`update option_choices set sold_out_until = 'infinity' where name = 'Bufala'`);
    await app.pool.query(`update products set sold_out_until = '2026-11-20T20:00:00Z' where id = $1`, [
      menu.pizza,
    ]);
    const { issues } = await postCart(app, { token });
    const texts = issues.map(({ text }) => text);
    expect(texts).toContain('Di «Tazza» resta 1 pezzo: riduci la quantità');
    expect(texts).toContain('«Norma»: «Bufala» al momento non è disponibile');
    expect(texts).toContain('«Norma»: esaurito, torna alle 21:00');
    await app.pool.query(`update option_choices set sold_out_until = null`);
    await app.pool.query('update products set sold_out_until = null, stock = 3');
    await app.pool.query('update products set stock = null where id <> $1', [menu.mug]);
  });

  it('names products that a shop lacks, and modes in which a product is not sold', async () => {
    await app.pool.query('insert into product_shops (product_id, shop_id, sold) values ($1, $2, false)', [
      menu.drink,
      shop,
    ]);
    const items = [{ product: 'cola', qty: 1 }];
    const here = await postCart(app, { items, deliveries: [toHome()] });
    expect(here.issues[0]).toMatchObject({
      code: 'product_not_here',
      text: '«Cola»: non disponibile in questo negozio',
    });
    await app.pool.query('delete from product_shops');
    const mug = await postCart(app, {
      items: [{ product: 'tazza', qty: 1 }],
      deliveries: [{ ...toHome(), part: 'goods' }],
    });
    expect(codes(mug)).toContain('product_not_here');
  });

  it('warns of an age limit', async () => {
    await app.pool.query(`update products set age_limit = 18 where id = $1`, [menu.drink]);
    const { issues } = await postCart(app, { items: [{ product: 'cola', qty: 1 }] });
    expect(issues).toContainEqual(expect.objectContaining({ code: 'age_check', blocking: false }));
    await app.pool.query(`update products set age_limit = null where id = $1`, [menu.drink]);
  });

  it('keeps a coupon that it refuses, and says why', async () => {
    const made = await postCart(app, { items: [pizza(1)], coupon: ' ESTATE ' });
    expect(made).toMatchObject({ coupon: null, coupon_code: 'ESTATE', coupon_title: null });
    expect(made.issues).toContainEqual(
      expect.objectContaining({ code: 'coupon_refused', text: 'Questo coupon non esiste', blocking: false }),
    );
    const without = await postCart(app, { token: keyOf(made), coupon: null });
    expect(without.coupon_code).toBeNull();
    expect(codes(without)).not.toContain('coupon_refused');
  });
});
