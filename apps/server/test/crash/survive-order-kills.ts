import { randomUUID } from 'node:crypto';
import type { Cart } from '@zanga/contract/ordering/carts';
import type { Order } from '@zanga/contract/ordering/orders';
import type { CartId } from '@zanga/domain/ids';
import { addDays, instantOf, wallClock } from '@zanga/domain/time';
import { foundBrand } from '../../src/modules/brand/testing.ts';
import { fillMenu, home, openKitchen } from '../../src/modules/ordering/cart/cart-testing.ts';
import { contact } from '../../src/modules/ordering/order/order-testing.ts';
import { setSlots } from '../../src/modules/shops/testing.ts';
import type { Boundary } from './gate.ts';
import { type OrderShop, openOrderShop } from './order-shop.ts';

/** Steps of placing an order, and the moment before its commit. */
export const placementSteps: readonly Boundary[] = [
  'insert order_keys',
  'update products',
  'insert slot_loads',
  'insert slot_bookings',
  'insert order_numbers',
  'insert orders',
  'insert order_parts',
  'insert order_lines',
  'insert order_events',
  'insert payments',
  'commit orders',
];

/** Steps from the card to the shop's order. */
export const settlementSteps: readonly Boundary[] = [
  'update payments',
  'update order_parts',
  'insert order_events',
  'update orders',
  'delete cart_lines',
  'update carts',
  'insert pgboss.job',
  'commit orders',
];

/** Steps of cancelling an order and refunding it. */
export const cancellationSteps: readonly Boundary[] = [
  'update order_parts',
  'update products',
  'delete slot_bookings',
  'update slot_loads',
  'insert order_refunds',
  'insert payment_refunds',
  'commit orders',
];

export type OrderKills = {
  readonly placement: readonly Boundary[];
  readonly settlement: readonly Boundary[];
  readonly cancellation: readonly Boundary[];
};

/** Errors found, in words. */
export type Wrongs = readonly string[];

type Stand = {
  readonly shop: OrderShop;
  readonly wish: object;
  readonly wrongs: string[];
};
type Mine = {
  readonly id: string;
  readonly token: string;
  readonly cartKey: string;
  readonly cartId: CartId;
};

const piecesLeft = 10_000;

const openStand = async (shop: OrderShop): Promise<Stand> => {
  await foundBrand(shop.db);
  const app = { db: shop.db } as Parameters<typeof openKitchen>[0];
  const kitchen = await openKitchen(app);
  await setSlots(shop.db, kitchen, { mode: 'pickup', pieces: 10_000, orders: 10_000 });
  const menu = await fillMenu(app);
  await shop.db.updateTable('products').set({ stock: piecesLeft }).where('slug', '=', 'tazza').execute();
  const slot = instantOf(addDays(wallClock(new Date()).date, 1), 18 * 60).toISOString();
  const wish = {
    items: [
      { product: 'norma', options: [menu.choice('Classico')], qty: 1 },
      { product: 'tazza', qty: 2 },
    ],
    deliveries: [
      { part: 'food', mode: 'pickup', shop: kitchen, slot },
      { part: 'goods', mode: 'shipping', address: home },
    ],
  };
  return { shop, wish, wrongs: [] };
};

const newForm = async ({ shop, wish }: Stand) => {
  const { body: cart } = (await shop.post('/api/carts', wish)) as unknown as { body: Cart };
  const form = {
    cart_id: cart.id,
    cart_token: cart.token ?? '',
    expected_total: cart.total_price,
    payment_method: 'new',
    idempotency_key: randomUUID(),
    contact,
    terms_version: 'v1',
  };
  return form;
};

/** Does some work until it is cut off at a boundary, restarts, and does it again. */
const cutOff = async <T>(stand: Stand, boundary: Boundary, work: () => Promise<T>): Promise<T> => {
  const { shop } = stand;
  await shop.gate.close(boundary);
  const first = work().catch(() => undefined);
  await shop.gate.reached();
  await shop.kill();
  await first;
  await shop.gate.open();
  await shop.start();
  return work();
};

const numbersOf = async ({ shop }: Stand, cartId: CartId) => {
  const { rows } = await shop.pool.query<Record<string, number>>(
    `select
       (select count(*)::int from orders where cart_id = $1) as orders,
       (select count(*)::int from payments p join orders o on o.id = p.owner_id where cart_id = $1) as payments,
       (select count(*)::int from order_events e join orders o on o.id = e.order_id where cart_id = $1 and event = 'pay') as paid,
       (select count(*)::int from order_refunds r join orders o on o.id = r.order_id where cart_id = $1) as refunds,
       (select coalesce(sum(captured_cents), 0)::int from payments p join orders o on o.id = p.owner_id where cart_id = $1) as captured,
       (select coalesce(sum(r.amount_cents), 0)::int from payment_refunds r join payments p on p.id = r.payment_id join orders o on o.id = p.owner_id where cart_id = $1) as returned,
       (select count(*)::int from pgboss.job j join orders o on j.data->>'key' = o.id || ':placed' where cart_id = $1) as mails,
       (select count(*)::int from cart_lines where cart_id = $1) as in_cart,
       (select ${piecesLeft} - stock from products where slug = 'tazza') as taken,
       (select coalesce(sum(reserved_qty), 0)::int from order_lines) as reserved,
       (select coalesce(sum(orders), 0)::int from slot_loads) as slots,
       (select count(*)::int from slot_bookings) as bookings`,
    [cartId],
  );
  return rows[0] ?? {};
};

const expectNumbers = async (
  stand: Stand,
  what: string,
  cartId: CartId,
  expected: Record<string, number>,
) => {
  const found = await numbersOf(stand, cartId);
  const all: Record<string, number> = {
    ...expected,
    taken: found.reserved ?? -1,
    slots: found.bookings ?? -1,
  };
  for (const [name, value] of Object.entries(all))
    if (found[name] !== value) stand.wrongs.push(`${what}: ${name} is ${found[name]}, not ${value}`);
};

const placeOrder = async (stand: Stand, boundary?: Boundary): Promise<Mine> => {
  const form = await newForm(stand);
  const place = () => stand.shop.post('/api/orders', form);
  const { status, body } = await (boundary ? cutOff(stand, boundary, place) : place());
  if (status !== 201) stand.wrongs.push(`placing, cut off at ${boundary}: answered with ${status}`);
  const placed = body as { order: Order; token: string };
  if (boundary)
    await expectNumbers(stand, `placing, cut off at ${boundary}`, form.cart_id, {
      orders: 1,
      payments: 1,
      paid: 0,
      in_cart: 2,
    });
  return { id: placed.order.id, token: placed.token, cartKey: form.cart_token, cartId: form.cart_id };
};

const payOrder = async (stand: Stand, { id, token, cartId }: Mine, boundary?: Boundary): Promise<void> => {
  const { shop } = stand;
  const asked = { order_id: id, token, payment_method: 'new' };
  const { body } = await shop.post('/api/payment/intent', asked);
  const { client_secret } = body as { client_secret: string };
  const card = { number: '4242424242424242', exp_month: 12, exp_year: 2030, cvc: '123' };
  const pay = async () => {
    await shop.post('/dev/payments/confirm', { client_secret, card });
    return shop.post('/api/payment/settle', { client_secret });
  };
  const { status } = await (boundary ? cutOff(stand, boundary, pay) : pay());
  if (status !== 200) stand.wrongs.push(`paying, cut off at ${boundary}: answered with ${status}`);
  const expected = { orders: 1, payments: 1, paid: 2, captured: 3250, mails: 1, in_cart: 0 };
  if (boundary) await expectNumbers(stand, `paying, cut off at ${boundary}`, cartId, expected);
};

const cancelOrder = async (stand: Stand, { id, token, cartId }: Mine, boundary: Boundary): Promise<void> => {
  const cancel = () => stand.shop.post(`/api/orders/${id}/cancel`, { token });
  const { status } = await cutOff(stand, boundary, cancel);
  if (status !== 200) stand.wrongs.push(`cancelling, cut off at ${boundary}: answered with ${status}`);
  await expectNumbers(stand, `cancelling, cut off at ${boundary}`, cartId, {
    orders: 1,
    refunds: 1,
    captured: 3250,
    returned: 3250,
  });
};

/** Kills the server at every given step; each order, charge and reservation must exist exactly once afterwards. */
export const surviveOrderKills = async (kills: OrderKills, tell: (line: string) => void): Promise<Wrongs> => {
  const shop = await openOrderShop();
  try {
    const stand = await openStand(shop);
    await shop.start();
    for (const boundary of kills.placement) {
      await placeOrder(stand, boundary);
      tell(`placing, killed at: ${boundary}`);
    }
    for (const boundary of kills.settlement) {
      await payOrder(stand, await placeOrder(stand), boundary);
      tell(`paying, killed at: ${boundary}`);
    }
    for (const boundary of kills.cancellation) {
      const order = await placeOrder(stand);
      await payOrder(stand, order);
      await cancelOrder(stand, order, boundary);
      tell(`cancelling, killed at: ${boundary}`);
    }
    return stand.wrongs;
  } finally {
    await shop.close();
  }
};
