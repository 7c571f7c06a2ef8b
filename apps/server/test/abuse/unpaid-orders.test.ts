import type { CaptchaChallenge } from '@zanga/contract/brand/captcha';
import type { Cart } from '@zanga/contract/ordering/carts';
import type { Table } from '@zanga/contract/shops/tables';
import { beforeEach, describe, expect, it } from 'vitest';
import { home, keyOf, openKitchen, postCart } from '../../src/modules/ordering/cart/cart-testing.ts';
import { call, contact, formFor, openStand, pay } from '../../src/modules/ordering/order/order-testing.ts';
import { addTable } from '../../src/modules/tables/testing.ts';
import { makeTestApp } from '../harness.ts';
import { solveCaptcha } from '../solve-captcha.ts';

// The usual limits, unlike in other tests; all calls here come from one address.
const app = await makeTestApp({ env: { ORDER_LIMIT_FACTOR: '1' } });
const stand = await openStand(app);

let number = 0;
/** Contact of a new person. */
const somebody = () => {
  number += 1;
  return { ...contact, email: `p${number}@example.it`, telephone: `+3933${10_000_000 + number}` };
};
const solved = async () => solveCaptcha((await app.get('/api/captcha')).body as CaptchaChallenge);
const later = (minutes: number) => {
  app.now.at = new Date(app.now.at.getTime() + minutes * 60_000);
};
const till = (form: object = {}) => ({ payment_method: 'till', ...form });
const codeOf = ({ body }: { readonly body: unknown }) =>
  typeof body === 'object' && body !== null && 'code' in body ? body.code : 'placed';

/** Orders that many times, each as the person of `who`; returns a counter of the outcomes. */
const attack = async (tries: number, who: () => object) => {
  const answers: unknown[] = [];
  let cart: Cart = await stand.cartOf();
  for (let at = 0; at < tries; at += 1) {
    const answer = await stand.order(cart, till({ contact: who() }));
    answers.push(codeOf(answer));
    if (answer.status === 201) cart = await stand.cartOf();
  }
  return (code: string) => answers.filter((answer) => answer === code).length;
};

beforeEach(() => later(24 * 60));

describe('a shop under attack by unpaid orders', () => {
  it('gets two orders of 251 under one phone and mail, and the mailbox two mails', async () => {
    const { email, telephone } = somebody();
    const count = await attack(251, () => ({ ...contact, email, telephone }));
    expect([count('placed'), count('order.too_many_open')]).toEqual([2, 249]);
    const { rows } = await app.pool.query(
      `select from pgboss.job where name = 'notifications.email' and data->>'to' = $1`,
      [email],
    );
    expect(rows).toHaveLength(2);
  });

  it('gets two under one phone with a mail each, two under one mail with a phone each', async () => {
    const { email, telephone } = somebody();
    const byPhone = await attack(6, () => ({ ...somebody(), telephone }));
    expect(byPhone('placed')).toBe(2);
    later(60);
    const byMail = await attack(6, () => ({ ...somebody(), email: email.toUpperCase() }));
    expect(byMail('placed')).toBe(2);
  });

  it('gets a handful of 60 by strangers from one network in ten minutes', async () => {
    const count = await attack(60, somebody);
    expect([count('placed'), count('order.captcha_needed')]).toEqual([5, 55]);
  });

  it('gets two of ten that are sent at one moment under one phone', async () => {
    const same = somebody();
    const carts = await Promise.all(Array.from({ length: 10 }, () => stand.cartOf()));
    const answers = await Promise.all(carts.map((cart) => stand.order(cart, till({ contact: same }))));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(2);
  });

  it('cannot be kept full with cards that never pay', async () => {
    const same = { contact: somebody() };
    const carts = [await stand.cartOf(), await stand.cartOf(), await stand.cartOf()];
    const codes = [];
    for (const cart of carts) codes.push(codeOf(await stand.order(cart, same)));
    expect(codes).toEqual(['placed', 'placed', 'order.too_many_open']);
  });

  it('gets ten a day under one phone and mail, though each is taken back', async () => {
    const same = till({ contact: somebody() });
    const codes = [];
    for (let at = 0; at < 12; at += 1) {
      later(10);
      const answer = await stand.order(await stand.cartOf(), same);
      codes.push(codeOf(answer));
      if (answer.status !== 201) continue;
      const { order, token } = answer.body;
      await call(app, `POST orders/${order.id}/cancel`, { payload: { token } });
    }
    expect(codes.filter((code) => code === 'placed')).toHaveLength(10);
    expect(codes.at(-1)).toBe('order.too_many_today');
  });
});

describe('a table from the sofa', () => {
  const onshop = (table: string | null) =>
    ({ part: 'food', mode: 'onshop', shop: stand.shop, table }) as const;
  const cartAt = (table: string | null, meta: Record<string, string> = {}) =>
    stand.cartOf({ items: stand.pizzas(1), deliveries: [onshop(table)], meta });
  const see = async (table: string) => (await call<Table>(app, `GET tables/${table}`)).body;
  const scan = { status: 409, body: { code: 'order.table_needed', error: 'Inquadra il codice del tavolo' } };

  it.each(['2', 'bagno degli uomini'])('takes no order for a typed table: %s', async (typed) => {
    const table = await addTable(app.db, stand.shop, { label: typed, openSince: app.now.at });
    const cart = await cartAt(typed, { table: typed });
    expect(cart.deliveries[0]?.table).toBeNull();
    expect(await stand.order(cart, till({ contact: somebody() }))).toMatchObject(scan);
    expect((await see(table)).bill.total).toBe(0);
  });

  it('shows the shop’s name of the table, whatever its guest calls it', async () => {
    const table = await addTable(app.db, stand.shop, { label: 'Terrazza', openSince: app.now.at });
    const cart = await cartAt('bagno degli uomini', { table_id: table });
    expect(cart.deliveries[0]?.table).toBe('Terrazza');
    const { body } = await stand.order(cart, till({ contact: somebody() }));
    expect(body.order.deliveries[0]?.table).toBe('Terrazza');
    expect((await see(table)).orders).toHaveLength(1);
  });

  it('takes no order by a photographed code, nor shows it the guests of the table', async () => {
    const table = await addTable(app.db, stand.shop, { label: '31', openSince: app.now.at });
    const yesterday = await cartAt('31', { table_id: table });
    await app.db.updateTable('shop_tables').set({ open_since: null }).where('id', '=', table).execute();
    later(24 * 60);
    const evening = app.now.at;
    await app.db.updateTable('shop_tables').set({ open_since: evening }).where('id', '=', table).execute();
    // Yesterday's cart had yesterday's seat.
    expect(await stand.order(yesterday, till({ contact: somebody() }))).toMatchObject(scan);
    const guest = till({ contact: somebody() });
    expect((await stand.order(await cartAt('31', { table_id: table }), guest)).status).toBe(201);
    later(16);
    const home = await cartAt('31', { table_id: table, seat: 'guessed' });
    expect(await stand.order(home, till({ contact: somebody() }))).toMatchObject(scan);
    expect(await see(table)).toMatchObject({ open: true, seat: null, orders: [], bill: { total: 0 } });
    const ring = await call(app, `POST tables/${table}/calls`, { payload: { reason: 'waiter' } });
    expect(ring).toMatchObject({ status: 409, body: { code: 'table.no_seat' } });
  });

  it('takes none by the code of a table of another shop', async () => {
    const elsewhere = await addTable(app.db, await openKitchen(app), { label: '2', openSince: app.now.at });
    const cart = await cartAt('2', { table_id: elsewhere });
    expect(await stand.order(cart, till({ contact: somebody() }))).toMatchObject(scan);
  });
});

/** Orders from networks of their own, so that only the food counts. */
let network = 0;
const orderFromAnywhere = async (cart: Cart, form: Readonly<Record<string, unknown>>) => {
  network += 1;
  const { json, statusCode } = await app.http.inject({
    method: 'POST',
    url: '/api/orders',
    remoteAddress: `10.${network >> 8}.${network & 255}.1`,
    payload: JSON.parse(JSON.stringify({ ...formFor(cart, form), cart_token: keyOf(cart) })),
  });
  return statusCode === 201 ? 'placed' : codeOf({ body: json() });
};
type Mode = 'pickup' | 'delivery';
/** Today's slots of a shop, by hour. */
const hoursOf = async (shop: string, mode: Mode) => {
  const zone = mode === 'delivery' ? '&zone=Centro' : '';
  const { body } = await call<{ data: { at: string; state: string }[] }>(
    app,
    `GET shops/${shop}/slots?mode=${mode}&pieces=1${zone}`,
  );
  const day = app.now.at.toISOString().slice(0, 10);
  const today = body.data.filter(({ at, state }) => at.startsWith(day) && state !== 'full');
  return Map.groupBy(today, ({ at }) => at.slice(0, 13));
};
const drinks = (qty: number) => [{ product: 'cola', qty }];

/** The answer to an account with a completed order that fetches a few drinks. */
const asRegular = async (shop: string, slot: string) => {
  const { token, userId } = await app.signIn();
  const { id } = await stand.placed(undefined, till({ contact: somebody() }));
  await app.db
    .updateTable('orders')
    .set({ user_id: userId, token_hash: null, state: 'completed' })
    .where('id', '=', id)
    .execute();
  const deliveries = [{ part: 'food', mode: 'pickup', shop, slot } as const];
  const cart = await postCart(app, { items: drinks(2), deliveries }, token);
  const payload = formFor(cart, till({ contact: somebody() }));
  return (await call(app, 'POST customer/orders', { token, payload })).status;
};

describe('a shop under attack by unpaid food orders', () => {
  it('keeps three quarters of each hour for people it knows, whatever 40 strangers order', async () => {
    const shop = await openKitchen(app);
    const whole = [...(await hoursOf(shop, 'pickup'))].filter(([, slots]) => slots.length === 4);
    const hours = whole.slice(0, 4);
    expect(hours).toHaveLength(4);
    const placed = new Map<string, number>();
    const answers = new Set<unknown>();
    for (let at = 0; at < 40; at += 1) {
      const [hour = '', slots = []] = hours[at % hours.length] ?? [];
      const slot = slots[Math.floor(at / hours.length) % slots.length]?.at ?? 'asap';
      const deliveries = [{ part: 'food', mode: 'pickup', shop, slot } as const];
      const answer = await orderFromAnywhere(
        await stand.cartOf({ items: drinks(20), deliveries }),
        till({ contact: somebody() }),
      );
      answers.add(answer);
      if (answer === 'placed') placed.set(hour, (placed.get(hour) ?? 0) + 20);
    }
    // 160 pieces an hour: two orders of 20 are a quarter.
    expect([...placed.values()]).toEqual(hours.map(() => 40));
    expect([...answers].sort()).toEqual(['order.code_needed', 'placed']);
    // An account with a completed order passes freely.
    const [, slots = []] = hours[0] ?? [];
    expect(await asRegular(shop, slots.at(-1)?.at ?? 'asap')).toBe(201);
  });

  it('is not filled by 12 strangers who order at one moment', async () => {
    const shop = await openKitchen(app);
    const hours = [...(await hoursOf(shop, 'pickup')).values()];
    const slots = hours.find((quarters) => quarters.length === 4) ?? [];
    const carts = await Promise.all(
      Array.from({ length: 12 }, (_, at) => {
        const slot = slots[at % 4]?.at ?? 'asap';
        const deliveries = [{ part: 'food', mode: 'pickup', shop, slot } as const];
        return stand.cartOf({ items: drinks(10), deliveries });
      }),
    );
    const answers = await Promise.all(
      carts.map((cart) => orderFromAnywhere(cart, till({ contact: somebody() }))),
    );
    // There is room for all; four hold a quarter of the hour's 160 pieces.
    expect(answers.toSorted()).toEqual([
      ...Array.from({ length: 8 }, () => 'order.code_needed'),
      ...Array.from({ length: 4 }, () => 'placed'),
    ]);
  });

  it('takes a table’s food of ten minutes, and no more by its code', async () => {
    const table = await addTable(app.db, stand.shop, { label: 'Quaranta', openSince: app.now.at });
    const deliveries = [{ part: 'food', mode: 'onshop', shop: stand.shop, table: null } as const];
    const meta = { table_id: table };
    const orderThere = async () =>
      orderFromAnywhere(
        await stand.cartOf({ items: drinks(40), deliveries, meta }),
        till({ contact: somebody() }),
      );
    expect([await orderThere(), await orderThere(), await orderThere()]).toEqual([
      'placed',
      'placed',
      'order.table_full',
    ]);
    later(11);
    expect(await orderThere()).toBe('placed');
  });
});

describe('an honest evening of 120 orders', () => {
  it('needs no captcha and no code', async () => {
    const answers: unknown[] = [];
    const rooms = { delivery: { pieces: 20, orders: 6 }, pickup: { pieces: 24, orders: 8 } };
    for (let house = 0; house < 3; house += 1) {
      const shop = await openKitchen(app);
      for (const [mode, room] of Object.entries(rooms))
        await app.db
          .insertInto('slot_capacity')
          .values({ shop_id: shop, mode, kitchen_minutes: 15, ...room })
          .execute();
      const tables = await Promise.all(
        ['1', '2', '3'].map((label) => addTable(app.db, shop, { label, openSince: app.now.at })),
      );
      const hours = {
        delivery: [...(await hoursOf(shop, 'delivery')).values()].flat().slice(0, 20),
        pickup: [...(await hoursOf(shop, 'pickup')).values()].flat().slice(0, 20),
      };
      for (let at = 0; at < 40; at += 1) {
        const way = at < 10 ? 'delivery' : at < 30 ? 'pickup' : 'onshop';
        const items = [
          ...stand.pizzas(way === 'delivery' ? 3 : 1 + (at % 3)),
          { product: 'cola', qty: 1 + (at % 2) },
        ];
        const slot = way === 'onshop' ? 'asap' : (hours[way][(at * 7) % hours[way].length]?.at ?? 'asap');
        const delivery = {
          part: 'food',
          mode: way,
          shop,
          slot,
          ...(way === 'delivery' && { address: home }),
        } as const;
        const table = tables[at % 3];
        const meta = way === 'onshop' && table !== undefined ? { table_id: table } : {};
        const byHand = way === 'delivery' ? 'cash' : 'till';
        // Every second is paid by card, as on an evening of the brand (`ordering/till/evening.test.ts`).
        const payment_method = at % 2 === 0 ? 'new' : byHand;
        const cart = await stand.cartOf({ items, deliveries: [delivery], meta });
        answers.push(await orderFromAnywhere(cart, { payment_method, contact: somebody() }));
      }
    }
    expect(answers).toEqual(Array.from({ length: 120 }, () => 'placed'));
  });
});

describe('honest customers', () => {
  it('can be thirty behind one address in an hour, without a captcha or code', async () => {
    // A kitchen large enough for all of them.
    const shop = await openKitchen(app);
    const room = { pieces: 300, orders: 60, kitchen_minutes: 15 };
    await app.db
      .insertInto('slot_capacity')
      .values({ shop_id: shop, mode: 'pickup', ...room })
      .execute();
    const wish = { items: stand.pizzas(), deliveries: [{ part: 'food', mode: 'pickup', shop } as const] };
    const codes = [];
    for (let at = 0; at < 30; at += 1) {
      codes.push(codeOf(await stand.order(await stand.cartOf(wish), till({ contact: somebody() }))));
      later(2);
    }
    expect(new Set(codes)).toEqual(new Set(['placed']));
  });

  it('can be a crowd in one minute, where browsers solve a captcha by themselves', async () => {
    for (let at = 0; at < 7; at += 1) {
      const cart = await stand.cartOf();
      const form = till({ contact: somebody(), idempotency_key: `crowd-of-one-minute-${at}` });
      const first = await stand.order(cart, form);
      // The same order under the same key: the captcha is no part of its content.
      const last =
        first.status === 201 ? first : await stand.order(cart, { ...form, captcha: await solved() });
      expect([at, last.status]).toEqual([at, 201]);
    }
  });

  it('can order again after paying, and with another cart of the same browser', async () => {
    const same = { contact: somebody() };
    const paid = await stand.placed(undefined, same);
    await pay(app, paid);
    const open = [];
    for (let at = 0; at < 2; at += 1) open.push(codeOf(await stand.order(await stand.cartOf(), till(same))));
    expect(open).toEqual(['placed', 'placed']);
  });
});

describe('a large order without a payment', () => {
  it('wants a code by SMS, once for a phone and a browser', async () => {
    const person = somebody();
    const cart = await stand.cartOf({ items: stand.pizzas(21), deliveries: [stand.pickup] });
    const form = till({ contact: person, idempotency_key: 'a-large-order-of-pizzas' });
    expect(codeOf(await stand.order(cart, form))).toBe('order.code_needed');
    const mine = { telephone: person.telephone, cart_token: keyOf(cart) };
    const asked = { payload: { ...mine, captcha: await solved() } };
    expect(await call(app, 'POST phone-code', asked)).toMatchObject({
      status: 200,
      body: { success: true, resend_in: 60, expires_in: 600 },
    });
    const { rows } = await app.pool.query<{ data: { data: { code: string } } }>(
      `select data from pgboss.job where name = 'notifications.sms' and data->>'to' = $1`,
      [person.telephone],
    );
    const code = rows[0]?.data.data.code ?? '';
    const wrong = code === '000000' ? '000001' : '000000';
    const confirm = (typed: string, cart_token = mine.cart_token) =>
      call(app, 'POST phone-code/confirm', { payload: { ...mine, cart_token, code: typed } });
    expect(codeOf(await confirm(wrong))).toBe('phone.code_wrong');
    expect(codeOf(await confirm(code, 'another-browsers-key-of-a-cart'))).toBe('phone.nothing_pending');
    expect((await confirm(code)).status).toBe(200);
    expect((await stand.order(cart, form)).status).toBe(201);
    expect(codeOf(await confirm(code))).toBe('phone.code_exhausted');
  });

  it('needs none where a card pays first', async () => {
    const cart = await stand.cartOf({ items: stand.pizzas(21), deliveries: [stand.pickup] });
    expect((await stand.order(cart, { contact: somebody() })).status).toBe(201);
  });
});
