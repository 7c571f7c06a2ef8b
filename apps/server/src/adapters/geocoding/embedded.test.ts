import { describe, expect, it } from 'vitest';
import { VendorProblem } from '../vendor-problem.ts';
import { embeddedGeocoding } from './embedded.ts';
import { readGazetteer } from './gazetteer.ts';

const { search, at } = embeddedGeocoding();
const found = async (text: string) => (await search(text)).map((place) => place.formatted_address);

describe('the embedded gazetteer', () => {
  it('[API-41] knows the municipalities of Italy by their Italian names', async () => {
    const all = await readGazetteer();
    expect(new Set(all.map(({ city, province }) => `${city} ${province}`)).size).toBeGreaterThan(7_800);
    expect(new Set(all.map(({ province }) => province)).size).toBe(107);
    for (const city of ['Roma', 'Milano', 'Napoli', 'Torino', 'Firenze', 'Venezia', 'Genova', 'Siracusa'])
      expect(all.some(({ name }) => name === city)).toBe(true);
    for (const { position } of all) {
      expect(position.lat).toSatisfy((lat: number) => lat > 35 && lat < 47.2);
      expect(position.lng).toSatisfy((lng: number) => lng > 6.5 && lng < 18.6);
    }
  });

  it.each([
    ['Catania', 'Catania (CT)'],
    ['  CATANIA  ', 'Catania (CT)'],
    ['forli', 'Forlì (FC)'],
    ['sant agata li battiati', "Sant'Agata Li Battiati (CT)"],
    ['Castro (BG)', 'Castro (BG)'],
    ['piazza armerina', 'Piazza Armerina (EN)'],
    ['via etnea 12, catania', 'Via Etnea 12, Catania (CT)'],
    ['Via Etnea 12/a 95131 Catania (ct)', 'Via Etnea 12/A, 95131 Catania (CT)'],
    ['corso italia 151 ragusa', 'Corso Italia 151, Ragusa (RG)'],
    ['Corso Italia 151, Ragusa RG, Italia', 'Corso Italia 151, Ragusa (RG)'],
    ['via dei mille 4 bis san giovanni la punta', 'Via dei Mille 4 bis, San Giovanni la Punta (CT)'],
    ['milano marittima', 'Milano Marittima, Cervia (RA)'],
  ])('[API-41] understands “%s”', async (text, address) => {
    expect((await found(text))[0]).toBe(address);
  });

  it.each([
    ['Catnia', 'Catania (CT)'],
    ['Sircusa', 'Siracusa (SR)'],
    ['aci castelo', 'Aci Castello (CT)'],
    ['via garibaldi 3, mesina', 'Via Garibaldi 3, Messina (ME)'],
  ])('[API-41] forgives the slips of “%s”', async (text, address) => {
    expect((await found(text))[0]).toBe(address);
  });

  it('[API-41] offers towns that begin with the text, the larger ones first', async () => {
    expect(await found('cata')).toEqual(['Catania (CT)', 'Catanzaro (CZ)', 'Cataeggio, Val Masino (SO)']);
    expect((await found('san')).length).toBe(6);
  });

  it.each(['via roma', 'via etnea 12', '95131', '12', '?!', ''])(
    '[API-41] finds no town in “%s”',
    async (text) => {
      expect(await found(text)).toEqual([]);
    },
  );

  it('[API-42] names the town a position is nearest to', async () => {
    expect((await at({ lat: 37.5079, lng: 15.083 }))?.formatted_address).toBe('Catania (CT)');
    expect(await at({ lat: 48.85, lng: 2.35 })).toBeNull();
  });
});

describe('looking towns up', () => {
  it('[API-42] searches once for all points of a cell, and answers each with its own position', async () => {
    const geocoding = embeddedGeocoding();
    const points = Array.from({ length: 100 }, (_, at) => ({ lat: 37.508 + at / 1_000_000, lng: 15.083 }));
    const places = await Promise.all(points.map((point) => geocoding.at(point)));
    expect(places.map((place) => place?.latitude)).toEqual(points.map(({ lat }) => lat));
    expect(new Set(places.map((place) => place?.formatted_address))).toEqual(new Set(['Catania (CT)']));
  });

  it('does not block the thread of other calls', async () => {
    await search('catania');
    let turns = 0;
    const turn = () => {
      turns += 1;
      turning = setImmediate(turn);
    };
    let turning = setImmediate(turn);
    // A busy machine may block this thread for one search, not for all.
    for (const end of 'abcdefghij') await search(`via garibaldi 3, qwertyuiopas${end}`);
    clearImmediate(turning);
    expect(turns).toBeGreaterThan(0);
  });

  it('is shared by simultaneous callers, and refuses more than it can finish in time', async () => {
    const geocoding = embeddedGeocoding();
    const same = await Promise.allSettled(Array.from({ length: 100 }, () => geocoding.search('catnia')));
    expect(same.every(({ status }) => status === 'fulfilled')).toBe(true);
    const others = await Promise.allSettled(
      Array.from({ length: 100 }, (_, at) => geocoding.search(`qwertyuio ${at} pas`)),
    );
    const refused = others.filter((one) => one.status === 'rejected');
    expect(refused).toHaveLength(60);
    for (const { reason } of refused) expect(reason).toBeInstanceOf(VendorProblem);
    await expect(geocoding.search('qwertyuio 99 pas')).resolves.toBeDefined();
  });
});
