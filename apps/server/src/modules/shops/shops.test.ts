import type { Shop, ShopDetail } from '@zanga/contract/shops/shops';
import { beforeEach, describe, expect, it } from 'vitest';
import { makeTestApp } from '../../../test/harness.ts';
import { daily, openShop, type ShopToOpen } from './testing.ts';

// A Friday in winter, half past one in the afternoon in Rome.
const app = await makeTestApp({ now: { at: new Date('2026-11-20T12:30:00Z') } });
const at = (instant: string) => {
  app.now.at = new Date(instant);
};
const open = (shop: ShopToOpen = {}) => openShop(app.db, shop);
const listed = async (url: string): Promise<Shop[]> => {
  const { body }: { body: { data: Shop[] } } = await app.get(url);
  return body.data;
};
/** Public answers follow a change within moments. */
const shopsAt = async (url: string, count: number) => {
  await expect.poll(() => listed(url)).toHaveLength(count);
  return listed(url);
};
const detail = async (key: string): Promise<ShopDetail> => (await app.get(`/api/shops/${key}`)).body;

beforeEach(async () => {
  at('2026-11-20T12:30:00Z');
  await app.db.deleteFrom('shops').execute();
});

describe('GET /api/shops', () => {
  it('[API-36] gives the published shops in the order of the brand', async () => {
    const second = await open({ position: 2 });
    const first = await open({ position: 1 });
    await open({ position: 0, published: false });
    expect((await shopsAt('/api/shops', 2)).map(({ id }) => id)).toEqual([first, second]);
  });

  it('[API-36] gives only shops with merchandise when asked', async () => {
    const store = await open({ merchandise: true });
    await open();
    await shopsAt('/api/shops', 2);
    for (const flag of ['merchandise', 'merchandise=', 'merchandise=1', 'merchandise=true'])
      expect((await shopsAt(`/api/shops?${flag}`, 1)).map(({ id }) => id)).toEqual([store]);
    for (const flag of ['merchandise=0', 'merchandise=false']) await shopsAt(`/api/shops?${flag}`, 2);
    expect(await app.get('/api/shops?merchandise=yes')).toMatchObject({ status: 422 });
  });

  it('[API-36] knows no shop of another brand', async () => {
    const shop = await open();
    await shopsAt('/api/shops?brand_id=1', 1);
    expect(await app.get('/api/shops?brand_id=2')).toMatchObject({ status: 200, body: { data: [] } });
    expect(await app.get(`/api/shops/${shop}?brand_id=2`)).toMatchObject({ status: 404 });
  });

  it('[API-36] [CON-3] says in Italian which service is open and until when', async () => {
    const half = 30;
    const lunchAndDinner = [...daily(12 * 60, 15 * 60), ...daily(19 * 60, 23 * 60 + half)];
    await open({ hours: { delivery: daily(19 * 60, 24 * 60), pickup: lunchAndDinner } });
    const [shop] = await shopsAt('/api/shops', 1);
    expect(shop?.opening).toEqual([
      { service: 'delivery', state: 'closed', until: '2026-11-20T18:00:00.000Z', label: 'Apre alle 19:00' },
      {
        service: 'pickup',
        state: 'open',
        until: '2026-11-20T14:00:00.000Z',
        label: 'Aperto fino alle 15:00',
      },
    ]);
  });

  it('[API-36] follows the clock, past midnight too', async () => {
    await open({ services: ['pickup'], hours: { pickup: daily(19 * 60, 26 * 60) } });
    const labelAt = async (instant: string) => {
      at(instant);
      return (await shopsAt('/api/shops', 1))[0]?.opening[0]?.label;
    };
    expect(await labelAt('2026-11-20T12:30:00Z')).toBe('Apre alle 19:00');
    expect(await labelAt('2026-11-20T22:30:00Z')).toBe('Aperto fino alle 02:00');
    expect(await labelAt('2026-11-21T00:30:00Z')).toBe('Aperto fino alle 02:00');
    expect(await labelAt('2026-11-21T01:00:00Z')).toBe('Apre alle 19:00');
  });
});

describe('GET /api/shops/:shop', () => {
  it('[API-36] finds a shop by id and by slug, with all its details', async () => {
    const id = await open({
      slug: 'catania-centro',
      description: 'In pieno centro',
      merchandise: true,
      hours: {
        delivery: [
          [5, 720, 900],
          [5, 1140, 1560],
        ],
      },
    });
    await app.db
      .insertInto('delivery_areas')
      .values({
        shop_id: id,
        name: 'Centro',
        polygon: JSON.stringify([
          { lat: 37.5, lng: 15 },
          { lat: 37.6, lng: 15 },
          { lat: 37.6, lng: 15.1 },
        ]),
        fee_cents: 250,
        minimum_cents: 1200,
        free_over_cents: 3000,
        lead_minutes: 40,
      })
      .execute();
    const body = await detail('catania-centro');
    expect(body).toEqual({
      id,
      slug: 'catania-centro',
      name: 'Zanga Catania',
      description: 'In pieno centro',
      address: {
        street: 'Via Etnea',
        number: '12',
        zip: '95131',
        city: 'Catania',
        province: 'CT',
        formatted: 'Via Etnea 12, 95131 Catania (CT)',
      },
      position: { lat: 37.5079, lng: 15.083 },
      time_zone: 'Europe/Rome',
      phone: '+390951234567',
      email: 'catania@zanga.example',
      merchandise: true,
      services: ['delivery', 'pickup'],
      images: [],
      opening: [
        {
          service: 'delivery',
          state: 'open',
          until: '2026-11-20T14:00:00.000Z',
          label: 'Aperto fino alle 15:00',
        },
        { service: 'pickup', state: 'closed', until: null, label: 'Chiuso' },
      ],
      hours: [
        {
          service: 'delivery',
          week: [
            [],
            [],
            [],
            [],
            [
              { opens: 720, closes: 900 },
              { opens: 1140, closes: 1560 },
            ],
            [],
            [],
          ],
        },
        { service: 'pickup', week: [[], [], [], [], [], [], []] },
      ],
      exceptions: [],
      paused_until: null,
      delivery_areas: [
        {
          name: 'Centro',
          polygon: [
            { lat: 37.5, lng: 15 },
            { lat: 37.6, lng: 15 },
            { lat: 37.6, lng: 15.1 },
          ],
          fee: 250,
          minimum: 1200,
          free_over: 3000,
          lead_minutes: 40,
        },
      ],
    });
    expect(await detail(id)).toEqual(body);
  });

  it('[API-36] tells the exceptional days of the next sixty days, and obeys them', async () => {
    const closed = (day: string, reason = '') => ({ day, service: null, intervals: [], reason });
    const id = await open({
      services: ['pickup'],
      hours: { pickup: daily(720, 900) },
      exceptions: [
        closed('2026-11-19', 'Ieri'),
        closed('2026-11-20', 'Inventario'),
        { day: '2026-12-24', service: 'pickup', intervals: [{ opens: 600, closes: 780 }], reason: 'Vigilia' },
        closed('2027-01-19', 'Ultimo'),
        closed('2027-01-20', 'Troppo in là'),
      ],
    });
    const body = await detail(id);
    expect(body.exceptions).toEqual([
      { date: '2026-11-20', service: null, intervals: [], reason: 'Inventario' },
      { date: '2026-12-24', service: 'pickup', intervals: [{ opens: 600, closes: 780 }], reason: 'Vigilia' },
      { date: '2027-01-19', service: null, intervals: [], reason: 'Ultimo' },
    ]);
    expect(body.opening).toMatchObject([{ state: 'closed', label: 'Apre domani alle 12:00' }]);
  });

  it('[API-36] stays open in the night after an exceptional day', async () => {
    const id = await open({
      services: ['pickup'],
      hours: { pickup: daily(720, 900) },
      exceptions: [
        { day: '2026-11-20', service: null, intervals: [{ opens: 1200, closes: 1560 }], reason: 'Festa' },
      ],
    });
    at('2026-11-21T00:30:00Z');
    expect(await detail(id)).toMatchObject({
      opening: [{ state: 'open', label: 'Aperto fino alle 02:00' }],
      exceptions: [],
    });
  });

  it('[API-36] tells a pause while it lasts, which ends by itself', async () => {
    const pause = { paused_until: new Date('2026-11-20T13:00:00Z') };
    const id = await open({ services: ['pickup'], hours: { pickup: daily(720, 900) }, ...pause });
    expect(await detail(id)).toMatchObject({
      paused_until: '2026-11-20T13:00:00.000Z',
      opening: [{ state: 'paused', until: '2026-11-20T13:00:00.000Z', label: 'Riapre alle 14:00' }],
    });
    at('2026-11-20T13:00:00Z');
    expect(await detail(id)).toMatchObject({ paused_until: null, opening: [{ state: 'open' }] });
  });

  it('[API-36] [API-40] names its pictures', async () => {
    const id = await open();
    const [front, logo] = [`img_${'1'.repeat(26)}` as const, `img_${'2'.repeat(26)}` as const];
    const look = { width: 800, height: 600, color: '#aabbcc', content_type: 'image/webp' };
    await app.db
      .insertInto('pictures')
      .values([
        { id: front, alt: 'La vetrina', ...look },
        { id: logo, alt: 'Il logo', ...look },
      ])
      .execute();
    await app.db
      .insertInto('shop_pictures')
      .values([
        { shop_id: id, picture_id: logo, name: 'logo-new' },
        { shop_id: id, picture_id: front, name: 'image-new' },
      ])
      .execute();
    expect((await detail(id)).images).toEqual([
      { id: front, name: 'image-new', alt: 'La vetrina', width: 800, height: 600, color: '#aabbcc' },
      { id: logo, name: 'logo-new', alt: 'Il logo', width: 800, height: 600, color: '#aabbcc' },
    ]);
  });

  it('[API-36] answers 404 to a shop that is unknown or not published', async () => {
    const hidden = await open({ slug: 'nascosto', published: false });
    for (const key of [hidden, 'nascosto', 'nessuno', 'shp_0', "x'%20or%201=1--"])
      expect(await app.get(`/api/shops/${key}`)).toMatchObject({
        status: 404,
        body: { code: 'shop.not_found' },
      });
  });
});
