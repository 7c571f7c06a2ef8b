import { randomUUID } from 'node:crypto';
import type { Board } from '@zanga/contract/ordering/board';
import type { Cart } from '@zanga/contract/ordering/carts';
import type { Order } from '@zanga/contract/ordering/orders';
import type { ShopId } from '@zanga/domain/ids';
import type { StaffRole } from '@zanga/domain/staff/rights';
import type { App } from '../../../app.ts';
import { makeLiveEvents } from '../../../platform/live/live-events.ts';
import { foundBrand } from '../../brand/testing.ts';
import { openCinema } from '../../cinema/mount.ts';
import { toolsBehind } from '../../payments/testing.ts';
import { makeRedemptions } from '../../redemption/mount.ts';
import { fillMenu, home, keyOf, openKitchen, postCart } from '../cart/cart-testing.ts';
import { couponUses } from '../mount.ts';
import { openGuestKeys } from './guest-keys.ts';
import type { OrderTools } from './order-tools.ts';

type Http = Pick<App, 'http'>;
export type ApiAnswer<Body = never> = { readonly status: number; readonly body: Body };

/** Calls the API, with a bearer token for signed-in people. */
export const call = async <Body = never>(
  { http }: Http,
  key: string,
  { token, payload }: { readonly token?: string | undefined; readonly payload?: unknown } = {},
): Promise<ApiAnswer<Body>> => {
  const [method = 'GET', url = ''] = key.split(' ');
  const response = await http.inject({
    // Every key of these tests begins with a method.
    method: method as 'GET',
    url: `/api/${url}`,
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(payload !== undefined && { 'content-type': 'application/json' }),
    },
    ...(payload !== undefined && { payload: JSON.stringify(payload) }),
  });
  const isJson = String(response.headers['content-type']).startsWith('application/json');
  // Each test knows the type of its answer.
  return { status: response.statusCode, body: (isJson ? response.json() : response.rawPayload) as Body };
};

export const contact = {
  firstname: 'Ada',
  lastname: 'Rossi',
  email: 'ada@example.it',
  telephone: '+393331234567',
};

export const newKey = (): string => randomUUID();

/** Order form of a customer for a cart. */
export const formFor = (cart: Cart, given: Readonly<Record<string, unknown>> = {}) => ({
  cart_id: cart.id,
  expected_total: cart.total_price,
  payment_method: 'new',
  idempotency_key: newKey(),
  contact,
  terms_version: 'v1',
  ...given,
});

export type Placed = { readonly order: Order; readonly token: string | null };

type Stand = Parameters<typeof openKitchen>[0];

/** A kitchen with a menu, and functions to order there. */
export const openStand = async (app: Stand, given: Parameters<typeof openKitchen>[1] = {}) => {
  await foundBrand(app.db, { shipping_fee_cents: 590, features: ['zanga_prime'] });
  const shop = await openKitchen(app, given);
  const menu = await fillMenu(app);
  const pizzas = (qty = 2) => [{ product: 'norma', options: [menu.choice('Classico')], qty }];
  const pickup = { part: 'food', mode: 'pickup', shop } as const;
  const delivery = { part: 'food', mode: 'delivery', shop, address: home } as const;
  const shipped = { part: 'goods', mode: 'shipping', address: home } as const;

  /** A visitor's cart. */
  const cartOf = (wish: Parameters<typeof postCart>[1] = { items: pizzas(), deliveries: [pickup] }) =>
    postCart(app, wish);
  /** Answer to a guest's order, accepted or refused. */
  const order = (cart: Cart, form: Readonly<Record<string, unknown>> = {}) =>
    call<Placed>(app, 'POST orders', { payload: { ...formFor(cart, form), cart_token: keyOf(cart) } });
  /** Places a guest's order, which must be accepted. */
  const placed = async (
    wish?: Parameters<typeof postCart>[1],
    form: Readonly<Record<string, unknown>> = {},
  ) => {
    const { status, body } = await order(await cartOf(wish), form);
    if (status !== 201 || body.token === null)
      throw new Error(`Refused with ${status}: ${JSON.stringify(body)}`);
    return { ...body, token: body.token, id: body.order.id };
  };
  const see = async ({ id, token }: { readonly id: string; readonly token: string }) =>
    (await call<Order>(app, `POST orders/${id}`, { payload: { token } })).body;
  return { shop, menu, pizzas, pickup, delivery, shipped, cartOf, order, placed, see };
};

type Own = { readonly id: string; readonly token: string };

/** Client secret of the payment of a guest's order. */
export const intentFor = async (app: Http, { id, token }: Own): Promise<string> => {
  const payload = { order_id: id, token, payment_method: 'new' };
  const { status, body } = await call<{ client_secret: string }>(app, 'POST payment/intent', { payload });
  if (status !== 200) throw new Error(`No payment: ${JSON.stringify(body)}`);
  return body.client_secret;
};

/** Confirms a card of the sandbox. */
export const confirmCard = async ({ http }: Http, client_secret: string, number = '4242424242424242') => {
  const card = { number, exp_month: 12, exp_year: 2030, cvc: '123' };
  await http.inject({ method: 'POST', url: '/dev/payments/confirm', payload: { client_secret, card } });
};

/** Settles the payment, as a browser does on its return. */
export const settle = async (app: Http, client_secret: string): Promise<string> =>
  (await call<{ status: string }>(app, 'POST payment/settle', { payload: { client_secret } })).body.status;

/** Pays a guest's order with a card of the sandbox, as a browser does; returns the payment's status. */
export const pay = async (app: Http, order: Own, number?: string): Promise<string> => {
  const secret = await intentFor(app, order);
  await confirmCard(app, secret, number);
  return settle(app, secret);
};

/** Dependencies of the order jobs. */
export const orderTools = async ({ db, payments, notify }: App): Promise<OrderTools> => {
  const { jobs, clock, log } = toolsBehind(payments);
  const none = async () => ({ ok: false, title: null, text: '' }) as const;
  return {
    ...{ db, payments, notify, jobs, clock, log, coupons: couponUses, live: makeLiveEvents() },
    guestKeys: await openGuestKeys(db),
    origin: () => 'http://zanga.test',
    undoSeconds: 0,
    tickets: openCinema({ db, redemptions: makeRedemptions(db), origin: () => 'http://zanga.test' }),
    membershipOf: async () => ({ member: false, freeDeliveryOver: null }),
    confirmsPhones: true,
    couponFor: none,
    walletFor: async () => [],
  };
};

/** Signs in staff of a shop; managers and owners without one work for all shops. */
export const signInStaff = async (
  app: Parameters<typeof openKitchen>[0],
  role: StaffRole,
  shop: ShopId | null = null,
): Promise<string> => {
  const { token, userId } = await app.signIn();
  await app.db
    .insertInto('user_roles')
    .values({ user_id: userId, role, shop_id: shop, all_shops: role !== 'worker' && shop === null })
    .execute();
  return token;
};

export const boardOf = async (app: Http, token: string, shop?: string): Promise<Board> =>
  (await call<Board>(app, `GET backoffice/board${shop ? `?shop=${shop}` : ''}`, { token })).body;

/** Records at the till that an order was paid by hand. */
export const takeMoney = async (app: Http, token: string, order: string, expected: number) => {
  const payload = { key: newKey(), how: 'cash', expected };
  const { status } = await call(app, `POST backoffice/orders/${order}/takings`, { token, payload });
  if (status !== 200) throw new Error(`Nothing taken: ${status}`);
};

/** A step of the shop with the food of an order. */
export const work = (app: Http, token: string, order: string, step: string, payload: unknown = {}) =>
  call<{ state: string; code: string; can: string[] }>(
    app,
    `POST backoffice/orders/${order}/parts/food/${step}`,
    { token, payload },
  );
