import type { CouponForm, EditedCoupon, OfficeCoupon } from '@zanga/contract/ordering/coupons-office';
import type { Order } from '@zanga/contract/ordering/orders';
import type { UserId } from '@zanga/domain/ids';
import { cents } from '@zanga/domain/money';
import { describe, expect, it } from 'vitest';
import { makeTestApp } from '../../../../test/harness.ts';
import { messagesTo } from '../../notifications/testing.ts';
import { postCart } from '../../ordering/cart/cart-testing.ts';
import { call, formFor, openStand, signInStaff } from '../../ordering/order/order-testing.ts';
import { addCoupon, putInWallet } from '../testing.ts';

const app = await makeTestApp();
const stand = await openStand(app);
const { pizzas, pickup } = stand;
const owner = await signInStaff(app, 'owner');
const ofOneShop = await signInStaff(app, 'manager', stand.shop);
const worker = await signInStaff(app, 'worker', stand.shop);
const day = 86_400_000;
const inDays = (days: number) => new Date(app.now.at.getTime() + days * day).toISOString();

const url = 'backoffice/coupons';
type CouponAnswer = EditedCoupon & { readonly code: string; readonly fields: Record<string, string[]> };
const read = async (id: string) => (await call<EditedCoupon>(app, `GET ${url}/${id}`, { token: owner })).body;
const put = (id: string, payload: object, token = owner) =>
  call<CouponAnswer>(app, `PUT ${url}/${id}`, { token, payload });
const save = async (id: string, change: Partial<CouponForm>, more: object = {}) => {
  const { version, form } = await read(id);
  return put(id, { version, form: { ...form, ...change }, ...more });
};
const stop = (id: string, stopped: 'new' | 'all' | null, token = owner) =>
  call<CouponAnswer>(app, `POST ${url}/${id}/stop`, { token, payload: { stopped } });
const add = async (title = 'Estate', more: object = {}) =>
  (await call<CouponAnswer>(app, `POST ${url}`, { token: owner, payload: { title, ...more } })).body;
const list = async (query = '') =>
  (await call<{ data: OfficeCoupon[]; next: string | null }>(app, `GET ${url}${query}`, { token: owner }))
    .body;
const fill = (token: string, coupon: string) =>
  postCart(app, { items: pizzas(2), deliveries: [pickup], coupon }, token);
const refusalOf = ({ issues }: Awaited<ReturnType<typeof postCart>>) =>
  issues.find(({ code }) => code === 'coupon_refused')?.text;
const order = async (token: string, coupon: string) => {
  const cart = await fill(token, coupon);
  const payload = formFor(cart, { payment_method: 'till' });
  return (await call<{ order: Order }>(app, 'POST customer/orders', { token, payload })).body.order;
};

describe('a coupon that staff make', () => {
  it('is stopped until staff let it run, and then gives its discount', async () => {
    const { id } = await add();
    expect((await read(id)).phase).toBe('stopped');
    expect((await save(id, { code: 'estate 26', title: 'Estate in città' })).status).toBe(200);
    const { token } = await app.signIn();
    expect(refusalOf(await fill(token, 'ESTATE26'))).toBe(
      'Questo coupon è sospeso: per ora non si può usare',
    );
    expect((await stop(id, null)).body).toMatchObject({ phase: 'running', stopped: null });
    expect((await fill(token, 'estate-26')).coupon).toMatchObject({
      title: 'Estate in città',
      discount: 170,
    });
  });

  it('names each wrong field, and writes nothing', async () => {
    const { id } = await add();
    const wrong = await save(id, {
      ...{ title: ' ', code: 'ÀÈ', until: inDays(-400), first_order: true, limit_per_customer: 3 },
      ...{ shops: ['shp_nessuno'], reward: { kind: 'free_product', products: [] } },
    });
    expect(wrong.status).toBe(422);
    expect(Object.keys(wrong.body.fields).toSorted()).toEqual(
      ['code', 'limit_per_customer', 'reward', 'shops', 'title', 'until'].map((field) => `form.${field}`),
    );
    expect((await read(id)).form.title).toBe('Estate');
  });

  it('has a code of its own', async () => {
    await addCoupon(app.db, { code: 'MIOCODICE' });
    const { id } = await add();
    expect((await save(id, { code: 'mio codice' })).body.fields).toEqual({
      'form.code': ['Questo codice è già di un altro coupon'],
    });
  });

  it.each([
    ['half of everything', { reward: { kind: 'percentage', rate: 5000, most: null } }],
    ['more than must be spent', { reward: { kind: 'amount', amount: cents(1000) }, minimum: cents(500) }],
  ] as const)('is asked about twice where it gives %s', async (_, change) => {
    const { id } = await add();
    expect((await save(id, change)).body.code).toBe('coupon.unusual');
    expect((await save(id, change, { sure: true })).status).toBe(200);
    expect((await save(id, { title: 'Ancora' })).status).toBe(200);
  });

  it('is not lost when two save at once: the second is refused', async () => {
    const { id } = await add();
    const { version, form } = await read(id);
    const answers = await Promise.all(
      ['Uno', 'Due'].map((title) => put(id, { version, form: { ...form, title } })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('coupon.changed');
  });

  it('is made from another one, without its code', async () => {
    const { id } = await add();
    await save(id, { code: 'COPIAMI', minimum: cents(2000), channels: ['pickup'] });
    const copy = await add('La copia', { copy_of: id });
    expect(copy.form).toMatchObject({ code: null, minimum: 2000, channels: ['pickup'], title: 'La copia' });
    const none = { token: owner, payload: { title: 'Niente', copy_of: 'cpn_nessuno' } };
    expect((await call(app, `POST ${url}`, none)).status).toBe(404);
  });

  it.each([
    ['who has one shop', ofOneShop, 'coupon.of_all_shops'],
    ['a worker', worker, 'forbidden'],
  ])('is not saved or stopped by %s', async (_, token, code) => {
    const { id } = await add();
    const { version, form } = await read(id);
    expect((await put(id, { version, form }, token)).body.code).toBe(code);
    expect((await stop(id, null, token)).body.code).toBe(code);
  });
});

describe('a coupon that customers have', () => {
  it('keeps its terms, and may still be renamed, limited and prolonged', async () => {
    const id = await addCoupon(app.db, { code: 'PROMESSO', ends_at: new Date(inDays(10)) });
    const { token, userId } = await app.signIn();
    await order(token, 'PROMESSO');
    const worse = await save(id, {
      reward: { kind: 'percentage', rate: 500, most: null },
      minimum: cents(5000),
    });
    expect(Object.keys(worse.body.fields)).toEqual(['form.reward', 'form.minimum']);
    expect((await save(id, { title: 'Nuovo nome', until: inDays(20), limit: 5 })).status).toBe(200);
    await putInWallet(app, { coupon: id, userId });
    expect((await save(id, { until: inDays(15) })).body.fields).toHaveProperty(['form.until']);
    expect((await save(id, { until: inDays(25) })).status).toBe(200);
  });

  it('counts from the uses that stand when it gets a limit', async () => {
    const id = await addCoupon(app.db, { code: 'LIMITE' });
    for (let at = 0; at < 2; at += 1) await order((await app.signIn()).token, 'LIMITE');
    expect((await save(id, { limit: 1 })).body.fields).toEqual({
      'form.limit': ['È già stato usato 2 volte: non meno di così'],
    });
    expect((await save(id, { limit: 2 })).status).toBe(200);
    expect(refusalOf(await fill((await app.signIn()).token, 'LIMITE'))).toBe('Questo coupon è esaurito');
    expect(await read(id)).toMatchObject({ uses: 2, saved: 340 });
  });

  it('keeps working for its owners while stopped for new people, and for none while stopped for all', async () => {
    const id = await addCoupon(app.db);
    const { token, userId } = await app.signIn();
    const wallet = await putInWallet(app, { coupon: id, userId });
    await stop(id, 'new');
    expect((await fill(token, wallet)).coupon).toMatchObject({ discount: 170 });
    await stop(id, 'all');
    expect(refusalOf(await fill(token, wallet))).toBe('Questo coupon è sospeso: per ora non si può usare');
    await stop(id, null);
    expect((await fill(token, wallet)).coupon).toMatchObject({ discount: 170 });
  });

  it('is stopped between cart and order: the order is not placed at a price that no longer holds', async () => {
    const id = await addCoupon(app.db, { code: 'FERMATO' });
    const { token } = await app.signIn();
    const cart = await fill(token, 'FERMATO');
    await stop(id, 'all');
    const payload = formFor(cart, { payment_method: 'till' });
    const answer = await call<{ code: string }>(app, 'POST customer/orders', { token, payload });
    expect([answer.status, answer.body.code]).toEqual([409, 'order.total_changed']);
    expect((await read(id)).uses).toBe(0);
  });

  it('cannot be changed by a save at the instant in which an order uses it', async () => {
    const id = await addCoupon(app.db, { code: 'INSIEME' });
    const { token } = await app.signIn();
    const cart = await fill(token, 'INSIEME');
    const payload = formFor(cart, { payment_method: 'till' });
    const { version, form } = await read(id);
    const better = { ...form, reward: { kind: 'percentage', rate: 100, most: null } };
    const [placed, saved] = await Promise.all([
      call<{ order: Order }>(app, 'POST customer/orders', { token, payload }),
      put(id, { version, form: better }),
    ]);
    // Whichever came first: the order has the discount it was shown, or was refused for its new price.
    if (placed.status === 201) expect(placed.body.order.coupon_discount).toBe(170);
    else expect(saved.status).toBe(200);
  });
});

describe('a coupon that is given', () => {
  const give = (id: string, payload: object) =>
    call<{ given: number; had: number; unknown: string[]; fields: Record<string, string[]> }>(
      app,
      `POST ${url}/${id}/gifts`,
      { token: owner, payload },
    );
  const mailOf = async (userId: UserId) =>
    (await app.db.selectFrom('users').select('email').where('id', '=', userId).executeTakeFirstOrThrow())
      .email;

  it('lies in the wallet of each named customer, once per request, and is announced', async () => {
    const id = await addCoupon(app.db, { title: 'Scusaci' });
    const { token, userId } = await app.signIn();
    const email = await mailOf(userId);
    await app.db
      .insertInto('consents')
      .values({
        ...{ user_id: userId, kind: 'marketing', granted: true },
        ...{ version: 'v1', source: 'profile', at: app.now.at },
      })
      .execute();
    const asked = {
      key: 'scuse-uno',
      emails: [email.toUpperCase(), email, 'nessuno@altrove.it'],
      until: inDays(30),
    };
    expect((await give(id, asked)).body).toEqual({ given: 1, had: 0, unknown: ['nessuno@altrove.it'] });
    expect((await give(id, asked)).body).toMatchObject({ given: 0, had: 1 });
    const { body } = await call<{ coupons: { title: string }[] }>(app, 'GET customer/active/coupons', {
      token,
    });
    expect(body.coupons).toMatchObject([{ title: 'Scusaci' }]);
    expect((await read(id)).held).toBe(1);
    const [told] = await messagesTo(app, email);
    expect(told?.text).toContain('Scusaci: −10 %. Per conoscerci meglio.');
  });

  it('is given once by two calls at once', async () => {
    const id = await addCoupon(app.db);
    const email = await mailOf((await app.signIn()).userId);
    const asked = { key: 'due-insieme', emails: [email], until: null };
    const answers = await Promise.all([give(id, asked), give(id, asked)]);
    expect(answers.map(({ body }) => body.given).toSorted()).toEqual([0, 1]);
  });

  it.each([
    ['that is stopped', { stopped: 'all' }, null, 'emails'],
    ['that has ended', { ends_at: new Date('2026-02-01') }, null, 'emails'],
    ['until yesterday', {}, -1, 'until'],
  ])('is not given %s', async (_, values, days, field) => {
    const id = await addCoupon(app.db, values);
    const asked = { key: 'non-si-puo', emails: ['a@b.it'], until: days === null ? null : inDays(days) };
    const { status, body } = await give(id, asked);
    expect([status, Object.keys(body.fields)]).toEqual([422, [field]]);
  });
});

describe('the list of coupons', () => {
  it('goes on after its last one, and finds by title, code and phase', async () => {
    for (let at = 0; at < 3; at += 1) await add('Sagra del pistacchio');
    const seen: string[] = [];
    let next: string | null = '';
    while (next !== null) {
      const after: string = next && `&after=${encodeURIComponent(next)}`;
      const page = await list(`?limit=1&search=pistacchio%20sagra${after}`);
      seen.push(...page.data.map(({ id }) => id));
      next = page.next;
    }
    expect(new Set(seen).size).toBe(3);
    expect(seen).toHaveLength(3);
    expect((await list('?search=pistacchio&phase=running')).data).toEqual([]);
    expect((await list('?search=promess')).data).toMatchObject([{ code: 'PROMESSO', worth: '−10 %' }]);
  });
});
