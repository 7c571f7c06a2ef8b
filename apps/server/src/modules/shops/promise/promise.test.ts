import { describe, expect, it } from 'vitest';
import { makeTestApp } from '../../../../test/harness.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { bookSlot, promiseFor } from '../public.ts';
import { daily, drawArea, openShop, setSlots } from '../testing.ts';

const app = await makeTestApp();
const lunch = new Date('2026-11-20T12:00:00Z'); // a Friday, 13:00 in Rome
const center = { lat: 37.5079, lng: 15.083 };
const hours = { delivery: daily(720, 900), pickup: daily(720, 900) };

const openWithArea = async () => {
  const id = await openShop(app.db, { hours });
  await drawArea(app.db, id, { lead_minutes: 30 });
  return id;
};

describe('promiseFor', () => {
  it('[API-37] tells fee, minimum, threshold and the earliest time for a place, by id and by slug', async () => {
    const id = await openWithArea();
    for (const shop of [id, id.replace('_', '-')]) {
      const told = await promiseFor(app.db, { shop, mode: 'delivery', place: center, pieces: 2 }, lunch);
      expect(told).toMatchObject({
        shop: { id, name: 'Zanga Catania', formatted: 'Via Etnea 12, 95131 Catania (CT)', position: center },
        fee: 250,
        minimum: 1200,
        freeOver: 3000,
        earliest: new Date('2026-11-20T12:45:00Z'),
        whyNot: null,
      });
    }
  });

  it('[API-37] knows neither unknown nor unpublished shops', async () => {
    const hidden = await openShop(app.db, { published: false, hours });
    const wish = { mode: 'pickup', place: null, pieces: 1 } as const;
    for (const shop of [hidden, 'shp_nobody', ''])
      expect(await promiseFor(app.db, { shop, ...wish }, lunch)).toBeUndefined();
  });

  it('[API-37] takes bookings off the slots of their own service', async () => {
    const shop = await openWithArea();
    await setSlots(app.db, shop, { mode: 'pickup', pieces: 10, orders: 5, kitchen_minutes: 10 });
    const wish = { shop, mode: 'pickup', place: null, pieces: 4 } as const;
    const before = await promiseFor(app.db, wish, lunch);
    const asap = before?.slot('asap');
    if (!asap?.ok) throw new Error('Nothing is promised');
    expect(asap.promisedAt).toEqual(new Date('2026-11-20T12:10:00Z'));
    await inTransaction(app.db, (tx) =>
      bookSlot(tx, {
        shopId: shop,
        mode: 'pickup',
        at: asap.slotAt,
        pieces: 7,
        orderId: 'ord_1',
        capacity: asap.capacity,
      }),
    );
    const after = await promiseFor(app.db, wish, lunch);
    expect(after?.earliest).toEqual(new Date('2026-11-20T12:15:00Z'));
    expect(after?.slot(asap.slotAt)).toEqual({ ok: false, why: { code: 'slot_gone' } });
    const other = await promiseFor(app.db, { ...wish, mode: 'delivery', place: center }, lunch);
    expect(other?.earliest).toEqual(new Date('2026-11-20T12:45:00Z'));
  });

  it('[API-36] respects pauses and unusual days', async () => {
    const paused_until = new Date('2026-11-20T12:30:00Z');
    const exceptions = [{ day: '2026-11-21', service: null, intervals: [], reason: 'Festa' }];
    const shop = await openShop(app.db, { hours, paused_until, exceptions });
    const told = await promiseFor(app.db, { shop, mode: 'pickup', place: null, pieces: 1 }, lunch);
    expect(told?.slot('asap')).toEqual({ ok: false, why: { code: 'paused', until: paused_until } });
    const days = new Set(told?.offers().map(({ at }) => at.toISOString().slice(0, 10)));
    expect([...days]).toEqual(['2026-11-20', '2026-11-22']);
  });
});
