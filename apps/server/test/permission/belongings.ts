import type { CouponShare } from '@zanga/contract/ordering/coupons';
import type { UserId } from '@zanga/domain/ids';
import { addShow } from '../../src/modules/cinema/testing.ts';
import { addCoupon, putInWallet } from '../../src/modules/coupons/testing.ts';
import { home, postCart } from '../../src/modules/ordering/cart/cart-testing.ts';
import {
  call,
  confirmCard,
  formFor,
  type openStand,
  type Placed,
  signInStaff,
  takeMoney,
  work,
} from '../../src/modules/ordering/order/order-testing.ts';
import type { TestApp } from '../harness.ts';

type Place = { readonly app: TestApp; readonly stand: Awaited<ReturnType<typeof openStand>> };
type Secret = { readonly client_secret: string };
type Listed = { readonly data: readonly { readonly id: string }[] };
type Wish = Parameters<typeof postCart>[1];

const order = async ({ app }: Place, token: string, wish: Wish, form: Readonly<Record<string, unknown>>) => {
  const cart = await postCart(app, wish, token);
  const placed = await call<Placed>(app, 'POST customer/orders', { token, payload: formFor(cart, form) });
  if (placed.status !== 201) throw new Error(JSON.stringify(placed.body));
  return placed.body.order;
};

const firstOf = async ({ app }: Place, token: string, what: string) =>
  (await call<Listed>(app, `GET customer/${what}`, { token })).body.data[0]?.id ?? '';

const keepCard = async (place: Place, token: string) => {
  const { body } = await call<Secret>(place.app, 'POST customer/payment/setup', { token });
  await confirmCard(place.app, body.client_secret);
  await call(place.app, 'POST customer/payment/setup/settle', { token, payload: body });
  return { secret: body.client_secret, card: await firstOf(place, token, 'payment/methods') };
};

const buyTicket = async (place: Place, token: string) => {
  const { app, stand } = place;
  const startsAt = new Date(app.now.at.getTime() + 86_400_000);
  await addShow(app.db, stand.menu.root, { shop: stand.shop, startsAt });
  const fares = app.db.selectFrom('option_choices').select('id').where('name', '=', 'Intero');
  const item = { product: 'limoni', options: [(await fares.executeTakeFirstOrThrow()).id], qty: 1 };
  const { id: shown } = await order(place, token, { items: [item] }, {});
  const payload = { order_id: shown, payment_method: 'new' };
  const { body } = await call<Secret>(app, 'POST customer/payment/intent', { token, payload });
  await confirmCard(app, body.client_secret);
  await call(app, 'POST payment/settle', { payload: { client_secret: body.client_secret } });
  return { shown, ticket: await firstOf(place, token, 'tickets') };
};

/** A completed dinner and its review. */
const judge = async (place: Place, token: string) => {
  const { app, stand } = place;
  const worker = await signInStaff(app, 'worker', stand.shop);
  const wish = { items: stand.pizzas(), deliveries: [stand.pickup] };
  const { id: eaten, total } = await order(place, token, wish, { payment_method: 'till' });
  await work(app, worker, eaten, 'accept', {});
  await takeMoney(app, worker, eaten, total);
  for (const event of ['prepare', 'finish', 'complete']) await work(app, worker, eaten, 'advance', { event });
  const payload = { stars: 4, text: 'Segretissima', products: [] };
  const { status } = await call(app, `PUT customer/reviews/${eaten}`, { token, payload });
  if (status !== 200) throw new Error(`Nothing said: ${status}`);
  return eaten;
};

const collect = async ({ app }: Place, { token, userId }: { token: string; userId: UserId }) => {
  const coupon = () => addCoupon(app.db, { shareable: true });
  const wallet = await putInWallet(app, { coupon: await coupon(), userId });
  const shared = await putInWallet(app, { coupon: await coupon(), userId });
  await call<CouponShare>(app, `POST customer/active/coupons/${shared}/share`, { token });
  return { wallet, shared };
};

/** A person with one of everything that a person can have. */
export const openHousehold = async (place: Place) => {
  const { app, stand } = place;
  const person = await app.signIn();
  const { token } = person;
  const payload = { ...home, street: 'Via Segretissima' };
  const address = (await call<{ id: string }>(app, 'POST customer/addresses', { token, payload })).body.id;
  const eaten = await judge(place, token);
  const bought = { ...(await buyTicket(place, token)), ...(await keepCard(place, token)) };
  const wish = { items: stand.pizzas(), deliveries: [stand.pickup] };
  const { id: waiting } = await order(place, token, wish, {});
  const device = `fcm:${'s'.repeat(60)}`;
  await call(app, 'PUT customer/device', { token, payload: { token: device } });
  const session = await firstOf(place, token, 'sessions');
  const cart = await postCart(app, wish, token);
  return {
    ...person,
    ...bought,
    ...(await collect(place, person)),
    address,
    eaten,
    waiting,
    device,
    session,
    cart,
  };
};
export type Household = Awaited<ReturnType<typeof openHousehold>>;
