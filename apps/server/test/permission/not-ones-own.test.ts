import { contract } from '@zanga/contract/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { workedIn } from '../../src/modules/badge/testing.ts';
import { addShow } from '../../src/modules/cinema/testing.ts';
import { addMessage } from '../../src/modules/contacts/testing.ts';
import { openDevice } from '../../src/modules/devices/testing.ts';
import { call, formFor, openStand, signInStaff } from '../../src/modules/ordering/order/order-testing.ts';
import { openShop } from '../../src/modules/shops/testing.ts';
import { addTable } from '../../src/modules/tables/testing.ts';
import { setUpTotem } from '../../src/modules/totems/testing.ts';
import { makeTestApp } from '../harness.ts';
import { onMessage, onReview } from './attempts-on-messages.ts';
import { onShopForms, onShowForm } from './attempts-on-shops.ts';
import { type Household, openHousehold } from './belongings.ts';

const app = await makeTestApp();
const stand = await openStand(app);
const ada = await openHousehold({ app, stand });
const { token: eva, userId: evaId } = await app.signIn();
await app.db.updateTable('users').set({ firstname: 'Eva' }).where('id', '=', evaId).execute();
const guest = await stand.placed();
const show = await addShow(app.db, stand.menu.root, {
  shop: stand.shop,
  startsAt: new Date(app.now.at.getTime() + 86_400_000),
  slug: 'serata-di-altri',
});
const table = await addTable(app.db, stand.shop, { openSince: app.now.at });
const ring = await call<{ id: string }>(app, `POST tables/${table}/calls`, { payload: { reason: 'bill' } });
const rung = (await app.db.selectFrom('table_calls').select('id').executeTakeFirstOrThrow()).id;
const other = await openShop(app.db, { slug: 'altrove' });
const elsewhere = await signInStaff(app, 'worker', other);
const managerElsewhere = await signInStaff(app, 'manager', other);
const totem = await setUpTotem(app.db, stand.shop);
const otherTotem = await setUpTotem(app.db, other);
const till = await openDevice(app, { shop: stand.shop, token: (await app.signIn('owner')).token });
const shift = await workedIn(app, stand.shop);
const message = await addMessage(app.db, { reference: 'Z0000EV', shop: stand.shop });
const { id: judged } = await app.db.selectFrom('reviews').select('id').executeTakeFirstOrThrow();
const homeless = await signInStaff(app, 'worker', null);

type Attempt = {
  readonly url?: string;
  readonly payload?: unknown;
  readonly gone?: true;
  readonly by?: 'manager';
};
const review = { stars: 1, text: 'Eva è stata qui', products: [] };
const until = { until: null };
const taking = { key: 'taking-of-eva', how: 'cash', expected: 1700 };

/** Calls that name a thing of one person, made by another who knows its id. */
const attempts = ({
  address,
  eaten,
  shown,
  ticket,
  card,
  secret,
  wallet,
  shared,
  waiting,
  device,
  session,
  cart,
}: Household): Record<string, Attempt> => ({
  'GET /api/customer/addresses/:address': { url: address },
  'PATCH /api/customer/addresses/:address': { url: address, payload: { street: 'Via di Eva' } },
  'DELETE /api/customer/addresses/:address': { url: address },
  'DELETE /api/customer/sessions/:session': { url: session },
  'DELETE /api/customer/device/:token': { url: encodeURIComponent(device), gone: true },
  'GET /api/customer/active/coupons/:coupon': { url: wallet },
  'POST /api/customer/active/coupons/:coupon/share': { url: wallet },
  'DELETE /api/customer/active/coupons/:coupon/share': { url: shared },
  'GET /api/customer/orders/:order': { url: waiting },
  'GET /api/customer/orders/:order/live': { url: waiting },
  'GET /api/customer/orders/:order/receipt': { url: waiting },
  'POST /api/customer/orders/:order/cancel': { url: waiting },
  'GET /api/customer/orders/:order/again': { url: waiting },
  'POST /api/customer/orders/:order/change': { url: waiting, payload: { change: 'chg_x', agree: true } },
  'POST /api/customer/orders/:order/withdraw': { url: eaten, payload: { items: ['x'] } },
  'POST /api/customer/orders/:order/tickets/:ticket/refund': { url: `${shown} ${ticket}` },
  'PUT /api/customer/reviews/:order': { url: eaten, payload: review },
  'DELETE /api/customer/reviews/:order': { url: eaten },
  'DELETE /api/customer/payment/methods/:card': { url: card },
  'POST /api/customer/payment/setup/settle': {
    payload: { client_secret: `${secret.split('_secret')[0]}_secret_indovinato` },
  },
  'POST /api/customer/payment/intent': { payload: { order_id: waiting, payment_method: 'new' } },
  'POST /api/customer/orders': { payload: formFor(cart, { payment_method: 'till' }) },
});

/** Calls with a guest's key, made with another guest's. */
const asGuest: Record<string, object> = {
  'POST /api/orders/:order': {},
  'POST /api/orders/:order/live': {},
  'POST /api/orders/:order/receipt': {},
  'POST /api/orders/:order/again': {},
  'POST /api/orders/:order/change': { change: 'chg_x', agree: true },
  'POST /api/orders/:order/cancel': {},
  'POST /api/orders/:order/end-key': {},
  'POST /api/orders/:order/tickets': {},
  'POST /api/orders/:order/withdraw': { items: ['x'] },
  'POST /api/orders/:order/tickets/:ticket/refund': {},
};

/** A totem's calls about its order, made by a totem of another shop and by none. */
const asTotem = [
  'POST /api/totem/orders/:order/pay',
  'POST /api/totem/orders/:order/look',
  'POST /api/totem/orders/:order/leave',
];

/** Calls of a shop's staff, made by staff of another shop and of none. */
const asStaff: Record<string, Attempt> = {
  'GET /api/backoffice/orders/:order': { url: guest.id },
  'GET /api/backoffice/orders/:order/parts/:part/block': { url: `${guest.id} food` },
  'POST /api/backoffice/orders/:order/parts/:part/block': {
    url: `${guest.id} food`,
    payload: { phone: true, email: true },
  },
  'POST /api/backoffice/orders/:order/parts/:part/accept': { url: `${guest.id} food`, payload: {} },
  'POST /api/backoffice/orders/:order/parts/:part/reject': {
    url: `${guest.id} food`,
    payload: { reason: 'per dispetto' },
  },
  'POST /api/backoffice/orders/:order/parts/:part/advance': {
    url: `${guest.id} food`,
    payload: { event: 'complete' },
  },
  'GET /api/backoffice/orders/:order/parts/:part/times': { url: `${guest.id} food` },
  'POST /api/backoffice/orders/:order/parts/:part/promise': {
    url: `${guest.id} food`,
    payload: { at: '2026-11-20T19:00:00.000Z', expected: null },
  },
  'GET /api/backoffice/orders/:order/parts/:part/shops': { url: `${guest.id} food`, by: 'manager' },
  'POST /api/backoffice/orders/:order/parts/:part/move': {
    url: `${guest.id} food`,
    payload: { to: other, from: stand.shop, at: '2026-11-20T19:00:00.000Z', reason: 'per dispetto' },
    by: 'manager',
  },
  'POST /api/backoffice/orders/:order/parts/:part/change': {
    url: `${guest.id} food`,
    payload: { items: [{ id: 'lin_x', qty: 1 }], reason: 'per dispetto' },
    by: 'manager',
  },
  'POST /api/backoffice/orders/:order/parts/:part/addition': {
    url: `${guest.id} food`,
    payload: { items: [{ like: 'lin_x', qty: 1 }], expected: 0, reason: 'per dispetto' },
    by: 'manager',
  },
  'POST /api/backoffice/orders/:order/parts/:part/addition/price': {
    url: `${guest.id} food`,
    payload: { items: [{ like: 'lin_x', qty: 1 }] },
    by: 'manager',
  },
  'POST /api/backoffice/orders/:order/parts/:part/exchange': {
    url: `${guest.id} food`,
    payload: {
      out: [{ id: 'lin_x', qty: 1 }],
      items: [{ like: 'lin_x', qty: 1 }],
      expected: { amount: 0, back: 'card' },
      reason: 'per dispetto',
    },
    by: 'manager',
  },
  'POST /api/backoffice/orders/:order/parts/:part/exchange/price': {
    url: `${guest.id} food`,
    payload: { out: [{ id: 'lin_x', qty: 1 }], items: [{ like: 'lin_x', qty: 1 }] },
    by: 'manager',
  },
  'POST /api/backoffice/orders/:order/parts/:part/redo': {
    url: `${guest.id} food`,
    payload: { key: 'per-dispetto', items: [{ id: 'lin_x', qty: 1 }], reason: 'per dispetto', minutes: 10 },
  },
  'POST /api/backoffice/orders/:order/parts/:part/redo/done': {
    url: `${guest.id} food`,
    payload: { redo: 'rdo_x' },
  },
  'POST /api/backoffice/orders/:order/parts/:part/change/withdraw': {
    url: `${guest.id} food`,
    payload: { change: 'chg_x' },
    by: 'manager',
  },
  'POST /api/backoffice/orders/:order/parts/:part/undo': {
    url: `${guest.id} food`,
    payload: { since: '2026-11-20T12:00:00.000Z' },
  },
  'POST /api/backoffice/orders/:order/parts/:part/prints': { url: `${guest.id} food` },
  'POST /api/backoffice/orders/:order/parts/:part/prints/first': { url: `${guest.id} food` },
  'POST /api/backoffice/shops/:shop/pause': { url: stand.shop, payload: until },
  ...onShowForm({ show, shop: stand.shop }),
  'GET /api/backoffice/cinema/shows/:show': { url: show },
  'POST /api/backoffice/cinema/shows/:show/cancel': {
    url: show,
    payload: { reason: 'Eva non vuole', expected: 0 },
    by: 'manager',
  },
  'GET /api/backoffice/shops/:shop/answering': { url: stand.shop, by: 'manager' },
  'PUT /api/backoffice/shops/:shop/answering': { url: stand.shop, payload: { plan: null }, by: 'manager' },
  'POST /api/backoffice/shops/:shop/answering/trials': {
    url: stand.shop,
    payload: { way: 'push' },
    by: 'manager',
  },
  'POST /api/backoffice/shops/:shop/screens': {
    url: stand.shop,
    payload: { screen: 'screen-of-eva', sound: true },
  },
  'POST /api/backoffice/shops/:shop/busy': { url: stand.shop, payload: { minutes: 15, until: null } },
  'POST /api/backoffice/shops/:shop/delivery-pause': { url: stand.shop, payload: until },
  'GET /api/backoffice/shops/:shop/shelf': { url: stand.shop },
  'POST /api/backoffice/shops/:shop/shelf': {
    url: stand.shop,
    payload: { kind: 'product', key: 'norma', until: 'for_good' },
  },
  'POST /api/backoffice/shops/:shop/shelf/count': {
    url: stand.shop,
    payload: { product: 'norma', pieces: 6, seen: null },
  },
  'GET /api/backoffice/shops/:shop/shelf/reach': { url: `${stand.shop} ?kind=product&key=norma` },
  ...onShopForms(stand.shop),
  'GET /api/backoffice/shops/:shop/tables': { url: stand.shop },
  'POST /api/backoffice/shops/:shop/tables': { url: stand.shop, payload: { label: '99' } },
  'PATCH /api/backoffice/tables/:table': { url: table, payload: { label: '98' } },
  'DELETE /api/backoffice/tables/:table': { url: table },
  'POST /api/backoffice/tables/:table/open': { url: table, payload: { open: false } },
  'POST /api/backoffice/tables/:table/takings': { url: table, payload: taking },
  'POST /api/backoffice/orders/:order/notes': {
    url: guest.id,
    payload: { key: 'note-of-eva', text: 'Eva è stata qui' },
  },
  'POST /api/backoffice/orders/:order/takings': { url: guest.id, payload: taking },
  'GET /api/backoffice/orders/:order/takings': { url: guest.id },
  'POST /api/backoffice/orders/:order/takings/:taking/take-back': {
    url: `${guest.id} tak_nobodys`,
    payload: { key: 'taking-of-eva', reason: 'per dispetto' },
  },
  'GET /api/backoffice/shops/:shop/day-sum': { url: stand.shop, by: 'manager' },
  'GET /api/backoffice/shops/:shop/takings-flow': { url: stand.shop, by: 'manager' },
  'GET /api/backoffice/shops/:shop/devices': { url: stand.shop, by: 'manager' },
  'POST /api/backoffice/shops/:shop/devices': {
    url: stand.shop,
    payload: { name: 'Tablet', kind: 'till' },
    by: 'manager',
  },
  'PUT /api/backoffice/shops/:shop/devices/settings': {
    url: stand.shop,
    payload: { idle_minutes: 30 },
    by: 'manager',
  },
  'POST /api/backoffice/devices/:device/code': { url: till.id, by: 'manager' },
  'PATCH /api/backoffice/devices/:device': { url: till.id, payload: { name: 'Mio' }, by: 'manager' },
  'DELETE /api/backoffice/devices/:device': { url: till.id, by: 'manager' },
  'PUT /api/backoffice/hours/:shift': {
    url: shift,
    payload: { from: '2026-11-20T08:00:00Z', until: null, reason: 'per dispetto' },
    by: 'manager',
  },
  'POST /api/backoffice/hours/:shift/remove': {
    url: shift,
    payload: { reason: 'per dispetto' },
    by: 'manager',
  },
  'POST /api/backoffice/table-calls/:call/seen': { url: rung },
  ...onMessage(message),
  ...onReview(judged),
  'GET /api/backoffice/board': { url: `?shop=${stand.shop}` },
  'GET /api/backoffice/board/live': { url: `?shop=${stand.shop}` },
};

/** Calls about things of all people, of the brand alone, or opened by their own code; passkeys have their own test. */
const everybodys =
  /:(product|category|group|import|letter|slug|brand|id)\b|^GET \/api\/(shops|tables)\/|^POST \/api\/tables\/|refunds\b|shops\/:shop\/totems|:totem\b|backoffice\/people\/:person|:invitation\b|:passkey\b|worker\/tickets|backoffice\/coupons|backoffice\/prime|^GET \/api\/coupons\/|menu\/(changes|pictures)/;

const ask = async (key: string, { url = '', payload }: Attempt, bearer?: string) => {
  const names = url.split(' ');
  const path = key.replace('/api/', '').replace(/:\w+/g, () => names.shift() ?? '');
  return call<{ code?: string }>(app, path + (names[0] ?? ''), {
    ...(bearer && { token: bearer }),
    ...(payload !== undefined && { payload }),
  });
};

/** An export is itself recorded in the person's data. */
const withoutExports = (_key: string, value: unknown) =>
  Array.isArray(value) ? value.filter((entry) => entry?.kind !== 'data_exported') : value;

const everythingOf = async ({ token }: Household) => {
  const own = await Promise.all(
    [
      'export',
      'addresses',
      'orders',
      'tickets',
      'reviews',
      'active/coupons',
      'payment/methods',
      'sessions',
      'notifications',
    ].map(async (what) => (await call<unknown>(app, `GET customer/${what}`, { token })).body),
  );
  const { rows } = await app.pool.query('select id, user_id from devices order by id');
  return JSON.stringify(
    [own.map((part) => (Buffer.isBuffer(part) ? part.toString() : part)), rows],
    withoutExports,
    1,
  ).split('\n');
};

describe('another person’s things', () => {
  let before: string[] = [];
  beforeAll(async () => {
    before = await everythingOf(ada);
    expect(ring.status).toBe(200);
  });

  it('are all named here', () => {
    const named = { ...attempts(ada), ...asGuest, ...asStaff };
    const missing = Object.keys(contract).filter(
      (key) => key.includes('/:') && !everybodys.test(key) && !(key in named) && !asTotem.includes(key),
    );
    expect(missing).toEqual([]);
    expect(Object.values({ ...ada, cart: ada.cart.id }).filter((value) => value === '')).toEqual([]);
  });

  it.each(Object.entries(attempts(ada)))(
    '[ROL-5] %s does not exist for somebody else',
    async (key, attempt) => {
      const { status, body } = await ask(key, attempt, eva);
      expect([key, status]).toEqual([key, attempt.gone ? 204 : 404]);
      if (!attempt.gone) expect(body.code).toMatch(/not_found$/);
      expect(String(JSON.stringify(body))).not.toMatch(/Segretissima|Ada/);
    },
  );

  it('[ROL-5] cannot be slipped into one’s own cart', async () => {
    const put = (payload: object) => call<object>(app, 'POST customer/carts', { token: eva, payload });
    const deliveries = [{ ...stand.delivery, address: null, address_id: ada.address }];
    expect(await put({ items: stand.pizzas(), deliveries })).toMatchObject({ status: 422 });
    const couponed = await put({ items: stand.pizzas(), coupon: ada.wallet });
    expect(couponed.body).not.toMatchObject({ coupon: { ok: true } });
    const places = await call<object>(app, 'POST shops/check/address', {
      payload: { address: { address_id: ada.address } },
    });
    expect(places.status).toBe(404);
    const listed = await call<object>(app, `GET customer/products?filter_delivery_address=${ada.address}`, {
      token: eva,
    });
    expect(listed.status).toBe(404);
  });

  it.each(Object.entries(asGuest))('[RTE-13] %s accepts its own key alone', async (key, rest) => {
    const mine = await stand.placed();
    const others = await stand.placed();
    for (const order of [mine.id, ada.waiting])
      for (const token of [others.token, 'x'.repeat(43)]) {
        const url = `${order} ${ada.ticket}`.slice(0, key.includes(':ticket') ? undefined : order.length);
        const { status, body } = await ask(key, { url, payload: { token, ...rest } });
        expect([key, status, body.code]).toEqual([key, 404, 'order.not_found']);
      }
  });

  it.each(asTotem)('[ROL-5] %s accepts only the totem of the order', async (key) => {
    for (const [owner, code] of [
      [otherTotem.key, 'order.not_found'],
      [totem.key, 'order.not_found'],
      ['x'.repeat(32), 'totem.not_found'],
    ]) {
      const payload = { key: owner, token: guest.token };
      const { status, body } = await ask(key, { url: guest.id, payload });
      expect([key, status, body.code]).toEqual([key, 404, code]);
    }
  });

  it.each(Object.entries(asStaff))('[ROL-5] %s is for staff of that shop', async (key, attempt) => {
    for (const worker of attempt.by === 'manager' ? [managerElsewhere] : [elsewhere, homeless]) {
      const { status, body } = await ask(key, attempt, worker);
      expect([key, status]).toEqual([key, 404]);
      expect(body.code).toMatch(/not_found$/);
    }
  });

  it('[ROL-5] are as they were after all tries', async () => {
    expect(await everythingOf(ada)).toEqual(before);
    expect(await stand.see(guest)).toMatchObject({ state: 'awaiting_payment' });
    const { body } = await call<{ open: boolean; called: string[] }>(app, `GET tables/${table}`);
    expect(body).toMatchObject({ open: true, called: ['bill'] });
  });
});
