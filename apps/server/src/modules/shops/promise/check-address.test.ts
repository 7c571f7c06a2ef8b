import type { ReachableShop } from '@zanga/contract/shops/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeTestApp } from '../../../../test/harness.ts';
import { callTo } from '../../accounts/server-testing.ts';
import { daily, drawArea, openShop, setSlots } from '../testing.ts';

// A Friday in winter, one in the afternoon in Rome.
const app = await makeTestApp({ now: { at: new Date('2026-11-20T12:00:00Z') } });
const call = callTo(app);
const etnea = { lat: 37.5079, lng: 15.083 };
const lunch = { delivery: daily(720, 900), pickup: daily(720, 900) };
const palermo = { city: 'Palermo', province: 'PA', lat: 38.1157, lng: 13.3615 };

beforeAll(async () => {
  const near = await openShop(app.db, { name: 'Vicino', hours: lunch, lat: 37.508, lng: 15.083 });
  await drawArea(app.db, near, { fee_cents: 300, lead_minutes: 45 });
  const cheap = await openShop(app.db, {
    name: 'Economico',
    hours: lunch,
    lat: 37.52,
    lng: 15.083,
    merchandise: true,
  });
  await drawArea(app.db, cheap, { fee_cents: 100, lead_minutes: 30 });
  // Open at lunch for pickup, and for delivery only in the evening.
  const evening = { delivery: daily(1140, 1380), pickup: lunch.pickup };
  const late = await openShop(app.db, { name: 'Serale', hours: evening, lat: 37.53, lng: 15.083 });
  await drawArea(app.db, late, { fee_cents: 0, minimum_cents: 0, free_over_cents: null });
  const far = await openShop(app.db, { name: 'Lontano', hours: lunch, ...palermo });
  await drawArea(app.db, far, {
    name: 'Palermo',
    polygon: JSON.stringify([
      { lat: 38, lng: 13 },
      { lat: 38, lng: 14 },
      { lat: 39, lng: 14 },
    ]),
  });
  await openShop(app.db, {
    name: 'Banco',
    services: ['pickup'],
    hours: { pickup: daily(0, 1440) },
    ...palermo,
  });
  await openShop(app.db, { name: 'Nascosto', published: false, hours: lunch });
});

const check = (payload: object, token?: string) =>
  call('POST /api/shops/check/address', { payload, ...(token && { token }) });
const shopsOf = async (payload: object): Promise<ReachableShop[]> =>
  (await check(payload)).body.data as never;
const names = async (payload: object) =>
  (await shopsOf({ address: etnea, ...payload })).map(({ shop }) => shop.name);

describe('POST /api/shops/check/address', () => {
  it('[API-37] tells distance, terms and times of each shop, and why it does not deliver', async () => {
    const answer = await check({ address: etnea });
    expect(answer).toMatchObject({
      status: 200,
      body: { position: etnea, formatted_address: 'Catania (CT)' },
    });
    const told = (answer.body.data as ReachableShop[]).map(({ shop, opening, ...one }) => [shop.name, one]);
    expect(Object.fromEntries(told)).toMatchObject({
      Vicino: {
        delivers: true,
        label: 'Consegna qui dalle 14:00',
        fee: 300,
        minimum: 1200,
        free_over: 3000,
        earliest_delivery: '2026-11-20T13:00:00.000Z',
        earliest_pickup: '2026-11-20T12:15:00.000Z',
      },
      Serale: {
        delivers: true,
        label: 'Consegna qui dalle 19:45',
        fee: 0,
        minimum: 0,
        free_over: null,
        earliest_delivery: '2026-11-20T18:45:00.000Z',
      },
      Lontano: {
        delivers: false,
        label: 'Troppo lontano: questo negozio consegna in zona Palermo',
        fee: null,
        minimum: null,
        earliest_delivery: null,
        earliest_pickup: '2026-11-20T12:15:00.000Z',
      },
      Banco: { delivers: false, label: 'Questo negozio non consegna a domicilio' },
    });
  });

  it('[API-37] sorts by distance unless told otherwise, by time, by fee', async () => {
    const catania = ['Vicino', 'Economico', 'Serale'];
    expect((await names({})).slice(0, 3)).toEqual(catania);
    expect((await names({ sort: 'distance' })).slice(0, 3)).toEqual(catania);
    expect((await names({ sort: 'eta' })).slice(0, 3)).toEqual(['Economico', 'Vicino', 'Serale']);
    expect((await names({ sort: 'fee' })).slice(0, 3)).toEqual(['Serale', 'Economico', 'Vicino']);
    expect(await check({ address: etnea, sort: 'name' })).toMatchObject({ status: 422 });
  });

  it('[API-37] keeps the shops that match the filters', async () => {
    expect(await names({ filters: { delivers: true } })).toEqual(['Vicino', 'Economico', 'Serale']);
    expect(await names({ filters: { merchandise: true } })).toEqual(['Economico']);
    expect(await names({ filters: { service: 'delivery' } })).toHaveLength(4);
    expect(await names({ filters: { service: 'delivery', open_now: true } })).toEqual([
      'Vicino',
      'Economico',
      'Lontano',
    ]);
    expect(await names({ filters: { service: 'onshop' } })).toEqual([]);
  });

  it('[API-37] [API-41] finds the place by words, and says so when it finds none', async () => {
    const found = await check({ address: { text: 'via etnea 12, catania' } });
    expect(found.body).toMatchObject({ formatted_address: 'Via Etnea 12, Catania (CT)' });
    expect(await check({ address: { text: 'qwxyz' } })).toMatchObject({
      status: 422,
      body: { code: 'address.nowhere', error: 'Nessun indirizzo trovato.' },
    });
  });

  it('[API-37] [API-25] takes a saved address of the caller, and none of another customer', async () => {
    const { token } = await app.signIn();
    const payload = {
      street: 'Via Etnea',
      number: '1',
      zip: '95131',
      city: 'Catania',
      province: 'CT',
      ...etnea,
    };
    const saved = await call('POST /api/customer/addresses', { token, payload });
    const address = { address_id: saved.body.id };
    expect((await check({ address }, token)).body).toMatchObject({
      position: etnea,
      formatted_address: 'Via Etnea 1, 95131 Catania (CT)',
    });
    const missing = { status: 404, body: { code: 'address.not_found' } };
    expect(await check({ address })).toMatchObject(missing);
    expect(await check({ address }, (await app.signIn()).token)).toMatchObject(missing);
  });

  it.each([[{}], [{ address: {} }], [{ address: { lat: 91, lng: 0 } }], [{ address: '' }]])(
    '[API-37] refuses %o',
    async (payload) => {
      expect(await check(payload)).toMatchObject({ status: 422 });
    },
  );
});

describe('GET /api/shops/:shop/slots', () => {
  const slots = async (query: string) => {
    const id = await openShop(app.db, { hours: lunch });
    await drawArea(app.db, id);
    await setSlots(app.db, id, {
      mode: 'pickup',
      slot_minutes: 30,
      kitchen_minutes: 20,
      days_ahead: 1,
      pieces: 8,
      orders: 4,
    });
    return call(`GET /api/shops/${id}/slots?${query}`);
  };

  it('[API-37] offers the times of the next days, and the soonest one', async () => {
    const { body } = await slots('mode=pickup');
    expect(body).toMatchObject({
      asap: '2026-11-20T12:20:00.000Z',
      why_not: null,
    });
    const data = body.data as { at: string; until: string; state: string }[];
    expect(data[0]).toEqual({
      at: '2026-11-20T12:30:00.000Z',
      until: '2026-11-20T13:00:00.000Z',
      state: 'free',
    });
    expect(data.at(-1)?.until).toBe('2026-11-21T14:00:00.000Z');
    expect(data).toHaveLength(8);
  });

  it('[API-37] measures the work of the order', async () => {
    const states = ({ body }: Awaited<ReturnType<typeof slots>>) =>
      new Set((body.data as { state: string }[]).map(({ state }) => state));
    expect(states(await slots('mode=pickup&pieces=7'))).toEqual(new Set(['few']));
    const tooMany = await slots('mode=pickup&pieces=9');
    expect(states(tooMany)).toEqual(new Set(['full']));
    expect(tooMany.body).toMatchObject({ asap: null });
    expect(tooMany.body.why_not).toMatch(/^È un ordine grande/);
  });

  it('[API-37] needs a place for a delivery, one it is reached from', async () => {
    expect((await slots('mode=delivery')).body).toEqual({
      asap: null,
      why_not: 'Scrivi dove consegnare',
      data: [],
    });
    const here = await slots(`mode=delivery&lat=${etnea.lat}&lng=${etnea.lng}`);
    expect(here.body).toMatchObject({ asap: '2026-11-20T12:45:00.000Z' });
    expect((await slots('mode=delivery&lat=45&lng=9')).body.why_not).toMatch(/^Troppo lontano/);
  });

  it('[API-37] refuses unknown shops and nonsense', async () => {
    expect(await call('GET /api/shops/nowhere/slots?mode=pickup')).toMatchObject({ status: 404 });
    for (const query of [
      '',
      'mode=totem',
      'mode=pickup&pieces=0',
      'mode=pickup&pieces=1.5',
      'mode=delivery&lat=95&lng=1',
    ])
      expect(await slots(query)).toMatchObject({ status: 422 });
  });
});
