import { randomInt } from 'node:crypto';
import type { OrderId } from '@zanga/domain/ids';
import { ask } from '../../support/database.ts';
import { timeNow } from '../../support/own-time.ts';
import { expect } from '../../support/page.ts';
import { call, newPerson } from '../../support/people.ts';
import type { ShopSlug } from './brand.ts';

/** How an order came, and how it is to be paid. */
export type Way = 'delivery' | 'pickup' | 'table' | 'totem';
export type Paying = 'card' | 'hand';
export type Placed = {
  readonly id: string;
  readonly number: string;
  readonly total: number;
  readonly shop: ShopSlug;
  readonly way: Way;
  readonly paying: Paying;
  /** Opens a guest's order. */
  readonly key: string;
};

const addresses = {
  catania: {
    ...{ street: 'Via Crociferi', number: '7', zip: '95131', city: 'Catania', province: 'CT' },
    ...{ lat: 37.5119, lng: 15.0839 },
  },
  palermo: {
    ...{ street: 'Via Maqueda', number: '20', zip: '90134', city: 'Palermo', province: 'PA' },
    ...{ lat: 38.1178, lng: 13.3603 },
  },
  siracusa: {
    ...{ street: 'Corso Umberto I', number: '12', zip: '96100', city: 'Siracusa', province: 'SR' },
    ...{ lat: 37.0606, lng: 15.2948 },
  },
} as const;

const items = (pieces: number) => [
  { product: 'arancino-al-ragu', qty: pieces },
  { product: 'cannolo', qty: 1 + (pieces % 2) },
];

/** The zone that an order to this shop's address is charged for: it decides how long it is on its way. */
const zoneOf = async (shop: ShopSlug): Promise<string> => {
  const body = { address: addresses[shop] };
  const found = await call('POST /api/shops/check/address', { body });
  expect(found.status, JSON.stringify(found.body)).toBe(200);
  return found.body.data.find((one: { shop: { slug: string } }) => one.shop.slug === shop).zone;
};

/** Any time of this evening with room, so that many orders do not fill one. */
const anyTime = async (shop: ShopSlug, mode: string) => {
  const zone = mode === 'delivery' ? `&zone=${encodeURIComponent(await zoneOf(shop))}` : '';
  const { body } = await call(`GET /api/shops/${shop}/slots?mode=${mode}&pieces=9${zone}`);
  const { now } = await timeNow();
  const tonight = now.getTime() + 5 * 3_600_000;
  const free = body.data.filter(
    ({ at, state }: { at: string; state: string }) => state !== 'full' && new Date(at).getTime() < tonight,
  );
  expect(free, JSON.stringify([shop, mode, body])).not.toEqual([]);
  return free[randomInt(free.length)]?.at;
};

const deliveryBy = async (shop: ShopSlug, way: Way, table: RequestedOrder['table']) => {
  const part = 'food';
  if (way === 'delivery')
    return { part, shop, mode: way, address: addresses[shop], slot: await anyTime(shop, way) };
  if (way === 'pickup') return { part, shop, mode: way, slot: await anyTime(shop, way) };
  return { part, shop, mode: 'onshop', ...(table && { table: table.label }) };
};

const good = { number: '4242424242424242', exp_month: 12, exp_year: 2030, cvc: '123' };

/** Pays a guest's order as a browser does. */
const payByCard = async (order_id: OrderId, token: string) => {
  const body = { order_id, token, payment_method: 'new' };
  const intent = await call('POST /api/payment/intent', { body });
  expect(intent.status, JSON.stringify(intent.body)).toBe(200);
  const { client_secret } = intent.body;
  await call('POST /dev/payments/confirm', { body: { client_secret, card: good } });
  const settled = await call('POST /api/payment/settle', { body: { client_secret } });
  expect(settled.body.status).toBe('succeeded');
};

type RequestedOrder = {
  readonly shop: ShopSlug;
  readonly way: Way;
  readonly paying: Paying;
  readonly pieces?: number;
  readonly table?: { readonly id: string; readonly label: string };
};

const cartOf = async ({ shop, way, table, pieces = 2 }: RequestedOrder, meta: object = {}) => {
  const first = await call('POST /api/carts', {
    body: {
      items: items(pieces),
      meta: { ...meta, ...(table && { table: table.label, table_id: table.id }) },
    },
  });
  const deliveries = [await deliveryBy(shop, way, table)];
  const cart = await call('POST /api/carts', { body: { token: first.body.token, deliveries } });
  expect(cart.status, JSON.stringify(cart.body)).toBe(200);
  return { cart: cart.body, token: String(first.body.token) };
};

/** An order of a guest: from home, from the street, or from a table. */
export const placeOne = async (wanted: RequestedOrder): Promise<Placed> => {
  const { shop, way, paying } = wanted;
  const { cart, token } = await cartOf(wanted);
  const { firstname, lastname, email, telephone } = newPerson();
  const { body: terms } = await call('GET /api/contents/terms');
  const hand = way === 'delivery' ? 'cash' : 'till';
  const { status, body } = await call('POST /api/orders', {
    body: {
      cart_id: cart.id,
      cart_token: token,
      expected_total: cart.total_price,
      payment_method: paying === 'card' ? 'new' : hand,
      idempotency_key: `order-${crypto.randomUUID()}`,
      contact: { firstname, lastname, email, telephone },
      terms_version: terms.updated_at,
    },
  });
  expect(status, JSON.stringify([body, cart.issues])).toBe(201);
  if (paying === 'card') await payByCard(body.order.id, body.token);
  const { id, number } = body.order;
  return { id, number, total: cart.total_price, shop, way, paying, key: body.token };
};

export type Totem = { readonly id: string; readonly key: string };

/** A totem with a card terminal beside it. */
export const standTotem = async (shop: ShopSlug, token: string): Promise<Totem> => {
  const body = { name: 'Ingresso', reader: `cassa-${shop}` };
  const made = await call(`POST /api/backoffice/shops/${shop}/totems`, { token, body });
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  return { id: String(made.body.id), key: String(made.body.address).split('#')[1] ?? '' };
};

const askAndApprove = async (order: string, body: object) => {
  const look = async (what: 'pay' | 'look') =>
    (await call(`POST /api/totem/orders/${order}/${what}`, { body })).body.payment;
  // Another totem's card may be at the terminal: it is asked again.
  await expect.poll(() => look('pay')).toBe('waiting');
  const [row] = await ask(`select intent_ref from payments where owner_id = '${order}'`);
  await call(`GET /dev/terminals/answer?intent=${row?.intent_ref}&say=approve`).catch(() => undefined);
  await expect.poll(() => look('look')).toBe('paid');
};

/** Places an order at a totem. */
export const placeAtTotem = async (totem: Totem, wanted: RequestedOrder): Promise<Placed> => {
  const { shop, way, paying } = wanted;
  const { cart, token } = await cartOf(wanted, { totem: totem.id });
  const { status, body } = await call('POST /api/totem/orders', {
    body: {
      key: totem.key,
      cart_id: cart.id,
      cart_token: token,
      expected_total: cart.total_price,
      idempotency_key: `order-${crypto.randomUUID()}`,
      name: 'Ada',
      payment: paying === 'card' ? 'card' : 'till',
    },
  });
  expect(status, JSON.stringify(body)).toBe(201);
  if (paying === 'card') await askAndApprove(body.order, { key: totem.key, token: body.token });
  return { id: body.order, number: body.number, total: cart.total_price, shop, way, paying, key: '' };
};
