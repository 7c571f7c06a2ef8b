import { keptSince, retentions } from '@zanga/domain/brand/retention';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeTestApp } from '../../../../test/harness.ts';
import { purgeCarts } from './cart-store.ts';
import { askCart, fillMenu, keyOf, postCart } from './cart-testing.ts';

const app = await makeTestApp({ now: { at: new Date('2026-11-20T18:00:00Z') } });
let menu: Awaited<ReturnType<typeof fillMenu>>;
beforeAll(async () => {
  menu = await fillMenu(app);
});
const pizza = (qty: number) => ({ product: 'norma', options: [menu.choice('Classico')], qty });
const atOnce = <T>(count: number, work: (at: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, at) => work(at)));
const statuses = (answers: readonly { readonly status: number }[]) =>
  answers.map(({ status }) => status).toSorted((a, b) => a - b);

describe('[API-38] several devices at once', () => {
  it('of many that write to the same version one wins, the others are told', async () => {
    const { token } = await app.signIn();
    await postCart(app, { items: [pizza(1)] }, token);
    const answers = await atOnce(8, (at) => askCart(app, { version: 1, items: [pizza(at + 2)] }, token));
    expect(statuses(answers)).toEqual([200, ...Array(7).fill(409)]);
    const won = answers.find(({ status }) => status === 200);
    expect(await postCart(app, {}, token)).toEqual(won?.body);
  });

  it('of many that make the first cart one does, and no line is doubled', async () => {
    const { token, userId } = await app.signIn();
    const answers = await atOnce(8, () => askCart(app, { version: 0, items: [pizza(1)] }, token));
    expect(statuses(answers)).toEqual([200, ...Array(7).fill(409)]);
    expect(await postCart(app, {}, token)).toMatchObject({ qty: 1, version: 1 });
    const rows = await app.db.selectFrom('carts').select('id').where('user_id', '=', userId).execute();
    expect(rows).toHaveLength(1);
  });

  it('a visitor’s cart is merged once, however many requests come at once', async () => {
    const { token } = await app.signIn();
    await postCart(app, { items: [pizza(1)] }, token);
    const key = keyOf(await postCart(app, { items: [pizza(2)] }));
    const answers = await atOnce(8, () => postCart(app, { merge: key }, token));
    expect(answers.map(({ qty }) => qty)).toEqual(Array(8).fill(3));
    expect(answers.filter(({ changes }) => changes.length > 0)).toHaveLength(1);
  });

  it('a visitor’s cart goes to one of two accounts, and is lost by neither', async () => {
    const accounts = [await app.signIn(), await app.signIn()];
    const key = keyOf(await postCart(app, { items: [pizza(2)] }));
    const merged = await Promise.all(accounts.map(({ token }) => postCart(app, { merge: key }, token)));
    expect(merged.map(({ qty }) => qty).toSorted()).toEqual([0, 2]);
  });
});

describe('[API-38] abandoned carts', () => {
  it('are deleted after thirty days, the ones of visitors only', async () => {
    const { token } = await app.signIn();
    await postCart(app, { items: [pizza(1)] }, token);
    const left = keyOf(await postCart(app, { items: [pizza(1)] }));
    const used = keyOf(await postCart(app, { items: [pizza(1)] }));
    app.now.at = new Date('2026-12-10T18:00:00Z');
    await postCart(app, { token: used });
    app.now.at = new Date('2026-12-21T18:00:00Z');
    await purgeCarts(app.db, keptSince(retentions.visitors_carts, app.now.at));
    expect((await askCart(app, { token: left })).status).toBe(404);
    expect(await postCart(app, { token: used })).toMatchObject({ qty: 1 });
    // The customer's sign-in has expired by now; the cart has not.
    const kept = await app.db.selectFrom('carts').select('id').where('user_id', 'is not', null).execute();
    expect(kept.length).toBeGreaterThan(0);
  });
});
