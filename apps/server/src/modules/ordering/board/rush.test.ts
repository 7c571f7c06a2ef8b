import { beforeEach, describe, expect, it } from 'vitest';
import { makeTestApp } from '../../../../test/harness.ts';
import { openKitchen, postCart } from '../cart/cart-testing.ts';
import { boardOf, call, openStand, signInStaff, work } from '../order/order-testing.ts';

const app = await makeTestApp();
const stand = await openStand(app);
const worker = await signInStaff(app, 'worker', stand.shop);
const stranger = await signInStaff(app, 'worker', await openKitchen(app, { name: 'Zanga Palermo' }));

type Slots = { readonly asap: string | null; readonly why_not: string | null };
const slots = async (mode = 'pickup') =>
  (
    await call<Slots>(
      app,
      `GET shops/${stand.shop}/slots?mode=${mode}${mode === 'delivery' ? '&lat=37.5079&lng=15.083' : ''}`,
    )
  ).body;
const busy = (payload: object, token = worker) =>
  call(app, `POST backoffice/shops/${stand.shop}/busy`, { token, payload });
const pause = (payload: object, token = worker) =>
  call(app, `POST backoffice/shops/${stand.shop}/delivery-pause`, { token, payload });
const minutesTo = (moment: string | null) => (Date.parse(moment ?? '') - app.now.at.getTime()) / 60_000;
const inMinutes = (minutes: number) => new Date(app.now.at.getTime() + minutes * 60_000).toISOString();

const begin = app.now.at;
beforeEach(async () => {
  app.now.at = begin;
  await busy({ minutes: null, until: null });
  await pause({ until: null });
});

describe('a busy shop', () => {
  it('promises later times at once, and shows on the board who set it and until when', async () => {
    const usual = minutesTo((await slots()).asap);
    const until = inMinutes(60);
    expect((await busy({ minutes: 15, until })).body).toEqual({
      busy: { minutes: 15, until, by: 'Ada Rossi' },
    });
    expect(minutesTo((await slots()).asap)).toBe(usual + 15);
    expect((await boardOf(app, worker)).shop?.busy).toEqual({ minutes: 15, until, by: 'Ada Rossi' });
    const { deliveries } = await postCart(app, { items: stand.pizzas(), deliveries: [stand.pickup] });
    expect(minutesTo(deliveries[0]?.earliest ?? null)).toBe(usual + 15);
  });

  it('ends at its time, or when it is removed', async () => {
    const usual = minutesTo((await slots()).asap);
    await busy({ minutes: 30, until: inMinutes(20) });
    app.now.at = new Date(begin.getTime() + 20 * 60_000);
    expect(minutesTo((await slots()).asap)).toBe(usual);
    expect((await boardOf(app, worker)).shop?.busy).toBeNull();
    app.now.at = begin;
    await busy({ minutes: 30, until: null });
    await busy({ minutes: null, until: null });
    expect(minutesTo((await slots()).asap)).toBe(usual);
  });

  it('promises honest minutes where an order is accepted after its time', async () => {
    const order = await stand.placed(undefined, { payment_method: 'till' });
    await busy({ minutes: 30, until: null });
    await app.db
      .updateTable('order_parts')
      .set({ promised_at: app.now.at })
      .where('order_id', '=', order.id)
      .execute();
    expect((await work(app, worker, order.id, 'accept', {})).body).toMatchObject({
      promised_at: inMinutes(40),
    });
  });

  it('is set by staff of the shop, within bounds, and is in the audit', async () => {
    expect(await busy({ minutes: 15, until: null }, stranger)).toMatchObject({ status: 404 });
    for (const payload of [
      { minutes: 4, until: null },
      { minutes: 121, until: null },
      { minutes: 15, until: inMinutes(-1) },
      { minutes: 15, until: inMinutes(60 * 48) },
      { until: null },
    ])
      expect(await busy(payload)).toMatchObject({ status: 422 });
    await busy({ minutes: 15, until: null });
    const { rows } = await app.pool.query(
      `select before, after from audit_entries where action = 'shop.busy' order by id desc limit 1`,
    );
    expect(rows).toMatchObject([{ before: { minutes: null }, after: { minutes: 15 } }]);
  });
});

describe('deliveries alone in pause', () => {
  it('tells customers why and until when, and leaves pickup alone', async () => {
    const until = inMinutes(90);
    expect((await pause({ until, reason: 'piove forte' })).body).toEqual({
      delivery_pause: { until, reason: 'piove forte', by: 'Ada Rossi' },
    });
    expect(await slots('delivery')).toMatchObject({
      asap: null,
      why_not: 'Consegne in pausa fino alle 14:30 (piove forte)',
    });
    expect((await slots()).asap).not.toBeNull();
    const at = { address: { lat: 37.5079, lng: 15.083 } };
    const { body } = await call<{ data: { shop: { id: string }; label: string }[] }>(
      app,
      'POST shops/check/address',
      { payload: at },
    );
    expect(body.data.find(({ shop }) => shop.id === stand.shop)?.label).toBe(
      'Consegne in pausa fino alle 14:30 (piove forte)',
    );
    const cart = await postCart(app, { items: stand.pizzas(), deliveries: [stand.delivery] });
    expect(cart.issues).toMatchObject([
      { code: 'shop_paused', text: expect.stringContaining('piove forte') },
    ]);
    const fetched = await postCart(app, { items: stand.pizzas(), deliveries: [stand.pickup] });
    expect(fetched.issues).toEqual([]);
  });

  it('ends by itself, and asks for its reason', async () => {
    expect(await pause({ until: inMinutes(30) })).toMatchObject({ status: 422 });
    expect(await pause({ until: inMinutes(30), reason: '   ' })).toMatchObject({ status: 422 });
    await pause({ until: inMinutes(30), reason: 'mancano i rider' });
    app.now.at = new Date(begin.getTime() + 30 * 60_000);
    expect((await slots('delivery')).asap).not.toBeNull();
    expect((await boardOf(app, worker)).shop?.delivery_pause).toBeNull();
    expect(await pause({ until: null }, stranger)).toMatchObject({ status: 404 });
  });
});
