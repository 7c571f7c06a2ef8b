import type { ReachableShop } from '@zanga/contract/shops/promises';
import type { ServedTown, TownZone } from '@zanga/contract/shops/zones';
import type { ShopId } from '@zanga/domain/ids';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeTestApp } from '../../../../test/harness.ts';
import { callTo } from '../../accounts/server-testing.ts';
import { daily, drawArea, nameZone, openShop } from '../testing.ts';

// Noon of a Friday in winter, in Rome.
const app = await makeTestApp({ now: { at: new Date('2026-11-20T11:00:00Z') } });
const call = callTo(app);
const hours = { delivery: daily(0, 1440) };
const square = (south: number, north: number) =>
  JSON.stringify([
    { lat: south, lng: 15 },
    { lat: south, lng: 15.1 },
    { lat: north, lng: 15.1 },
    { lat: north, lng: 15 },
  ]);
/** The middle of the town as the gazetteer has it: it lies in the dearer of its zones. */
const middle = { lat: 37.58, lng: 15.05 };
const catania = { zip: '95100', city: 'Catania', province: 'CT' };
const gravina = { zip: '95030', city: 'Gravina di Catania', province: 'CT' };
let shop: ShopId = 'shp_';

beforeAll(async () => {
  shop = await openShop(app.db, { hours, street: 'Via Etnea', number: '218', lat: 37.52, lng: 15.05 });
  await drawArea(app.db, shop, {
    name: 'Centro',
    polygon: square(37.5, 37.55),
    fee_cents: 150,
    lead_minutes: 30,
  });
  await drawArea(app.db, shop, {
    name: 'Porto',
    polygon: square(37.5, 37.6),
    fee_cents: 290,
    lead_minutes: 60,
  });
  await drawArea(app.db, shop, { name: 'Paesi', polygon: square(37.6, 37.7), fee_cents: 450 });
  await nameZone(app.db, shop, 'Centro', {
    towns: [catania],
    streets: [['Via Etnea', 1, 300], ['Via Crociferi']],
  });
  await nameZone(app.db, shop, 'Porto', {
    towns: [catania],
    streets: [['Via Etnea', 301], ['Viale Africa']],
  });
  await nameZone(app.db, shop, 'Paesi', { towns: [gravina] });
});

const written = (street: string, number: string, given: object = {}) => ({
  street,
  number,
  ...catania,
  ...middle,
  pinned: false,
  ...given,
});
const check = async (address: object) => {
  const { body } = await call('POST /api/shops/check/address', { payload: { address } });
  const [{ fee, zone, zones, delivers }] = body.data as [ReachableShop];
  return { fee, zone, zones, delivers };
};

describe('POST /api/shops/check/address without a map', () => {
  it('[API-37] goes by the street that a shop has named, in any usual spelling', async () => {
    const centro = { fee: 150, zone: 'Centro', zones: [], delivers: true };
    expect(await check(written('Via Etnea', '218'))).toEqual(centro);
    expect(await check(written('V. ETNEA', '218/A'))).toEqual(centro);
    expect(await check(written('Via Etnea', '301'))).toMatchObject({ fee: 290, zone: 'Porto' });
    expect(await check({ text: 'via etnea 218, catania' })).toEqual(centro);
  });

  it('[API-37] asks for the zone by name where the street is unknown, and charges the cheaper meanwhile', async () => {
    const unsure = { fee: 150, zone: 'Centro', zones: ['Centro', 'Porto'] };
    expect(await check(written('Via Plebiscito', '1'))).toMatchObject(unsure);
    expect(await check(written('Via Plebiscito', '1', { zone: '' }))).toMatchObject(unsure);
    expect(await check(written('Via Plebiscito', '1', { zone: 'Porto' }))).toMatchObject({
      fee: 290,
      zones: [],
    });
    expect(await check(written('Via Roma', '1', gravina))).toMatchObject({
      fee: 450,
      zone: 'Paesi',
      zones: [],
    });
  });

  it('[API-37] refuses a zone of another town than the address', async () => {
    const roma = { zip: '00100', city: 'Roma', province: 'RM', lat: 41.89, lng: 12.5 };
    expect(await check(written('Via Etnea', '218', { ...roma, zone: 'Centro' }))).toEqual({
      fee: null,
      zone: null,
      zones: [],
      delivers: false,
    });
  });

  it('[API-37] goes by the pin where there is one, unless the shop has named the street', async () => {
    const pin = { ...middle, pinned: true };
    expect(await check(written('Via Plebiscito', '1', { ...pin, zone: 'Centro' }))).toMatchObject({
      fee: 290,
    });
    expect(await check(written('Via Etnea', '218', pin))).toMatchObject({ fee: 150 });
    expect(await check(middle)).toMatchObject({ fee: 290, zone: 'Porto', zones: [] });
  });

  it('[API-37] [API-25] keeps the chosen zone with a saved address, and charges an old one as before', async () => {
    const { token } = await app.signIn();
    const save = async (payload: object) => {
      const { body } = await call('POST /api/customer/addresses', { token, payload });
      return { address: { address_id: body.id }, saved: body };
    };
    const checkSaved = async ({ address }: Awaited<ReturnType<typeof save>>) => {
      const { body } = await call('POST /api/shops/check/address', { token, payload: { address } });
      return (body.data as [ReachableShop])[0];
    };
    const said = await save(written('Via Plebiscito', '1', { zone: 'Porto', zip: '' }));
    expect(said.saved).toMatchObject({
      zone: 'Porto',
      pinned: false,
      formatted_address: 'Via Plebiscito 1, Catania (CT)',
    });
    expect(await checkSaved(said)).toMatchObject({ fee: 290, zone: 'Porto', zones: [] });
    // An address from before there were zones: with a pin and no zone.
    const old = await save({ street: 'Via Plebiscito', number: '1', ...catania, ...middle });
    expect(old.saved).toMatchObject({ zone: null, pinned: true });
    expect(await checkSaved(old)).toMatchObject({ fee: 290, zones: [] });
  });
});

describe('GET /api/shops/:shop/slots', () => {
  it('[API-37] takes the zone that an address was found in', async () => {
    const asap = async (query: string) =>
      (await call(`GET /api/shops/${shop}/slots?mode=delivery&${query}`)).body;
    expect(await asap('zone=Centro')).toMatchObject({ asap: '2026-11-20T11:45:00.000Z' });
    expect(await asap('zone=Porto')).toMatchObject({ asap: '2026-11-20T12:15:00.000Z' });
    expect((await asap('zone=Luna')).why_not).toMatch(/^Troppo lontano/);
  });
});

describe('the zones of a town', () => {
  it('[API-37] are told with their streets and a point that is charged like them', async () => {
    const { body } = await call('GET /api/zones?city=catania&province=ct');
    const zones = body.data as TownZone[];
    expect(zones.map(({ name, fee }) => [name, fee])).toEqual([
      ['Centro', 150],
      ['Porto', 290],
    ]);
    expect(zones[0]?.streets).toEqual([
      { street: 'Via Crociferi', from: 1, to: null },
      { street: 'Via Etnea', from: 1, to: 300 },
    ]);
    for (const { name, position } of zones) expect(await check(position)).toMatchObject({ zone: name });
    expect((await call('GET /api/zones?city=Roma&province=RM')).body).toEqual({ data: [] });
    expect(await call('GET /api/zones?city=&province=RM')).toMatchObject({ status: 422 });
  });

  it('[API-37] are of the towns that are served, each once, and change at once', async () => {
    const towns = async () =>
      ((await call('GET /api/zones/towns')).body.data as ServedTown[]).map(({ city }) => city);
    expect(await towns()).toEqual(['Catania', 'Gravina di Catania']);
    await nameZone(app.db, shop, 'Paesi', {
      towns: [{ zip: '95027', city: 'San Gregorio di Catania', province: 'CT' }],
    });
    await expect.poll(towns).toContain('San Gregorio di Catania');
  });

  it('[API-37] of a shop that named no town are of its own', async () => {
    const other = await openShop(app.db, { hours, city: 'Noto', province: 'SR', zip: '96017' });
    await drawArea(app.db, other, { name: 'Noto' });
    const { body } = await call('GET /api/zones?city=Noto&province=SR');
    expect(body.data).toMatchObject([{ name: 'Noto', towns: [{ city: 'Noto', zip: '96017' }], streets: [] }]);
  });
});
