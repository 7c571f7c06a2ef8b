import type { Opening } from '@zanga/contract/brand/brand-opening';
import type { EditedShop } from '@zanga/contract/shops/shop-office';
import { describe, expect, it } from 'vitest';
import { makeTestApp } from '../../../../test/harness.ts';
import { call, openStand, pay, signInStaff } from '../../ordering/order/order-testing.ts';
import { foundBrand } from '../testing.ts';

const app = await makeTestApp();
const stand = await openStand(app);
const owner = await signInStaff(app, 'owner');
const ownerOfOneShop = await signInStaff(app, 'owner', stand.shop);
const manager = await signInStaff(app, 'manager');

type OpeningAnswer = Opening & { readonly code: string };
const steps = async () => (await call<Opening>(app, 'GET backoffice/brand/steps', { token: owner })).body;
const set = (open: boolean, token = owner) =>
  call<OpeningAnswer>(app, 'PUT backoffice/brand/open', { token, payload: { open } });
const entries = async () => {
  const noted = app.db.selectFrom('audit_entries').select('id').where('action', '=', 'brand.open');
  return (await noted.execute()).length;
};
const tell = async () => {
  const company = { name: 'Zanga S.r.l.', address: 'Via Etnea 1', vat_number: 'IT01234567897' };
  await foundBrand(app.db, {
    company: JSON.stringify(company),
    ...{ phone: '095 1234567', email: 'ciao@zanga.example' },
  });
  await app.pool.query(`insert into contents (slug, title, value)
    values ('privacy', 'Privacy', 'Le regole'), ('terms', 'Condizioni', 'Chi vende: [da completare: sede]')`);
};
const missing = async (name: string) => (await steps()).steps.find((step) => step.name === name)?.missing;

describe('a brand that is closed to the public', () => {
  it('is closed by an owner, takes no order, and tells apps within a second', async () => {
    const cart = await stand.cartOf();
    expect((await set(false)).body.open).toBe(false);
    const { status, body } = await stand.order(cart);
    expect([status, body]).toMatchObject([409, { code: 'brand.closed' }]);
    await expect
      .poll(async () => (await app.get('/api/check/app')).body, { timeout: 1_000, interval: 20 })
      .toMatchObject({ open: false });
    // Prime pauses too while customers cannot order.
    const { rows } = await app.pool.query('select prime_is_on() as on');
    expect(rows).toEqual([{ on: false }]);
  });

  it('opens when nothing is missing any more, and takes the order then', async () => {
    expect((await set(true)).body.code).toBe('brand.unfinished');
    await tell();
    expect(await missing('brand')).toEqual(['terms']);
    expect((await set(true)).body.code).toBe('brand.unfinished');
    await app.pool.query(`update contents set value = 'Chi vende: noi' where slug = 'terms'`);
    expect(await missing('brand')).toEqual([]);
    expect((await steps()).may_open).toBe(true);
    const before = await entries();
    const twice = await Promise.all([set(true), set(true)]);
    expect(twice.map(({ status }) => status)).toEqual([200, 200]);
    // A second opening changes nothing.
    expect(await entries()).toBe(before + 1);
    const terms = await app.db.selectFrom('contents').select('updated_at').where('slug', '=', 'terms');
    const { updated_at } = await terms.executeTakeFirstOrThrow();
    const cart = await stand.cartOf();
    const ordered = await stand.order(cart, { terms_version: updated_at.toISOString() });
    expect(ordered.status).toBe(201);
  });

  it('is opened and closed by two owners at once while an order is paid: each change counts once, the paid order stands', async () => {
    const { rows: owners } = await app.pool.query('select user_id from user_roles');
    const partner = await signInStaff(app, 'owner');
    const terms = app.db.selectFrom('contents').select('updated_at').where('slug', '=', 'terms');
    const terms_version = (await terms.executeTakeFirstOrThrow()).updated_at.toISOString();
    const mine = await stand.placed(undefined, { terms_version });
    const carts = [await stand.cartOf(), await stand.cartOf(), await stand.cartOf()];
    const before = await entries();
    const [paid, ordered, switched] = await Promise.all([
      pay(app, mine),
      Promise.all(carts.map((cart) => stand.order(cart, { terms_version }))),
      Promise.all([false, true, false, true].map((open, at) => set(open, at % 2 ? partner : owner))),
    ]);
    expect(paid).toBeDefined();
    expect(switched.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    for (const { status, body } of ordered)
      expect([status, body]).toMatchObject(status === 201 ? [201, {}] : [409, { code: 'brand.closed' }]);
    expect((await stand.see(mine)).state).toBe('placed');
    // A repeated wish changed nothing and left no entry.
    const noted = await app.pool.query<{ before: object; after: object }>(
      `select before, after from audit_entries where action = 'brand.open' order by at, id offset ${before}`,
    );
    for (const { before: was, after } of noted.rows) expect(was).not.toEqual(after);
    expect(noted.rows.length).toBeLessThanOrEqual(4);
    const open = (await steps()).open;
    expect(noted.rows.length % 2 === 0).toBe(open);
    if (!open) await set(true);
    await app.pool.query('delete from user_roles where user_id <> all($1)', [
      owners.map(({ user_id }) => user_id),
    ]);
  });

  it.each([
    ['who owns one shop', ownerOfOneShop, 'brand.of_all_shops'],
    ['a manager', manager, 'forbidden'],
  ])('is not opened or closed by %s', async (_, token, code) => {
    expect((await set(false, token)).body.code).toBe(code);
  });

  it('counts invited people among the staff', async () => {
    await app.pool.query(`delete from user_roles where role <> 'owner' or shop_id is not null`);
    expect(await missing('people')).toEqual(['people']);
    await app.pool.query(
      `insert into staff_invitations (id, email, posts, token_hash, created_at, sent_at, expires_at)
       values ('inv_1', 'bea@example.it', '[]', '\\x00', $1, $1, $2)`,
      [app.now.at, new Date(app.now.at.getTime() + 86_400_000)],
    );
    expect(await missing('people')).toEqual([]);
  });
});

describe('the first shop', () => {
  it('is added empty, closed, and lacks its address', async () => {
    const payload = { name: 'Zanga Centro', copy_of: null };
    const { status, body } = await call<EditedShop>(app, 'POST backoffice/shops', { token: owner, payload });
    expect([status, body.slug]).toEqual([201, 'centro']);
    expect(body.form).toMatchObject({
      street: '',
      services: ['pickup'],
      payments: ['till'],
      published: false,
    });
    const saved = await call<{ fields: object }>(app, `PUT backoffice/shops/${body.id}/form`, {
      token: owner,
      payload: { version: body.version, form: body.form },
    });
    expect([saved.status, Object.keys(saved.body.fields)]).toEqual([
      422,
      expect.arrayContaining(['form.street', 'form.number', 'form.zip', 'form.city', 'form.phone']),
    ]);
  });
});
