import type { CaptchaChallenge } from '@zanga/contract/brand/captcha';
import type { Cart } from '@zanga/contract/ordering/carts';
import type { Table } from '@zanga/contract/shops/tables';
import { beforeEach, describe, expect, it } from 'vitest';
import { keyOf, openKitchen } from '../../src/modules/ordering/cart/cart-testing.ts';
import { call, contact, openStand, pay } from '../../src/modules/ordering/order/order-testing.ts';
import { addTable } from '../../src/modules/tables/testing.ts';
import { makeTestApp } from '../harness.ts';
import { solveCaptcha } from '../solve-captcha.ts';

// The usual limits, as outside of tests; every call of this file comes from one address.
const app = await makeTestApp({ env: { ORDER_LIMIT_FACTOR: '1' } });
const stand = await openStand(app);

let number = 0;
/** Somebody nobody has seen before. */
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

/** Tries to order as often as asked, each time as `who` says, and tells what came of it. */
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

describe('a shop that somebody wants to fill', () => {
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

  it('cannot be kept full with cards that nobody uses', async () => {
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

  it.each(['2', 'bagno degli uomini'])('takes no order to the table that is typed: %s', async (typed) => {
    const table = await addTable(app.db, stand.shop, { label: typed, openSince: app.now.at });
    const cart = await cartAt(typed, { table: typed });
    expect(cart.deliveries[0]?.table).toBeNull();
    expect(await stand.order(cart, till({ contact: somebody() }))).toMatchObject(scan);
    expect((await see(table)).bill.total).toBe(0);
  });

  it('names the table as its shop does, whatever its guest calls it', async () => {
    const table = await addTable(app.db, stand.shop, { label: 'Terrazza', openSince: app.now.at });
    const cart = await cartAt('bagno degli uomini', { table_id: table });
    expect(cart.deliveries[0]?.table).toBe('Terrazza');
    const { body } = await stand.order(cart, till({ contact: somebody() }));
    expect(body.order.deliveries[0]?.table).toBe('Terrazza');
    expect((await see(table)).orders).toHaveLength(1);
  });

  it('takes no order by a code that was photographed, nor shows it who sits there', async () => {
    const table = await addTable(app.db, stand.shop, { label: '31', openSince: app.now.at });
    const yesterday = await cartAt('31', { table_id: table });
    await app.db.updateTable('shop_tables').set({ open_since: null }).where('id', '=', table).execute();
    later(24 * 60);
    const evening = app.now.at;
    await app.db.updateTable('shop_tables').set({ open_since: evening }).where('id', '=', table).execute();
    // Its cart of yesterday had a seat, which was yesterday's.
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

describe('people who mean it', () => {
  it('are thirty behind one address in an hour, and none is asked for anything', async () => {
    const codes = [];
    for (let at = 0; at < 30; at += 1) {
      codes.push(codeOf(await stand.order(await stand.cartOf(), till({ contact: somebody() }))));
      later(2);
    }
    expect(new Set(codes)).toEqual(new Set(['placed']));
  });

  it('are a crowd in one minute, where browsers solve a captcha by themselves', async () => {
    for (let at = 0; at < 7; at += 1) {
      const cart = await stand.cartOf();
      const form = till({ contact: somebody(), idempotency_key: `crowd-of-one-minute-${at}` });
      const first = await stand.order(cart, form);
      // The same order under the same key: the captcha is no part of what is ordered.
      const last =
        first.status === 201 ? first : await stand.order(cart, { ...form, captcha: await solved() });
      expect([at, last.status]).toEqual([at, 201]);
    }
  });

  it('order again once one was paid, and again with another cart of the same browser', async () => {
    const same = { contact: somebody() };
    const paid = await stand.placed(undefined, same);
    await pay(app, paid);
    const open = [];
    for (let at = 0; at < 2; at += 1) open.push(codeOf(await stand.order(await stand.cartOf(), till(same))));
    expect(open).toEqual(['placed', 'placed']);
  });
});

describe('a large order that nobody pays first', () => {
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

  it('wants none where a card pays first', async () => {
    const cart = await stand.cartOf({ items: stand.pizzas(21), deliveries: [stand.pickup] });
    expect((await stand.order(cart, { contact: somebody() })).status).toBe(201);
  });
});
