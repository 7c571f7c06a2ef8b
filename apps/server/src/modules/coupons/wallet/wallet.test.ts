import type { CouponDetail, CouponForCart } from '@zanga/contract/ordering/coupons';
import { describe, expect, it } from 'vitest';
import { makeTestApp } from '../../../../test/harness.ts';
import { postCart } from '../../ordering/cart/cart-testing.ts';
import { call, formFor, openStand } from '../../ordering/order/order-testing.ts';
import { addCoupon, putInWallet } from '../testing.ts';

const app = await makeTestApp();
const { db, now } = app;
const { shop, menu, pizzas, pickup, delivery } = await openStand(app);

type Wallet = { readonly coupons: readonly CouponDetail[] };
const walletOf = async (token: string) =>
  (await call<Wallet>(app, 'GET customer/active/coupons', { token })).body.coupons;
const detail = (token: string, id: string) =>
  call<CouponDetail>(app, `GET customer/active/coupons/${id}`, { token });
const picker = async (token: string) =>
  (await call<{ coupons: CouponForCart[] }>(app, 'GET customer/carts/coupons', { token })).body.coupons;
const inDays = (days: number) => new Date(now.at.getTime() + days * 86_400_000);
const plain = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ');

describe('the wallet', () => {
  it('[API-23] [RTE-15] lists usable coupons, soonest to end first', async () => {
    const { token, userId } = await app.signIn();
    // Neither in the order of granting, nor in reverse.
    const later = await putInWallet(app, { coupon: await addCoupon(db), userId, until: inDays(5) });
    const soon = await putInWallet(app, { coupon: await addCoupon(db), userId, until: inDays(2) });
    const late = await putInWallet(app, { coupon: await addCoupon(db), userId });
    await putInWallet(app, { coupon: await addCoupon(db), userId, until: new Date(now.at.getTime() + 1) });
    now.at = new Date(now.at.getTime() + 1000);
    expect((await walletOf(token)).map(({ id }) => id)).toEqual([soon, later, late]);
    expect(await walletOf((await app.signIn()).token)).toEqual([]);
  });

  it('[API-23] states in Italian the worth and the conditions of a coupon', async () => {
    const { token, userId } = await app.signIn();
    const coupon = await addCoupon(db, {
      most_cents: 500,
      minimum_cents: 1500,
      shops: [shop],
      channels: ['pickup', 'onshop'],
      categories: [menu.root],
      members_only: true,
      limit_per_customer: 2,
      use_limit: 500,
    });
    await putInWallet(app, { coupon, userId, until: inDays(3) });
    const [told] = await walletOf(token);
    expect(told).toMatchObject({
      kind: 'percentage',
      value: 1000,
      worth: '−10 %',
      state: 'not_for_you',
      why_not: 'Questo coupon è riservato a chi ha l’abbonamento',
      shareable: false,
      why_not_shareable: 'Questo coupon è solo per te',
      given_by: null,
    });
    expect(told?.rules.map(plain)).toEqual([
      'Sconto massimo 5,00 €',
      'Solo su Pizze',
      'Spesa minima 15,00 € sui prodotti a cui vale, consegna esclusa',
      'Solo da Zanga Catania',
      'Solo per il ritiro in negozio o al tavolo',
      'Solo per chi ha l’abbonamento',
      'Si usa una volta sola',
      'Vale per i primi 500 che lo usano',
      'Non vale sui prodotti già scontati',
      'Si usa un solo coupon per ordine',
      'La consegna, dove si paga, resta a tuo carico',
    ]);
  });

  it('[API-23] shows a code for the till with its seconds, and none where it is of no use there', async () => {
    const { token, userId } = await app.signIn();
    const id = await putInWallet(app, { coupon: await addCoupon(db), userId });
    expect((await detail(token, id)).body.shown).toMatchObject({
      seconds: 60,
      code: expect.stringMatching(/^\d{4} \d{4}$/),
      qrcode: expect.stringMatching(/^zng\./),
    });
    const brought = await putInWallet(app, {
      coupon: await addCoupon(db, { kind: 'free_delivery' }),
      userId,
    });
    expect((await detail(token, brought)).body).toMatchObject({
      shown: null,
      why_not_shown: 'Questo coupon vale sulla consegna: usalo ordinando online',
    });
    const stranger = await app.signIn();
    expect(await detail(stranger.token, id)).toMatchObject({
      status: 404,
      body: { code: 'coupon.not_found' },
    });
    expect((await detail(token, 'wcp_0000')).status).toBe(404);
    expect((await call(app, 'GET customer/active/coupons')).status).toBe(401);
  });

  it('[API-23] [API-38] shows the saving of each on this cart, or why there is none; the best first', async () => {
    const { token, userId } = await app.signIn();
    const put = async (given: Parameters<typeof addCoupon>[1]) =>
      putInWallet(app, { coupon: await addCoupon(db, given), userId });
    expect(await picker(token)).toEqual([]);
    const tenth = await put({});
    const euros = await put({ kind: 'amount', amount_cents: 300 });
    const gift = await put({ kind: 'free_product', free_products: [menu.drink] });
    const brought = await put({ kind: 'free_delivery' });
    await postCart(app, { items: pizzas(2), deliveries: [pickup] }, token);
    const options = await picker(token);
    expect(options.map(({ id, usable, saving, total }) => [id, usable, saving, total])).toEqual([
      [euros, true, 300, 1400],
      [tenth, true, 170, 1530],
      ...[gift, brought]
        .toSorted((a, b) => options.findIndex(({ id }) => id === a) - options.findIndex(({ id }) => id === b))
        .map((id) => [id, false, 0, 1700]),
    ]);
    const of = (wanted: string) => options.find(({ id }) => id === wanted);
    expect(of(brought)?.why_not).toBe('Questo coupon vale con la consegna a domicilio');
    expect(of(gift)).toMatchObject({
      why_not: 'Aggiungi al carrello il prodotto in omaggio e questo coupon te lo regala',
      worth: 'Gratis: Cola',
      free_products: [{ id: menu.drink, name: 'Cola', slug: 'cola' }],
      in_cart: [],
    });
    const cart = await postCart(
      app,
      { items: [...pizzas(2), { product: 'cola', qty: 1 }], deliveries: [delivery] },
      token,
    );
    const again = await picker(token);
    expect(again.find(({ id }) => id === gift)).toMatchObject({
      usable: true,
      saving: 300,
      in_cart: [menu.drink],
    });
    expect(again.find(({ id }) => id === brought)).toMatchObject({
      usable: true,
      saving: 250,
      total: cart.total_price - 250,
    });
  });
});

describe('a coupon of the wallet in a cart', () => {
  const own = async (given: Parameters<typeof addCoupon>[1] = {}) => {
    const { token, userId } = await app.signIn();
    const id = await putInWallet(app, { coupon: await addCoupon(db, given), userId });
    return { token, userId, id };
  };

  it('[API-38] discounts the lines by its id', async () => {
    const { token, id } = await own();
    const cart = await postCart(app, { items: pizzas(2), deliveries: [pickup], coupon: id }, token);
    expect(cart).toMatchObject({
      coupon: { id, code: null, title: 'Benvenuto', kind: 'percentage', discount: 170, choice: null },
      coupon_code: id,
      coupon_title: 'Benvenuto',
      coupon_discount: 170,
      total_price: 1530,
    });
  });

  it('[API-38] of another customer, and in a visitor’s cart, does not exist', async () => {
    const { id } = await own();
    const { token } = await app.signIn();
    const texts = async (wish: Promise<{ coupon: unknown; issues: readonly { text: string }[] }>) => {
      const { coupon, issues } = await wish;
      expect(coupon).toBeNull();
      return issues.map(({ text }) => text);
    };
    expect(await texts(postCart(app, { items: pizzas(1), coupon: id }, token))).toContain(
      'Questo coupon non esiste',
    );
    expect(await texts(postCart(app, { items: pizzas(1), coupon: id }))).toContain(
      'Questo coupon non esiste',
    );
  });

  it('[API-38] that does not fit is named by its title, with the reason', async () => {
    const { token, id } = await own({ minimum_cents: 5000 });
    const cart = await postCart(app, { items: pizzas(1), deliveries: [pickup], coupon: id }, token);
    expect(cart).toMatchObject({ coupon: null, coupon_code: id, coupon_title: 'Benvenuto' });
    expect(cart.issues).toContainEqual(expect.objectContaining({ code: 'coupon_refused', blocking: false }));
  });

  it('[API-38] larger than the cart never makes it cost less than nothing', async () => {
    const { token, id } = await own({ kind: 'amount', amount_cents: 10_000 });
    const cart = await postCart(app, { items: pizzas(2), deliveries: [delivery], coupon: id }, token);
    expect(cart).toMatchObject({ coupon_discount: 1700, delivery: 250, total_price: 250 });
    const free = await postCart(app, { deliveries: [pickup] }, token);
    expect(free).toMatchObject({ coupon_discount: 1700, total_price: 0 });
    const order = await call(app, 'POST customer/orders', { token, payload: formFor(free) });
    expect(order).toMatchObject({ status: 201, body: { order: { state: 'placed', total: 0 } } });
  });

  it('[API-38] gives the chosen product, for one piece, and forgets the choice with the coupon', async () => {
    const { token, id } = await own({ kind: 'free_product', free_products: [menu.pizza, menu.drink] });
    const items = [...pizzas(2), { product: 'cola', qty: 2 }];
    const first = await postCart(app, { items, deliveries: [pickup], coupon: id }, token);
    expect(first.coupon).toMatchObject({ discount: 850, choice: null });
    const chosen = await postCart(app, { coupon_choice: menu.drink }, token);
    expect(chosen.coupon).toMatchObject({ discount: 300, choice: menu.drink });
    expect(chosen.items.map(({ coupon_discount }) => coupon_discount)).toEqual([0, 300]);
    const foreign = await postCart(app, { coupon_choice: menu.mug }, token);
    expect(foreign.coupon).toMatchObject({ discount: 850, choice: null });
    await postCart(app, { coupon_choice: menu.drink }, token);
    await postCart(app, { coupon: null }, token);
    expect((await postCart(app, { coupon: id }, token)).coupon).toMatchObject({
      discount: 850,
      choice: null,
    });
  });
});
