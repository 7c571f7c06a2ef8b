import type { EditedHours, HoursForm } from '@zanga/contract/shops/shop-hours';
import type { ShopDetail } from '@zanga/contract/shops/shops';
import { describe, expect, it } from 'vitest';
import { makeTestApp } from '../../../../test/harness.ts';
import { call, openStand, signInStaff } from '../../ordering/order/order-testing.ts';
import { daily, openShop } from '../testing.ts';

const app = await makeTestApp();
await openStand(app);
const owner = await signInStaff(app, 'owner');
const shop = await openShop(app.db, {
  slug: 'altrove',
  services: ['pickup', 'delivery'],
  hours: { pickup: daily(10 * 60, 24 * 60), totem: daily(10 * 60, 12 * 60) },
});
const manager = await signInStaff(app, 'manager', shop);

type HoursAnswer = EditedHours & { readonly code: string; readonly fields: Record<string, string[]> };
const read = async () =>
  (await call<HoursAnswer>(app, `GET backoffice/shops/${shop}/hours`, { token: owner })).body;
const put = (payload: object, token = manager) =>
  call<HoursAnswer>(app, `PUT backoffice/shops/${shop}/hours`, { token, payload });
const save = async (change: (form: HoursForm) => Partial<HoursForm>, more: object = {}) => {
  const { version, form } = await read();
  return put({ version, form: { ...form, ...change(form) }, ...more });
};
const every = (opens: number, closes: number) =>
  Array.from({ length: 7 }, () => [{ opens: opens * 60, closes: closes * 60 }]);
const pickup = (opens: number, closes: number) => (form: HoursForm) => ({
  weeks: { ...form.weeks, pickup: every(opens, closes) },
});
type Slots = { readonly data: { readonly at: string }[] };
const slots = async () => (await call<Slots>(app, 'GET shops/altrove/slots?mode=pickup')).body.data;
const publicWeek = async () => {
  const { hours } = (await call<ShopDetail>(app, 'GET shops/altrove')).body;
  return hours.find(({ service }) => service === 'pickup')?.week[0];
};
const book = (at: Date, orders: number) =>
  app.db
    .insertInto('slot_loads')
    .values({ shop_id: shop, mode: 'pickup', slot_at: at, pieces: orders * 2, orders })
    .execute();

describe('hours that are edited', () => {
  it('hold at once for customers and orders, past midnight too', async () => {
    expect(await publicWeek()).toEqual([{ opens: 600, closes: 1440 }]);
    expect((await save(pickup(18, 26))).status).toBe(200);
    await expect.poll(publicWeek, { timeout: 1_000 }).toEqual([{ opens: 1080, closes: 1560 }]);
    const [first] = await slots();
    expect(new Date(first?.at ?? 0).getTime()).toBeGreaterThan(app.now.at.getTime());
    const kept = await app.db
      .selectFrom('shop_hours')
      .select('service')
      .where('shop_id', '=', shop)
      .where('service', '=', 'totem')
      .execute();
    expect(kept).toHaveLength(7);
  });

  it('stay as they were when saved unchanged', async () => {
    const before = await read();
    expect((await save(() => ({}))).body).toEqual(before);
  });

  it('are refused with the name of the wrong day', async () => {
    const { body, status } = await save((form) => ({
      weeks: {
        ...form.weeks,
        pickup: [
          [
            { opens: 600, closes: 900 },
            { opens: 840, closes: 960 },
          ],
          [{ opens: 900, closes: 2160 }],
          ...every(10, 12).slice(2),
        ],
      },
      exceptions: [{ date: '2026-02-31', service: null, intervals: [], reason: '' }],
    }));
    expect(status).toBe(422);
    expect(Object.keys(body.fields)).toEqual([
      'form.weeks.pickup.0',
      'form.weeks.pickup.1',
      'form.exceptions.0',
    ]);
  });

  it('are not lost when two save at once', async () => {
    const { version, form } = await read();
    const day = { service: null, intervals: [], reason: 'Natale' };
    const answers = await Promise.all(
      ['2027-12-25', '2027-12-26'].map((date) =>
        put({ version, form: { ...form, exceptions: [{ ...day, date }] } }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await read()).form.exceptions).toHaveLength(1);
  });

  it('keep promised orders, and ask before saving how many of them would lie outside', async () => {
    await save(pickup(0, 24));
    const tomorrow = new Date(app.now.at.getTime() + 86_400_000);
    tomorrow.setUTCHours(20, 0, 0, 0);
    await book(tomorrow, 30);
    const late = pickup(10, 12);
    expect((await save(late)).body.code).toBe('shop.orders_outside');
    expect((await save(late, { outside: 29 })).body.code).toBe('shop.orders_outside');
    expect((await read()).form.weeks.pickup[0]).toEqual([{ opens: 0, closes: 1440 }]);
    const saved = await save(late, { outside: 30 });
    expect([saved.status, saved.body.booked]).toEqual([
      200,
      [{ mode: 'pickup', at: tomorrow.toISOString(), orders: 30 }],
    ]);
    // The same orders already lie outside, so the second saving does not ask again.
    expect((await save(pickup(10, 13))).status).toBe(200);
  });

  it('may close a shop for a day, whatever its week', async () => {
    const date = new Date(app.now.at.getTime()).toISOString().slice(0, 10);
    await save(pickup(0, 24));
    expect((await slots()).some(({ at }) => at.startsWith(date))).toBe(true);
    const day = { date, service: null, intervals: [], reason: 'Lutto cittadino' };
    expect((await save(() => ({ exceptions: [day] }), { outside: 30 })).status).toBe(200);
    expect((await slots()).filter(({ at }) => at.slice(0, 10) === date && at < `${date}T22`)).toEqual([]);
  });
});
