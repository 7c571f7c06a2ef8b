import type { ShopId } from '@zanga/domain/ids';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeTestApp } from '../../../../test/harness.ts';
import { addTable } from '../../tables/testing.ts';
import { fillMenu, home, keyOf, openKitchen, postCart, refusedCart } from './cart-testing.ts';

const evening = new Date('2026-11-20T18:00:00Z');
const app = await makeTestApp({ now: { at: evening } });
let menu: Awaited<ReturnType<typeof fillMenu>>;
let shop: ShopId;
beforeAll(async () => {
  await app.pool.query(
    `insert into brands (id, name, shipping_fee_cents, shipping_free_over_cents) values (1, 'Zanga', 590, 2000)`,
  );
  menu = await fillMenu(app);
  shop = await openKitchen(app);
});

type Deliveries = NonNullable<Parameters<typeof postCart>[1]>['deliveries'];
const pizzas = (qty: number) => [{ product: 'norma', options: [menu.choice('Classico')], qty }];
const cartOf = (qty: number, deliveries: Deliveries) => postCart(app, { items: pizzas(qty), deliveries });
const texts = ({ issues }: Awaited<ReturnType<typeof postCart>>) => issues.map(({ text }) => text);

describe('[API-38] how a cart is delivered', () => {
  it('asks for it before anything is said', async () => {
    const cart = await postCart(app, { items: pizzas(1) });
    expect(cart.deliveries).toMatchObject([
      { part: 'food', mode: 'delivery', chosen: false, shop: null, fee: 0 },
    ]);
    expect(texts(cart)).toEqual(['Scrivi dove te lo portiamo, oppure scegli il ritiro']);
  });

  it('says how much is missing to the minimum, and delivers for free from the threshold on', async () => {
    const toHome = { mode: 'delivery' as const, shop, address: home };
    expect(texts(await cartOf(1, [toHome]))).toEqual(['Mancano 6,50\u00a0€ al minimo di 15,00\u00a0€']);
    const free = await cartOf(4, [toHome]);
    expect(free).toMatchObject({ delivery: 0, total_price: 3400, issues: [] });
    expect(free.deliveries[0]).toMatchObject({ fee: 250, fee_discount: 250, missing_to_free: 0 });
  });

  it('says that it is too far, or that the address is missing', async () => {
    const faraway = { ...home, lat: 38.1, lng: 13.3 };
    expect(texts(await cartOf(2, [{ mode: 'delivery', shop, address: faraway }]))).toEqual([
      expect.stringMatching(/^Troppo lontano/),
    ]);
    expect(texts(await cartOf(2, [{ mode: 'delivery', shop }]))).toEqual(['Scrivi dove consegnare']);
    expect(texts(await cartOf(2, [{ mode: 'pickup' }]))).toEqual(['Scegli il negozio dove ritirare']);
  });

  it('asks nothing for pickup, and takes drinks on the premises at their own rate', async () => {
    const fetched = await postCart(app, {
      items: [{ product: 'cola', qty: 1 }],
      deliveries: [{ mode: 'pickup', shop }],
    });
    expect(fetched).toMatchObject({ delivery: 0, payments: ['card', 'till'], issues: [] });
    expect(fetched.items[0]?.vat_rate_basis_points).toBe(2200);
    const seated = await postCart(app, {
      token: keyOf(fetched),
      deliveries: [{ mode: 'onshop', shop, table: '12' }],
      meta: { table_id: await addTable(app.db, shop, { label: '7', openSince: app.now.at }) },
    });
    expect(seated.items[0]?.vat_rate_basis_points).toBe(1000);
    expect(seated.deliveries[0]).toMatchObject({ mode: 'onshop', table: '7' });
    expect(texts(await postCart(app, { token: keyOf(fetched), meta: { table: '7' } }))).toEqual([
      'Inquadra il codice del tavolo',
    ]);
  });

  it('ships merchandise on its own, for the brand’s fee', async () => {
    const mixed = await postCart(app, {
      items: [...pizzas(2), { product: 'tazza', qty: 1 }],
      deliveries: [
        { mode: 'delivery', shop, address: home },
        { part: 'goods', mode: 'shipping', address: { ...home, lat: 45, lng: 9 } },
      ],
    });
    expect(mixed).toMatchObject({ delivery: 250 + 590, total_price: 1700 + 1200 + 840, payments: ['card'] });
    expect(mixed.deliveries.map(({ part, missing_to_free }) => [part, missing_to_free])).toEqual([
      ['food', 1300],
      ['goods', 800],
    ]);
    expect(mixed.issues).toEqual([]);
    // Written on one device, it can be changed on another.
    expect(mixed.deliveries.map(({ written }) => written)).toMatchObject([
      home,
      { ...home, lat: 45, lng: 9 },
    ]);
    const free = await postCart(app, {
      items: [{ product: 'tazza', qty: 2 }],
      deliveries: [{ part: 'goods', mode: 'shipping', address: home }],
    });
    expect(free).toMatchObject({ delivery: 0, total_price: 2400 });
  });

  it('says that the shop is closed or pauses, and lets a later time be chosen', async () => {
    app.now.at = new Date('2026-11-20T23:00:00Z');
    const pickup = { mode: 'pickup' as const, shop };
    const closed = await cartOf(1, [pickup]);
    expect(closed.issues).toMatchObject([{ code: 'shop_closed', blocking: true, part: 'food' }]);
    const later = await cartOf(1, [{ ...pickup, slot: '2026-11-21T12:00:00Z' }]);
    expect(later.issues).toEqual([]);
    const never = await cartOf(1, [{ ...pickup, slot: '2026-11-21T04:00:00Z' }]);
    expect(never.issues).toMatchObject([{ code: 'slot_gone' }]);
    app.now.at = evening;
    await app.pool.query(`update shops set paused_until = '2026-11-20T19:30:00Z'`);
    expect(texts(await cartOf(1, [pickup]))).toEqual(['In pausa: riapre alle 20:30']);
    await app.pool.query('update shops set paused_until = null');
  });

  it('checks product hours at the wanted time, not at the time of writing', async () => {
    await app.pool.query(
      `update products set availability = '[{"from": 720, "to": 900}]' where slug = 'cola'`,
    );
    const items = [{ product: 'cola', qty: 1 }];
    const now = await postCart(app, { items, deliveries: [{ mode: 'pickup', shop }] });
    expect(now.issues).toMatchObject([{ code: 'product_not_now' }]);
    const tomorrow = { mode: 'pickup' as const, shop, slot: '2026-11-21T12:00:00Z' };
    expect((await postCart(app, { items, deliveries: [tomorrow] })).issues).toEqual([]);
    await app.pool.query(`update products set availability = null where slug = 'cola'`);
  });

  it('delivers to a saved address of its customer, and of no other', async () => {
    const [ada, bruno] = [await app.signIn(), await app.signIn()];
    await app.db
      .insertInto('addresses')
      .values({ id: 'adr_ada', user_id: ada.userId, ...home })
      .execute();
    const deliveries = [{ mode: 'delivery' as const, shop, address_id: 'adr_ada' }];
    const cart = await postCart(app, { items: pizzas(2), deliveries }, ada.token);
    expect(cart.deliveries[0]).toMatchObject({
      address_id: 'adr_ada',
      address: 'Via Umberto I 7, 95129 Catania (CT)',
      written: null,
      fee: 250,
    });
    const words = ['questo indirizzo non esiste o non c’è più'];
    for (const bearer of [bruno.token, undefined])
      expect(await refusedCart(app, { items: pizzas(2), deliveries }, bearer)).toMatchObject({
        status: 422,
        body: { fields: { 'deliveries.0.address_id': words } },
      });
  });

  it('holds a cart of one shop to that shop', async () => {
    const other = await openKitchen(app, { slug: 'palermo', name: 'Zanga Palermo' });
    const mine = await postCart(app, { items: pizzas(1), single_cart_shop: shop });
    expect(mine.single_cart_shop).toBe(shop);
    const refused = await refusedCart(app, {
      token: mine.token,
      deliveries: [{ mode: 'pickup', shop: 'palermo' }],
    });
    expect(refused).toMatchObject({
      status: 422,
      body: { fields: { 'deliveries.0.shop': ['questo carrello è di un altro negozio'] } },
    });
    const moved = await postCart(app, {
      token: keyOf(mine),
      single_cart_shop: 'palermo',
      deliveries: [{ mode: 'pickup', shop: 'palermo' }],
    });
    expect(moved).toMatchObject({ single_cart_shop: other, deliveries: [{ shop: { slug: 'palermo' } }] });
    const back = await postCart(app, { token: keyOf(mine), single_cart_shop: shop });
    expect(back).toMatchObject({ single_cart_shop: shop, deliveries: [{ chosen: false }] });
  });
});
