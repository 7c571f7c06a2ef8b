import { describe, expect, it } from 'vitest';
import { type Heard, nowhere, type ServedAnswer, serveLocally } from '../testing.ts';
import { VendorProblem } from '../vendor-problem.ts';
import { embeddedGeocoding } from './embedded.ts';
import { googleGeocoding } from './google.ts';
import { nominatimGeocoding } from './nominatim.ts';
import { googleAnswer, nominatimAnswer, turnsHere } from './testing.ts';

/** A server that answers in a vendor's format, or with the set mood. */
const vendor = async (answer: (heard: Heard) => unknown) => {
  const heard: Heard[] = [];
  const state: { mood: ServedAnswer | undefined } = { mood: undefined };
  const { origin } = await serveLocally((asked) => {
    heard.push(asked);
    return state.mood ?? { status: 200, body: answer(asked) };
  });
  return { origin, heard, state };
};
const openStreetMap = await vendor(nominatimAnswer);
const maps = await vendor(googleAnswer);

/** A busy machine may take a second for an answer; tests of silence wait less. */
const patient = 10_000;

const nominatimAt = (host: string, perSecond = 1_000, timeoutMs = patient) =>
  nominatimGeocoding({
    host,
    userAgent: 'Zanga (ciao@zanga.example)',
    takeTurn: turnsHere(1_000 / perSecond, 4_000),
    timeoutMs,
  });
const googleAt = (host: string, _perSecond?: number, timeoutMs = patient) =>
  googleGeocoding({ host, key: 'sesame & open', timeoutMs });

/** Requirements of every geocoding; a new one is added here and nowhere else. */
describe.each([
  { name: 'embedded', geocoding: embeddedGeocoding(), knowsDoors: false },
  { name: 'nominatim', geocoding: nominatimAt(openStreetMap.origin), knowsDoors: true },
  { name: 'google', geocoding: googleAt(maps.origin), knowsDoors: true },
])('geocoding by $name', ({ geocoding, knowsDoors }) => {
  it('[API-41] finds an address in its municipality, and says whether it is the door', async () => {
    const [place] = await geocoding.search('Via Etnea 218, 95131 Catania');
    expect(place).toMatchObject({
      formatted_address: 'Via Etnea 218, 95131 Catania (CT)',
      street: 'Via Etnea',
      number: '218',
      zip: '95131',
      city: 'Catania',
      province: 'CT',
      precise: knowsDoors,
    });
    expect(place?.latitude).toBeCloseTo(37.5, 1);
    expect(place?.longitude).toBeCloseTo(15.08, 1);
  });

  it('[API-41] asks for a pin where only the town is known', async () => {
    const [place] = await geocoding.search('Modica');
    expect(place).toMatchObject({
      formatted_address: 'Modica (RG)',
      street: '',
      number: '',
      city: 'Modica',
      precise: false,
    });
  });

  it('[API-41] finds nothing for words that mean nothing', async () => {
    expect(await geocoding.search('qwxyz kjhgf')).toEqual([]);
  });

  it('[API-42] names a position without moving it', async () => {
    const here = { lat: 37.51234, lng: 15.08765 };
    expect(await geocoding.at(here)).toMatchObject({
      latitude: here.lat,
      longitude: here.lng,
      city: 'Catania',
      province: 'CT',
    });
  });

  it('[API-42] knows nothing of the open sea', async () => {
    expect(await geocoding.at({ lat: 35.2, lng: 18.5 })).toBeNull();
  });
});

describe.each([
  { name: 'nominatim', make: nominatimAt, server: openStreetMap },
  { name: 'google', make: googleAt, server: maps },
])('trouble with $name', ({ make, server }) => {
  const inMood = async (mood: ServedAnswer) => {
    server.state.mood = mood;
    try {
      const timeoutMs = mood === 'silence' ? 300 : patient;
      return await make(server.origin, 1_000, timeoutMs).search('Catania');
    } finally {
      server.state.mood = undefined;
    }
  };

  it.each([301, 400, 403, 404, 429, 500, 503])('[API-41] after %i may pass', async (status) => {
    await expect(inMood({ status, body: [] })).rejects.toThrow(VendorProblem);
    expect(await make(server.origin).search('Catania')).toHaveLength(1);
  });

  it('[API-41] also comes as silence, absence, and an answer in another format', async () => {
    await expect(inMood('silence')).rejects.toThrow(/does not answer/);
    await expect(make(nowhere).search('Catania')).rejects.toThrow(/cannot be reached/);
    await expect(make(nowhere).at({ lat: 37.5, lng: 15 })).rejects.toThrow(VendorProblem);
    for (const body of [{}, 'hello', [{ lat: 'north' }], { status: 'OK' }])
      await expect(inMood({ status: 200, body })).rejects.toThrow(/something else/);
  });

  it('[API-41] is not remembered: a failure is tried again, an answer is kept', async () => {
    const geocoding = make(server.origin);
    server.state.mood = { status: 500 };
    await expect(geocoding.search('Catania')).rejects.toThrow(VendorProblem);
    server.state.mood = undefined;
    const before = server.heard.length;
    await Promise.all(Array.from({ length: 5 }, () => geocoding.search('Catania')));
    await geocoding.search('Catania');
    expect(server.heard.length - before).toBe(1);
  });
});

describe('nominatim', () => {
  it('[API-41] gets our user agent, and questions for Italian addresses in Italy', async () => {
    await nominatimAt(openStreetMap.origin).search('via Etnea, Catania & dintorni');
    const heard = openStreetMap.heard.at(-1);
    expect(heard?.method).toBe('GET');
    expect(heard?.headers['user-agent']).toBe('Zanga (ciao@zanga.example)');
    const { pathname, searchParams } = new URL(heard?.url ?? '', openStreetMap.origin);
    expect(pathname).toBe('/search');
    expect(Object.fromEntries(searchParams)).toEqual({
      q: 'via Etnea, Catania & dintorni',
      format: 'jsonv2',
      addressdetails: '1',
      'accept-language': 'it',
      countrycodes: 'it',
      limit: '6',
    });
  });

  it('[API-41] calls its vendor at the allowed pace, and refuses callers who would wait too long', async () => {
    const slow = nominatimAt(openStreetMap.origin, 10);
    const start = performance.now();
    await Promise.all(['Catania 1', 'Catania 2', 'Catania 3'].map((text) => slow.search(text)));
    expect(performance.now() - start).toBeGreaterThan(190);
    const crawling = nominatimAt(openStreetMap.origin, 0.1);
    await crawling.search('Catania 1');
    await expect(crawling.search('Catania 2')).rejects.toThrow('too many questions waiting');
  });
});

describe('google', () => {
  it('[API-41] gets the key, and questions for Italy', async () => {
    await googleAt(maps.origin).search('Catania');
    const { pathname, searchParams } = new URL(maps.heard.at(-1)?.url ?? '', maps.origin);
    expect(pathname).toBe('/maps/api/geocode/json');
    expect(Object.fromEntries(searchParams)).toEqual({
      address: 'Catania',
      components: 'country:IT',
      language: 'it',
      region: 'it',
      key: 'sesame & open',
    });
  });

  it('[API-41] asks for a pin where Google found only a part of the address', async () => {
    const { results } = googleAnswer({ ...maps.heard[0], url: '/?address=catania' } as Heard) as {
      results: readonly object[];
    };
    const partial = results.map((result) => ({ ...result, partial_match: true }));
    maps.state.mood = { status: 200, body: { status: 'OK', results: partial } };
    const [place] = await googleAt(maps.origin).search('Via Etneia 218, Catania');
    maps.state.mood = undefined;
    expect(place).toMatchObject({ street: 'Via Etnea', number: '218', precise: false });
  });

  it.each(['OVER_QUERY_LIMIT', 'REQUEST_DENIED', 'UNKNOWN_ERROR'])(
    '[API-41] takes %s for trouble, not for an answer',
    async (status) => {
      maps.state.mood = { status: 200, body: { status, results: [] } };
      await expect(googleAt(maps.origin).search('Catania')).rejects.toThrow(status);
      maps.state.mood = undefined;
    },
  );
});
