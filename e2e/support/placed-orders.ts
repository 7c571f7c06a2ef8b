import { randomInt } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { restock } from './database.ts';
import { call, newPerson, type Person } from './people.ts';
import { clerkOf, staffToken } from './staff.ts';

const manager = 'direzione@zanga.example';

/** A shop of the demo with a counter of its own; each size of screen works at another, so that they do not meet. */
export const counterOf = (project: string) =>
  project === 'phone'
    ? { slug: 'messina', name: 'Zanga Messina', worker: clerkOf('messina'), manager }
    : { slug: 'ragusa', name: 'Zanga Ragusa', worker: clerkOf('ragusa'), manager };

export type Placed = {
  readonly id: string;
  readonly number: string;
  /** A guest's key. */
  readonly key: string;
  readonly person: Person;
};

type RequestedOrder = {
  readonly part?: 'food' | 'goods';
  readonly shop?: string;
  readonly token?: string;
  readonly person?: Person;
  /** Note of the first dish. */
  readonly notes?: string;
  /** Paid with a card at once, instead of at the till. */
  readonly byCard?: boolean;
};

/** Pays a guest's order with a card of the sandbox, without a browser. */
const payByCard = async (order: string, token: string) => {
  const asked = { order_id: order, token, payment_method: 'new' };
  const { body } = await call('POST /api/payment/intent', { body: asked });
  const { client_secret } = body;
  const card = { number: '4242424242424242', exp_month: 12, exp_year: 2099, cvc: '123' };
  await call('POST /dev/payments/confirm', { body: { client_secret, card } });
  const settled = await call('POST /api/payment/settle', { body: { client_secret } });
  expect(settled.body.status, JSON.stringify(settled.body)).toBe('succeeded');
};

const items = {
  food: [
    { product: 'arancino-al-ragu', qty: 2, notes: 'ben caldi' },
    { product: 'cannolo', qty: 1 },
  ],
  goods: [{ product: 'cappellino-marinaro', qty: 1 }],
};

/** An order to be fetched in a shop and paid at its till, placed without a browser. */
export const placeOrder = async ({
  part = 'food',
  shop = 'catania',
  token,
  person = newPerson(),
  notes,
  byCard = false,
}: RequestedOrder = {}): Promise<Placed> => {
  const wanted = items[part].map((item, at) => ({ ...item, ...(at === 0 && notes && { notes }) }));
  const prefix = token ? '/api/customer' : '/api';
  const given = token ? { token } : {};
  if (part === 'goods') for (const { product } of items.goods) await restock(product);
  const first = await call(`POST ${prefix}/carts`, { ...given, body: { items: wanted } });
  const cartKey = token ? {} : { token: first.body.token };
  const slots = await call(`GET /api/shops/${shop}/slots?mode=pickup`);
  // Any time with room, so that many orders do not fill one.
  const free = slots.body.data.filter(({ state }: { state: string }) => state === 'free');
  const slot = free[randomInt(free.length)]?.at;
  const deliveries = [{ part, mode: 'pickup', shop, slot }];
  const { body: cart } = await call(`POST ${prefix}/carts`, { ...given, body: { ...cartKey, deliveries } });
  const { body: terms } = await call('GET /api/contents/terms');
  const { firstname, lastname, email, telephone } = person;
  const { status, body } = await call(`POST ${prefix}/orders`, {
    ...given,
    body: {
      cart_id: cart.id,
      expected_total: cart.total_price,
      payment_method: byCard ? 'new' : 'till',
      idempotency_key: `order-${crypto.randomUUID()}`,
      contact: { firstname, lastname, email, telephone },
      terms_version: terms.updated_at,
      ...(!token && { cart_token: first.body.token }),
    },
  });
  expect(status, JSON.stringify(body)).toBe(201);
  if (byCard) await payByCard(body.order.id, body.token);
  return { id: body.order.id, number: body.order.number, key: body.token ?? '', person };
};

/** Opens an order as a guest with its key. */
export const openAsCustomer = (page: Page, { id, key }: Placed) => page.goto(`/orders/${id}#${key}`);

/** Records the due money of an order at the till. */
const takeMoney = async (id: string, token: string) => {
  const { body } = await call(`GET /api/backoffice/orders/${id}`, { token });
  if (body.order.payment.state !== 'due') return;
  const taking = { key: `taking-${crypto.randomUUID()}`, how: 'cash', expected: body.order.total };
  const taken = await call(`POST /api/backoffice/orders/${id}/takings`, { token, body: taking });
  expect(taken.status, JSON.stringify(taken.body)).toBe(200);
};

/** Moves an order on as the shop's staff, without a browser. */
export const moveOrder = async (id: string, part: 'food' | 'goods', ...steps: readonly string[]) => {
  const token = await staffToken(manager);
  for (const step of steps) {
    if (step === 'complete') await takeMoney(id, token ?? '');
    const path = `POST /api/backoffice/orders/${id}/parts/${part}`;
    const { status, body } =
      step === 'accept'
        ? await call(`${path}/accept`, { token, body: { minutes: 20 } })
        : await call(`${path}/advance`, { token, body: { event: step } });
    expect(status, JSON.stringify(body)).toBe(200);
  }
};
