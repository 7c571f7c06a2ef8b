import type { Agreements } from '@zanga/contract/brand/agreements';
import type { EditedContent } from '@zanga/contract/brand/contents-office';
import { describe, expect, it } from 'vitest';
import { makeTestApp } from '../../../../test/harness.ts';
import { postCart } from '../../ordering/cart/cart-testing.ts';
import { call, formFor, openStand, signInStaff } from '../../ordering/order/order-testing.ts';

const app = await makeTestApp();
const stand = await openStand(app);
const owner = await signInStaff(app, 'owner');
await app.pool.query(`insert into contents (slug, title, value) values
  ('terms', 'Condizioni', 'Le prime'), ('privacy', 'Privacy', 'La prima')`);

const url = 'backoffice/contents';
const publish = async (slug: string, value: string, reason?: string) => {
  const { body } = await call<EditedContent>(app, `GET ${url}/${slug}`, { token: owner });
  const { version, form } = body;
  const asking = { at: null, asks: reason !== undefined, reason: reason ?? '' };
  const payload = { version, form: { ...form, value }, ...asking };
  const { status } = await call(app, `POST ${url}/${slug}/publish`, { token: owner, payload });
  expect(status).toBe(200);
};
const see = async (token: string) => (await call<Agreements>(app, 'GET customer/agreements', { token })).body;
const agree = (token: string, states: readonly number[]) =>
  call<Agreements & { code: string }>(app, 'POST customer/agreements', { token, payload: { states } });
const version = async () =>
  ((await app.get('/api/contents/terms')).body as { updated_at: string }).updated_at;

describe('agreeing anew', () => {
  it('is asked of customers from before, until they agree to the text as it is now', async () => {
    const before = await app.signIn();
    await publish('terms', 'Nuove', 'Cambiano i rimborsi');
    const after = await app.signIn();
    expect((await see(after.token)).due).toEqual([]);
    const { due } = await see(before.token);
    expect(due).toMatchObject([{ slug: 'terms', title: 'Condizioni', reason: 'Cambiano i rimborsi' }]);
    const [asked] = due;
    const state = asked?.state ?? 0;
    // A text published meanwhile without asking is the one to agree to.
    await publish('terms', 'Con una virgola');
    expect((await agree(before.token, [state])).body.code).toBe('terms.outdated');
    const now = (await see(before.token)).due[0]?.state ?? 0;
    expect(now).toBeGreaterThan(state);
    const answers = await Promise.all([1, 2].map(() => agree(before.token, [now, now])));
    for (const { status, body } of answers)
      expect([status, body.due, body.agreed.length]).toEqual([200, [], 1]);
    // An agreement keeps its text and its moment.
    const { rows } = await app.pool.query(
      `select s.value, s.read_from is not null as dated, a.agreed_at from content_agreements a
       join content_states s on s.id = a.state_id where a.user_id = $1`,
      [before.userId],
    );
    expect(rows).toEqual([{ value: 'Con una virgola', dated: true, agreed_at: app.now.at }]);
    // And another change that asks, asks again.
    await publish('privacy', 'Nuova', 'Un nuovo corriere vede l’indirizzo');
    await publish('terms', 'Ancora', 'Cambiano i resi');
    expect((await see(before.token)).due.map(({ slug }) => slug)).toEqual(['terms', 'privacy']);
  });

  it('is refused for an unknown text', async () => {
    const { token } = await app.signIn();
    expect((await agree(token, [2_000_000_000])).body.code).toBe('terms.outdated');
    expect((await agree(token, [])).status).toBe(422);
    expect((await call(app, 'GET customer/agreements', {})).status).toBe(401);
  });
});

describe('an order', () => {
  it('waits for it, and the cart stays', async () => {
    const person = await app.signIn();
    const wish = { items: stand.pizzas(), deliveries: [stand.pickup] };
    const cart = await postCart(app, wish, person.token);
    await publish('terms', 'Dell’ordine', 'Cambiano i rimborsi');
    const order = async () => {
      const payload = formFor(cart, { payment_method: 'till', terms_version: await version() });
      return call<{ code: string }>(app, 'POST customer/orders', { token: person.token, payload });
    };
    expect((await order()).body).toMatchObject({ code: 'terms.to_agree' });
    const { due } = await see(person.token);
    expect(
      (
        await agree(
          person.token,
          due.map(({ state }) => state),
        )
      ).status,
    ).toBe(200);
    expect((await order()).status).toBe(201);
    const { rows } = await app.pool.query(
      `select s.value from orders o join content_states s
         on s.slug = 'terms' and date_trunc('milliseconds', s.read_from) = o.terms_version::timestamptz
       where o.user_id = $1`,
      [person.userId],
    );
    // An order says which text it was placed under.
    expect(rows).toEqual([{ value: 'Dell’ordine' }]);
  });

  it('of a guest is placed under the present terms, as always', async () => {
    const cart = await stand.cartOf();
    expect((await stand.order(cart, { terms_version: await version() })).status).toBe(201);
  });
});
