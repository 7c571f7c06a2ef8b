import type { AreasForm, EditedAreas } from '@zanga/contract/shops/shop-areas';
import type { EditedSlots, SlotsForm } from '@zanga/contract/shops/shop-slots';
import type { ShopDetail } from '@zanga/contract/shops/shops';
import type { TownZone } from '@zanga/contract/shops/zones';
import { cents } from '@zanga/domain/money';
import { describe, expect, it } from 'vitest';
import { makeTestApp } from '../../../../test/harness.ts';
import { call, openStand, signInStaff } from '../../ordering/order/order-testing.ts';
import { daily, drawArea, nameZone, openShop } from '../testing.ts';

const app = await makeTestApp();
await openStand(app);
const week = daily(0, 24 * 60);
const shop = await openShop(app.db, { slug: 'altrove', hours: { delivery: week, pickup: week } });
await drawArea(app.db, shop, { name: 'Centro' });
await nameZone(app.db, shop, 'Centro', {
  towns: [{ city: 'Catania', province: 'CT', zip: '95131' }],
  streets: [['Via Etnea', 1, 120]],
});
const manager = await signInStaff(app, 'manager', shop);
const worker = await signInStaff(app, 'worker', shop);

type EditAnswer<Form> = Form & { readonly code: string; readonly fields: Record<string, string[]> };
const read = async <Form>(what: string) =>
  (await call<EditAnswer<Form>>(app, `GET backoffice/shops/${shop}/${what}`, { token: worker })).body;
const put = <Form>(what: string, payload: object, token = manager) =>
  call<EditAnswer<Form>>(app, `PUT backoffice/shops/${shop}/${what}`, { token, payload });

describe('areas that are edited', () => {
  const saveAreas = async (change: (areas: AreasForm['areas']) => AreasForm['areas']) => {
    const { version, form } = await read<EditedAreas>('areas');
    return put<EditedAreas>('areas', { version, form: { areas: change(form.areas) } });
  };
  const zones = async () =>
    (await call<{ data: TownZone[] }>(app, 'GET zones?city=Catania&province=CT')).body.data.filter(
      (zone) => zone.shop === shop,
    );

  it('stay as they were when nothing is changed', async () => {
    const before = await read<EditedAreas>('areas');
    expect(before.form.areas[0]).toMatchObject({
      ...{ name: 'Centro', fee: 250, lead_minutes: 30 },
      towns: [{ city: 'Catania', province: 'CT', zip: '95131' }],
      streets: [{ street: 'Via Etnea', from: 1, to: 120 }],
    });
    expect((await saveAreas((areas) => areas)).body).toEqual(before);
  });

  it('are charged as they were saved, at once, also where only streets are known', async () => {
    await zones();
    const saved = await saveAreas(([centre]) =>
      centre
        ? [
            {
              ...centre,
              fee: cents(190),
              streets: [...centre.streets, { street: 'Via Umberto', from: 1, to: null }],
            },
            { ...centre, name: 'Porto', fee: cents(400), streets: [] },
          ]
        : [],
    );
    expect(saved.status).toBe(200);
    const told = async () => (await zones()).map(({ name, fee, streets }) => [name, fee, streets.length]);
    await expect.poll(told, { timeout: 1_000 }).toEqual([
      ['Centro', 190, 2],
      ['Porto', 400, 0],
    ]);
    const { delivery_areas } = (await call<ShopDetail>(app, 'GET shops/altrove')).body;
    expect(delivery_areas.map(({ name }) => name)).toEqual(['Centro', 'Porto']);
  });

  it('are refused where an outline crosses itself, leaves the world or is too fine', async () => {
    const [p, q, r, s] = [
      { lat: 37.5, lng: 15.0 },
      { lat: 37.6, lng: 15.1 },
      { lat: 37.6, lng: 15.0 },
      { lat: 37.5, lng: 15.1 },
    ];
    const outlines = [[p, q, r, s], [p, q, { lat: 97, lng: 15 }], Array.from({ length: 501 }, () => p)];
    for (const polygon of outlines) {
      const { status, body } = await saveAreas((areas) => areas.map((area) => ({ ...area, polygon })));
      expect(status).toBe(422);
      expect(Object.keys(body.fields)).toEqual(['form.areas.0.polygon', 'form.areas.1.polygon']);
    }
  });

  it('are shown as stored, also when longer than the form allows', async () => {
    const named = (name: string) => app.db.updateTable('delivery_areas').set({ name });
    const { version, form } = await read<EditedAreas>('areas');
    await named('N'.repeat(100)).where('shop_id', '=', shop).where('name', '=', 'Porto').execute();
    const kept = await read<EditedAreas>('areas');
    expect(kept.form.areas[1]?.name).toHaveLength(100);
    const { body } = await put('areas', { version: kept.version, form: kept.form });
    expect(Object.keys(body.fields)).toEqual(['form.areas.1.name']);
    expect((await put('areas', { version: kept.version, form })).status).toBe(200);
    expect((await read<EditedAreas>('areas')).version).toBe(version);
  });

  it('are edited by a manager, and not lost when two save at once', async () => {
    const { version, form } = await read<EditedAreas>('areas');
    expect((await put('areas', { version, form }, worker)).body).toMatchObject({ code: 'forbidden' });
    const answers = await Promise.all(
      [100, 200].map((fee) =>
        put('areas', { version, form: { areas: form.areas.map((area) => ({ ...area, fee })) } }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });
});

describe('slots that are edited', () => {
  type Slots = { readonly data: { readonly at: string; readonly until: string }[] };
  const slots = async () => (await call<Slots>(app, 'GET shops/altrove/slots?mode=pickup')).body.data;
  const saveSlots = async (change: Partial<SlotsForm['pickup']>, token = manager) => {
    const { version, form } = await read<EditedSlots>('capacity');
    return put<EditedSlots>(
      'capacity',
      { version, form: { ...form, pickup: { ...form.pickup, ...change } } },
      token,
    );
  };

  it('are the usual ones until edited, and offered as they were saved', async () => {
    expect((await read<EditedSlots>('capacity')).form.pickup).toMatchObject({ slot_minutes: 15, pieces: 40 });
    expect((await saveSlots({ slot_minutes: 60, days_ahead: 0 })).status).toBe(200);
    const [first] = await slots();
    const length = new Date(first?.until ?? 0).getTime() - new Date(first?.at ?? 0).getTime();
    expect(length).toBe(3_600_000);
    expect((await read<EditedSlots>('capacity')).form.delivery.slot_minutes).toBe(15);
  });

  it('are refused field by field, and edited by a manager', async () => {
    const { body } = await saveSlots({ pieces: 0, kitchen_minutes: 500 });
    expect(Object.keys(body.fields)).toEqual(['form.pickup.kitchen_minutes', 'form.pickup.pieces']);
    expect((await saveSlots({ slot_minutes: 7 as 10 })).status).toBe(422);
    expect((await saveSlots({}, worker)).body.code).toBe('forbidden');
  });

  it('tell last week’s bookings, and none older', async () => {
    const ago = (days: number) => new Date(app.now.at.getTime() - days * 86_400_000);
    const load = { shop_id: shop, mode: 'pickup', pieces: 9, orders: 4 };
    await app.db
      .insertInto('slot_loads')
      .values([ago(1), ago(8), ago(-1)].map((slot_at) => ({ ...load, slot_at })))
      .execute();
    expect((await read<EditedSlots>('capacity')).last_week).toEqual([
      { mode: 'pickup', at: ago(1).toISOString(), pieces: 9, orders: 4 },
    ]);
  });
});
