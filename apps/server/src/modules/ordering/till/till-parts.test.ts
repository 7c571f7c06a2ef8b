import type { TakingEntry } from '@zanga/contract/ordering/takings';
import { describe, expect, it } from 'vitest';
import { makeTestApp } from '../../../../test/harness.ts';
import { openKitchen } from '../cart/cart-testing.ts';
import { boardOf, call, newKey, openStand, signInStaff, work } from '../order/order-testing.ts';

const app = await makeTestApp();
const stand = await openStand(app);
const worker = await signInStaff(app, 'worker', stand.shop);
const colleague = await signInStaff(app, 'worker', stand.shop);
const manager = await signInStaff(app, 'manager');
const stranger = await signInStaff(app, 'worker', await openKitchen(app, { name: 'Zanga Palermo' }));

type Taken = { readonly taken: number; readonly change: number; readonly due: number; readonly code: string };
type Seen = { readonly due: number; readonly data: readonly TakingEntry[]; readonly code: string };

const ordered = () => stand.placed(undefined, { payment_method: 'till' });
const take = (id: string, payload: Record<string, unknown>, token = worker) =>
  call<Taken>(app, `POST backoffice/orders/${id}/takings`, { token, payload: { key: newKey(), ...payload } });
const entries = async (id: string, token = worker) =>
  (await call<Seen>(app, `GET backoffice/orders/${id}/takings`, { token })).body;
const takeBack = (id: string, taking: string, token = worker, key = newKey()) =>
  call<Seen>(app, `POST backoffice/orders/${id}/takings/${taking}/take-back`, {
    token,
    payload: { key, reason: 'era il POS' },
  });
const cardOf = async (id: string) => (await boardOf(app, worker)).data.find(({ order }) => order === id);

describe('money at the till', () => {
  it('in cash shows the change, and stores the banknotes given', async () => {
    const { id } = await ordered();
    expect(await take(id, { how: 'cash', expected: 1700, given: 1600 })).toMatchObject({ status: 422 });
    expect((await take(id, { how: 'cash', expected: 1700, given: 2000 })).body).toEqual({
      taken: 1700,
      change: 300,
      due: 0,
    });
    expect((await entries(id)).data).toMatchObject([
      { how: 'cash', amount: 1700, given: 2000, name: 'Ada Rossi', can_take_back: true },
    ]);
  });

  it('comes in parts and in several ways; an order is handed over only when fully paid', async () => {
    const { id } = await ordered();
    const ways = [
      { how: 'voucher', amount: 800 },
      { how: 'cash', amount: 500, given: 1000 },
    ];
    const key = newKey();
    const both = await Promise.all([1, 2].map(() => take(id, { expected: 1700, ways, key })));
    expect(both.map(({ body }) => body.taken).sort()).toEqual([0, 1300]);
    expect((await cardOf(id))?.payment).toMatchObject({ paid: false, due: 400 });
    await work(app, worker, id, 'accept', {});
    await work(app, worker, id, 'advance', { event: 'finish' });
    expect(await work(app, worker, id, 'advance', { event: 'complete' })).toMatchObject({ status: 409 });
    expect(await take(id, { expected: 400, ways: [{ how: 'terminal', amount: 401 }] })).toMatchObject({
      status: 409,
      body: { code: 'taking.too_much' },
    });
    expect((await take(id, { expected: 400, how: 'terminal' })).body).toMatchObject({ taken: 400, due: 0 });
    expect((await cardOf(id))?.payment).toMatchObject({ paid: true, due: 0 });
    expect((await entries(id)).data.map(({ how, amount }) => [how, amount])).toEqual(
      expect.arrayContaining([
        ['voucher', 800],
        ['cash', 500],
        ['terminal', 400],
      ]),
    );
  });

  it('recorded wrongly is corrected with a reason, once, and owed again; the entry stays', async () => {
    const { id } = await ordered();
    await take(id, { how: 'cash', expected: 1700 });
    const wrong = (await entries(id)).data[0]?.id ?? '';
    const key = newKey();
    const tries = await Promise.all([1, 2].map(() => takeBack(id, wrong, worker, key)));
    expect(tries.map(({ status }) => status)).toEqual([200, 200]);
    const { due, data } = await entries(id);
    expect(due).toBe(1700);
    expect(data).toMatchObject([
      { id: wrong, takes_back: null, can_take_back: false },
      { takes_back: wrong, amount: 1700, reason: 'era il POS' },
    ]);
    expect((await takeBack(id, wrong)).body.code).toBe('taking.taken_back');
    expect((await takeBack(id, data[1]?.id ?? '')).body.code).toBe('taking.not_found');
    expect((await take(id, { how: 'terminal', expected: 1700 })).body.taken).toBe(1700);
    const { body } = await call<{ history: { event: string }[] }>(app, `GET backoffice/orders/${id}`, {
      token: worker,
    });
    expect(body.history.map(({ event }) => event)).toEqual([
      'place',
      'take_money',
      'take_money_back',
      'take_money',
    ]);
  });

  it('is corrected by its author or by a manager, and not after a refund', async () => {
    const { id } = await ordered();
    await take(id, { how: 'cash', expected: 1700 });
    const entry = (await entries(id)).data[0]?.id ?? '';
    expect((await takeBack(id, entry, colleague)).body.code).toBe('taking.of_another');
    expect((await takeBack(id, entry, stranger)).status).toBe(404);
    expect((await entries(id, colleague)).data[0]?.can_take_back).toBe(false);
    const refund = { key: newKey(), reason: 'era freddo', items: null };
    await call(app, `POST backoffice/orders/${id}/refunds`, { token: manager, payload: refund });
    expect((await takeBack(id, entry, manager)).body.code).toBe('taking.given_back');
  });

  it('that is partly paid refunds no more than was paid', async () => {
    const { id } = await ordered();
    await take(id, { expected: 1700, ways: [{ how: 'cash', amount: 500 }] });
    await work(app, worker, id, 'reject', { reason: 'Il forno si è spento' });
    const row = app.db.selectFrom('orders').select(['refunded_cents', 'taken_cents']).where('id', '=', id);
    expect(await row.executeTakeFirst()).toEqual({ refunded_cents: 500, taken_cents: 500 });
  });
});
