import type { EditedCoupon } from '@zanga/contract/ordering/coupons-office';
import type { CouponDrawing, DrawnCode } from '@zanga/contract/ordering/offers/coupon-codes';
import type { Order } from '@zanga/contract/ordering/orders';
import { mostCodesOfCoupon } from '@zanga/domain/coupons/drawn-codes';
import type { OrderId } from '@zanga/domain/ids';
import { beforeEach, describe, expect, it } from 'vitest';
import { makeTestApp } from '../../../../test/harness.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { postCart } from '../../ordering/cart/cart-testing.ts';
import { call, formFor, openStand, signInStaff } from '../../ordering/order/order-testing.ts';
import { addCoupon } from '../testing.ts';
import { giveCouponBack, takeCoupon } from '../use/uses-store.ts';

const app = await makeTestApp();
const { db } = app;
const stand = await openStand(app);
const { pizzas, pickup } = stand;
const owner = await signInStaff(app, 'owner');
const ofOneShop = await signInStaff(app, 'manager', stand.shop);
const worker = await signInStaff(app, 'worker', stand.shop);

await addCoupon(db, { code: 'UNALTRO' });

beforeEach(async () => {
  await db.deleteFrom('rate_windows').execute();
});

const url = (coupon: string, end: string) => `backoffice/coupons/${coupon}/${end}`;
type DrawingAnswer = CouponDrawing & { readonly code: string; readonly fields: Record<string, string[]> };
let presses = 0;
const draw = (coupon: string, given: object = {}, token = owner) => {
  presses += 1;
  const payload = { key: `estrazione-${presses}`, count: 1, ...given };
  return call<DrawingAnswer>(app, `POST ${url(coupon, 'drawings')}`, { token, payload });
};
type Page = { readonly data: DrawnCode[]; readonly next: string | null };
const list = async (coupon: string, query = '') =>
  (await call<Page>(app, `GET ${url(coupon, 'codes')}${query}`, { token: owner })).body;
const drawn = async (coupon: string, count = 1) => {
  const { body } = await draw(coupon, { count });
  return (await list(coupon, `?drawing=${body.id}&limit=200`)).data.map(({ code }) => code);
};
const one = async (given: Parameters<typeof addCoupon>[1] = {}) => {
  const coupon = await addCoupon(db, given);
  const [code = ''] = await drawn(coupon);
  return { coupon, code };
};
const withdraw = (coupon: string, end: string, token = owner) =>
  call<DrawingAnswer & DrawnCode>(app, `POST ${url(coupon, end)}/withdraw`, { token, payload: {} });

const fill = (token: string, coupon: string) =>
  postCart(app, { items: pizzas(2), deliveries: [pickup], coupon }, token);
const refusalOf = ({ issues }: Awaited<ReturnType<typeof postCart>>) =>
  issues.find(({ code }) => code === 'coupon_refused')?.text;
const place = async (token: string, cart: Awaited<ReturnType<typeof fill>>) =>
  call<{ order: Order; code: string }>(app, 'POST customer/orders', {
    token,
    payload: formFor(cart, { payment_method: 'till' }),
  });
const order = async (token: string, coupon: string) => place(token, await fill(token, coupon));

describe('codes that are drawn', () => {
  it('are drawn in the requested number, all different, and listed page by page', async () => {
    const coupon = await addCoupon(db);
    const { status, body } = await draw(coupon, { count: 450, prefix: 'natale', note: 'Volantini' });
    expect([status, body]).toMatchObject([201, { codes: 450, used: 0, withdrawn: 0, prefix: 'NATALE' }]);
    const seen: string[] = [];
    for (let next: string | null = ''; next !== null; ) {
      const page: Page = await list(coupon, `?limit=200${next && `&after=${next}`}`);
      seen.push(...page.data.map(({ written }) => written));
      next = page.next;
    }
    expect(new Set(seen).size).toBe(450);
    for (const written of seen) expect(written).toMatch(/^NATALE-[A-HJ-NP-Z2-9]{4}-[A-HJ-NP-Z2-9]{4}$/);
    const [first = ''] = seen;
    const begun = encodeURIComponent(first.slice(0, 9).toLowerCase());
    expect((await list(coupon, `?search=${begun}`)).data.map(({ written }) => written)).toContain(first);
  });

  it('are ten thousand at once', async () => {
    const coupon = await addCoupon(db);
    expect((await draw(coupon, { count: 10_000 })).body.codes).toBe(10_000);
    expect((await draw(coupon, { count: 10_001 })).status).toBe(422);
    const edited = await call<EditedCoupon>(app, `GET backoffice/coupons/${coupon}`, { token: owner });
    expect(edited.body.codes).toBe(10_000);
  });

  it('are drawn once by one press, even if it arrives twice', async () => {
    const coupon = await addCoupon(db);
    const asked = { key: 'una-sola-volta', count: 5 };
    const answers = await Promise.all([draw(coupon, asked), draw(coupon, asked), draw(coupon, asked)]);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect((await list(coupon)).data).toHaveLength(5);
  });

  it('are not more than a coupon may have, and begin with letters and digits', async () => {
    const coupon = await addCoupon(db);
    const { body } = await draw(coupon);
    await db
      .updateTable('coupon_drawings')
      .set({ codes: mostCodesOfCoupon })
      .where('id', '=', body.id)
      .execute();
    expect((await draw(coupon)).body.fields).toEqual({ count: ['Questo coupon ne ha già abbastanza'] });
    const other = await addCoupon(db);
    expect((await draw(other, { prefix: 'dodici lettere' })).body.fields).toHaveProperty('prefix');
    expect((await draw(other, { prefix: '=1+1;"' })).body.prefix).toBe('11');
  });

  it.each([
    ['who has one shop', ofOneShop, 'coupon.of_all_shops'],
    ['a worker', worker, 'forbidden'],
  ])('are not drawn, seen or withdrawn by %s', async (_, token, code) => {
    const { coupon, code: known } = await one();
    expect((await draw(coupon, {}, token)).body.code).toBe(code);
    for (const end of ['codes', 'drawings', 'codes/export'])
      expect((await call<DrawingAnswer>(app, `GET ${url(coupon, end)}`, { token })).body.code).toBe(code);
    expect((await withdraw(coupon, `codes/${known}`, token)).body.code).toBe(code);
    expect((await list(coupon)).data).toMatchObject([{ state: 'free' }]);
  });

  it('belong to their coupon alone', async () => {
    const [mine, other] = [await one(), await one()];
    expect((await withdraw(mine.coupon, `codes/${other.code}`)).status).toBe(404);
    const [drawing] = (await list(other.coupon)).data;
    expect((await withdraw(mine.coupon, `drawings/${drawing?.drawing}`)).status).toBe(404);
    expect((await call(app, `GET ${url('cpn_nessuno', 'codes')}`, { token: owner })).status).toBe(404);
  });

  it('are no code that another coupon may take', async () => {
    const { code } = await one();
    const other = await addCoupon(db);
    const read = await call<EditedCoupon>(app, `GET backoffice/coupons/${other}`, { token: owner });
    const { version, form } = read.body;
    const payload = { version, form: { ...form, code } };
    const saved = await call<DrawingAnswer>(app, `PUT backoffice/coupons/${other}`, {
      token: owner,
      payload,
    });
    expect(saved.body.fields).toEqual({ 'form.code': ['Questo codice è già di un altro coupon'] });
  });

  it('hold their coupon to its promise while they can be used', async () => {
    const { coupon, code } = await one();
    const save = async () => {
      const read = await call<EditedCoupon>(app, `GET backoffice/coupons/${coupon}`, { token: owner });
      const { version, form } = read.body;
      const payload = { version, form: { ...form, reward: { kind: 'percentage', rate: 100, most: null } } };
      return (await call(app, `PUT backoffice/coupons/${coupon}`, { token: owner, payload })).status;
    };
    expect(await save()).toBe(422);
    await withdraw(coupon, `codes/${code}`);
    expect(await save()).toBe(200);
  });

  it('are exported as a table with harmless cells', async () => {
    const { coupon, code } = await one();
    const { token } = await app.signIn();
    const placed = await order(token, code);
    const file = await call<Buffer>(app, `GET ${url(coupon, 'codes/export')}`, { token: owner });
    const [heads, line, end] = file.body.toString('utf8').split('\r\n');
    expect(heads).toBe('\uFEFFCodice;Link;Stato;Usato il;Ordine');
    expect(line).toMatch(/^[A-Z2-9]{4}-[A-Z2-9]{4};https?:\/\/[^;]+\/c\/[A-Z2-9]{8};Usato;[^;]+;[^;]+$/);
    expect([placed.status, end]).toEqual([201, '']);
  });
});

describe('one of many codes', () => {
  it('[API-38] has the discount of its coupon, in any spelling, and is used once', async () => {
    const { coupon, code } = await one();
    const { token } = await app.signIn();
    const cart = await fill(token, `${code.slice(0, 4).toLowerCase()}-${code.slice(4)}`);
    expect(cart.coupon).toMatchObject({ code, discount: 170, title: 'Benvenuto' });
    const placed = await place(token, cart);
    expect(placed.status).toBe(201);
    const other = await app.signIn();
    expect(refusalOf(await fill(other.token, code))).toBe('Questo codice è già stato usato');
    const [told] = (await list(coupon, '?state=used')).data;
    expect(told).toMatchObject({ code, state: 'used', order: { number: placed.body.order.number } });
    expect((await list(coupon, '?state=free')).data).toEqual([]);
  });

  it('[API-38] is used once by two orders at the same moment', async () => {
    const { coupon, code } = await one();
    const people = await Promise.all([1, 2, 3, 4].map(() => app.signIn()));
    const carts = await Promise.all(
      people.map(async ({ token }) => ({ token, cart: await fill(token, code) })),
    );
    const answers = await Promise.all(carts.map(({ token, cart }) => place(token, cart)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409]);
    const uses = await db.selectFrom('coupon_uses').select('id').where('coupon_id', '=', coupon).execute();
    expect(uses).toHaveLength(1);
  });

  it('[API-38] comes back with a cancelled order, for any customer', async () => {
    const { code } = await one();
    const { token } = await app.signIn();
    const { body } = await order(token, code);
    await call(app, `POST customer/orders/${body.order.id}/cancel`, { token });
    expect((await order((await app.signIn()).token, code)).status).toBe(201);
  });

  it('[API-38] returns to an order that is paid late, unless another order has used it', async () => {
    const { coupon, code } = await one();
    const { userId } = await app.signIn();
    const use = { couponId: coupon, userId, savedCents: 100, now: app.now.at };
    const take = (orderId: OrderId, drawn?: string) =>
      inTransaction(db, (tx) => takeCoupon(tx, { ...use, orderId, ...(drawn && { drawn }) }));
    const back = (orderId: OrderId) => inTransaction(db, (tx) => giveCouponBack(tx, orderId, app.now.at));
    expect(await take('ord_tardi', code)).toBe('taken');
    await back('ord_tardi');
    expect(await take('ord_tardi')).toBe('taken');
    expect((await list(coupon, '?state=used')).data).toHaveLength(1);
    await back('ord_tardi');
    expect(await take('ord_altro', code)).toBe('taken');
    expect(await take('ord_tardi')).toBe('gone');
  });

  it('[API-38] has the conditions of its coupon: a first order, and a limit per customer', async () => {
    const first = await one({ first_order: true, limit_per_customer: 1 });
    const guest = await postCart(app, { items: pizzas(2), deliveries: [pickup], coupon: first.code });
    expect(refusalOf(guest)).toBe('Accedi per usare questo coupon');
    const coupon = await addCoupon(db, { limit_per_customer: 1, use_limit: 2 });
    const [a = '', b = '', c = '', d = ''] = await drawn(coupon, 4);
    const { token } = await app.signIn();
    expect((await order(token, a)).status).toBe(201);
    expect(refusalOf(await fill(token, b))).toBe('Hai già usato questo coupon');
    expect((await order((await app.signIn()).token, c)).status).toBe(201);
    expect(refusalOf(await fill((await app.signIn()).token, d))).toBe('Questo coupon è esaurito');
  });

  it('[API-38] is refused with its coupon stopped, and once it was withdrawn', async () => {
    const { coupon, code } = await one();
    const { token } = await app.signIn();
    await db.updateTable('coupons').set({ stopped: 'new' }).where('id', '=', coupon).execute();
    expect(refusalOf(await fill(token, code))).toBe('Questo coupon è sospeso: per ora non si può usare');
    await db.updateTable('coupons').set({ stopped: null }).where('id', '=', coupon).execute();
    const cart = await fill(token, code);
    expect((await withdraw(coupon, `codes/${code}`)).body).toMatchObject({ state: 'withdrawn' });
    expect((await place(token, cart)).status).toBe(409);
    expect(refusalOf(await fill(token, code))).toBe('Questo codice è stato ritirato: non vale più');
  });
});

describe('codes that are withdrawn', () => {
  it('withdraws the unused ones of a drawing, once', async () => {
    const coupon = await addCoupon(db);
    const [used = '', free = ''] = await drawn(coupon, 3);
    const { token } = await app.signIn();
    const placed = await order(token, used);
    const [{ drawing } = { drawing: '' }] = (await list(coupon)).data;
    expect((await withdraw(coupon, `codes/${used}`)).body.code).toBe('coupon.code_used');
    for (let press = 0; press < 2; press += 1)
      expect((await withdraw(coupon, `drawings/${drawing}`)).body).toMatchObject({ used: 1, withdrawn: 2 });
    expect(refusalOf(await fill(token, free))).toBe('Questo codice è stato ritirato: non vale più');
    // The code of the cancelled order was withdrawn with the others.
    await call(app, `POST customer/orders/${placed.body.order.id}/cancel`, { token });
    expect((await list(coupon, '?state=withdrawn')).data).toHaveLength(3);
  });

  it('are either used or withdrawn where both happen at once', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { coupon, code } = await one({ use_limit: 5 });
      const { token } = await app.signIn();
      const cart = await fill(token, code);
      const [placed, gone] = await Promise.all([place(token, cart), withdraw(coupon, `codes/${code}`)]);
      const [row] = (await list(coupon)).data;
      expect([placed.status, gone.status, row?.state]).toEqual(
        placed.status === 201 ? [201, 409, 'used'] : [409, 200, 'withdrawn'],
      );
    }
  });
});
