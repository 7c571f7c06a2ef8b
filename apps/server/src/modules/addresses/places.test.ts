import { Writable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { makeTestApp } from '../../../test/harness.ts';
import { mapOrigins, mayAskAhead, searchCredit } from '../../adapters/geocoding/choose-geocoding.ts';
import { takeTurn } from '../../adapters/geocoding/vendor-turns-store.ts';
import { nowhere } from '../../adapters/testing.ts';
import { ConfigError, readConfig } from '../../config.ts';
import { openDb, openPool } from '../../platform/database/connection.ts';
import { makeLog } from '../../platform/log.ts';
import { pageHeaders } from '../../web/security-headers.ts';

const tiles = 'https://tiles.example.it/{z}/{x}/{y}.png';
const map = { MAP_TILES: tiles, MAP_CREDIT: '© Mappe di prova' };
const logged: string[] = [];
const intoLogged = new Writable({
  write: (line, _, done) => {
    logged.push(String(line));
    done();
  },
});
const app = await makeTestApp();
const away = await makeTestApp({
  log: makeLog({ LOG_LEVEL: 'warn' }, intoLogged),
  env: { GEOCODING: 'nominatim', NOMINATIM_HOST: nowhere, NOMINATIM_CONTACT: 'ciao@zanga.example', ...map },
});

describe('GET /api/places', () => {
  it('[API-41] finds places by words', async () => {
    expect(await app.get('/api/places?search=via+etnea+12,+catania')).toMatchObject({
      status: 200,
      body: { data: [{ formatted_address: 'Via Etnea 12, Catania (CT)', precise: false }] },
    });
    expect(await app.get('/api/places?search=qwxyz')).toMatchObject({ body: { data: [] } });
  });

  it.each(['', 'x', 'x'.repeat(101)])('[API-41] refuses “%s”', async (search) => {
    expect(await app.get(`/api/places?search=${search}`)).toMatchObject({ status: 422 });
  });

  it('[API-41] [ERR-11] is refused in our words, not the vendor’s, while the vendor does not answer; the log has its own', async () => {
    const refused = {
      status: 503,
      body: {
        code: 'geocoding.unavailable',
        error: 'Si è verificato un problema durante la ricerca del tuo indirizzo',
      },
    };
    expect(await away.get('/api/places?search=catania')).toMatchObject(refused);
    expect(await away.get('/api/places/at?lat=37.5&lng=15')).toMatchObject(refused);
    const check = { method: 'POST', url: '/api/shops/check/address' } as const;
    const byWords = await away.http.inject({ ...check, payload: { address: { text: 'catania' } } });
    expect(byWords.statusCode).toBe(503);
    const byPoint = await away.http.inject({ ...check, payload: { address: { lat: 37.5, lng: 15 } } });
    expect(byPoint.statusCode).toBe(200);
    const reasons = logged.filter((line) => line.includes('geocoding failed'));
    expect(reasons).toHaveLength(4);
    for (const line of reasons) expect(line).toContain('"reason":"Nominatim cannot be reached"');
  });
});

describe('GET /api/places/at', () => {
  it('[API-42] names a position, or nothing at an unknown one', async () => {
    expect(await app.get('/api/places/at?lat=37.5079&lng=15.083')).toMatchObject({
      status: 200,
      body: { data: { latitude: 37.5079, longitude: 15.083, formatted_address: 'Catania (CT)' } },
    });
    expect(await app.get('/api/places/at?lat=35&lng=18')).toMatchObject({ body: { data: null } });
    for (const query of ['', 'lat=37', 'lat=91&lng=15', 'lat=north&lng=15'])
      expect(await app.get(`/api/places/at?${query}`)).toMatchObject({ status: 422 });
  });
});

describe('the turns at a vendor', () => {
  const hour = 3_600_000;

  it('[API-41] are one row for all nodes; a call that would wait too long is turned away', async () => {
    const other = openDb(openPool({ ...app.connection, max: 2 }, makeLog({ LOG_LEVEL: 'silent' })));
    const pace = { vendor: 'test', gapMs: hour, patienceMs: 1.5 * hour };
    const waits = [await takeTurn(app.db, pace), await takeTurn(other, pace), await takeTurn(app.db, pace)];
    await other.destroy();
    expect(waits).toEqual([0, expect.any(Number), undefined]);
    expect(waits[1]).toBeGreaterThan(hour / 2);
    expect(waits[1]).toBeLessThanOrEqual(hour);
  });
});

describe('the map behind the pin', () => {
  it('[API-41] says whether search while typing is allowed, and credits the source of its addresses', async () => {
    const own = 'https://nominatim.example.it';
    const told = [
      readConfig({}),
      readConfig({ GEOCODING: 'nominatim', NOMINATIM_CONTACT: 'x' }),
      readConfig({ GEOCODING: 'nominatim', NOMINATIM_CONTACT: 'x', NOMINATIM_HOST: own }),
      readConfig({ GEOCODING: 'google', GOOGLE_MAPS_KEY: 'x' }),
    ].map((config) => [mayAskAhead(config), searchCredit(config)]);
    expect(told).toEqual([
      [true, ''],
      [false, '© OpenStreetMap contributors'],
      [true, '© OpenStreetMap contributors'],
      [true, 'Google Maps'],
    ]);
    expect(await app.get('/api/places/map')).toMatchObject({ body: { ahead: true, search_credit: '' } });
  });

  it('[API-41] is a sketch unless tiles are configured', async () => {
    expect(await app.get('/api/places/map')).toMatchObject({
      status: 200,
      body: { tiles: null, credit: '' },
    });
    expect(await away.get('/api/places/map')).toMatchObject({
      body: { tiles, credit: '© Mappe di prova' },
    });
  });

  it('[API-41] lets in pictures from its tiles’ host, and from nowhere else', () => {
    const policyOf = (env: Record<string, string>) =>
      pageHeaders([], false, undefined, mapOrigins(readConfig(env)))['content-security-policy'];
    expect(policyOf({})).toContain("img-src 'self' data: blob:;");
    expect(policyOf(map)).toContain("img-src 'self' data: blob: https://tiles.example.it;");
  });

  it.each([
    [{ MAP_TILES: 'https://tiles.example.it/{x}/{y}.png', MAP_CREDIT: 'x' }],
    [{ MAP_TILES: tiles }],
    [{ MAP_CREDIT: 'x' }],
    [{ GEOCODING: 'google' }],
    [{ GEOCODING: 'google', GOOGLE_MAPS_KEY: 'x', ...map }],
    [{ GEOCODING: 'nominatim', NOMINATIM_CONTACT: 'x', NOMINATIM_PER_SECOND: '2' }],
    [{ GEOCODING: 'nominatim' }],
    [{ GEOCODING: 'stars' }],
  ])('[API-41] cannot be configured as %o', (env) => {
    expect(() => readConfig(env)).toThrow(ConfigError);
  });
});
