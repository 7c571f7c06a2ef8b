import type { TownZone } from '@zanga/contract/shops/zones';
import type { ShopId } from '@zanga/domain/ids';
import { cents } from '@zanga/domain/money';
import { describe, expect, it } from 'vitest';
import { addressOf, settleDraft, streetDraft, streetDraftOf, townText } from './street-draft.ts';
import { townNamed, townsFor } from './town-search.ts';

const catania = { city: 'Catania', province: 'CT', zip: '95100' };
const gravina = { city: 'Gravina di Catania', province: 'CT', zip: '95030' };
const zone = (name: string, fee: number, street: string, shop: ShopId = 'shp_1'): TownZone => ({
  shop,
  name,
  fee: cents(fee),
  minimum: cents(1000),
  towns: [catania],
  streets: [{ street, from: 1, to: null }],
  position: { lat: 37.5, lng: 15 + fee / 10_000 },
});
const centro = zone('Centro', 150, 'Via Etnea');
const porto = zone('Porto', 290, 'Viale Africa');
const zones = [centro, porto];

const schema = streetDraft((town) => (town === 'Qwx' ? 'Non lo troviamo' : undefined));
const filled = (given: object) =>
  schema.parse({ ...streetDraftOf({}), town: 'Catania (CT)', ...catania, line: 'Via Etnea 218', ...given });
const problems = (given: object) =>
  Object.fromEntries(
    (schema.safeParse({ ...streetDraftOf({}), ...given }).error?.issues ?? []).map(({ path, message }) => [
      path.join('.'),
      message,
    ]),
  );

describe('the draft of an address without a map', () => {
  it('needs a street with a number, and a known town', () => {
    expect(Object.keys(problems({}))).toEqual(['line', 'town']);
    expect(problems({ line: 'Via Etnea', town: 'Qwx' })).toEqual({
      line: 'Aggiungi il numero civico, o SNC se non c’è',
      town: 'Non lo troviamo',
    });
    expect(problems({ line: 'Via Etnea snc', town: 'Catania' })).toEqual({});
    expect(problems({ line: 'Via Etnea 1', town: 'Catania', zip: '951' })).toHaveProperty('zip');
  });

  it('needs an answer to the zone question, and “I do not know” is one', () => {
    const asked = { line: 'Via Roma 1', town: 'Catania (CT)', asked: true };
    expect(problems(asked)).toEqual({ zone: 'Scegli la zona, oppure «Non lo so»' });
    expect(problems({ ...asked, zone: '' })).toEqual({});
  });

  it('becomes an address with its zone', () => {
    expect(addressOf({}, filled({}), zones)).toMatchObject({
      ...{ street: 'Via Etnea', number: '218', ...catania, zone: 'Centro', pinned: false },
      ...centro.position,
    });
    const asked = { line: 'Via Roma 1', asked: true };
    expect(addressOf({}, filled({ ...asked, zone: 'Porto' }), zones)).toMatchObject({
      zone: 'Porto',
      ...porto.position,
    });
    expect(addressOf({}, filled({ ...asked, zone: '' }), zones)).toMatchObject({
      zone: '',
      ...centro.position,
    });
  });

  it('has the town’s position where no shop delivers', () => {
    const milano = { city: 'Milano', province: 'MI', zip: '', lat: 45.46, lng: 9.19 };
    expect(addressOf({}, filled(milano), [])).toMatchObject({ ...milano, zone: null, pinned: false });
  });

  it('keeps the pin of an address whose street and town stay', () => {
    const old = { street: 'Via Roma', number: '1', ...catania, lat: 37.51, lng: 15.08, pinned: true };
    const same = schema.parse({ ...streetDraftOf(old), floor: '3' });
    expect(addressOf(old, same, zones)).toMatchObject({ lat: 37.51, lng: 15.08, pinned: true, floor: '3' });
    const said = schema.parse({ ...streetDraftOf(old), asked: true, zone: 'Porto' });
    expect(addressOf(old, said, zones)).toMatchObject({ ...porto.position, pinned: false, zone: 'Porto' });
    const moved = schema.parse({ ...streetDraftOf(old), line: 'Viale Africa 2' });
    expect(addressOf(old, moved, zones)).toMatchObject({ ...porto.position, pinned: false, zone: 'Porto' });
  });

  it('asks for the zone when any shop is unsure', () => {
    const other = [zone('Nord', 200, 'Via Nord', 'shp_2'), zone('Sud', 100, 'Via Sud', 'shp_2')];
    const written = { line: 'Via Etnea 1', ...catania, zone: null };
    expect(settleDraft(zones, written)).toMatchObject({ zone: centro, among: [] });
    expect(settleDraft([...zones, ...other], written)).toMatchObject({
      zone: { name: 'Sud' },
      among: ['Nord', 'Sud'],
    });
  });
});

describe('the suggested towns', () => {
  const place = (city: string) => ({
    ...{ city, province: 'MI', zip: '', street: '', number: '', latitude: 45, longitude: 9 },
    ...{ formatted_address: city, precise: false },
  });

  it('are served ones first, each once', () => {
    const names = (typed: string, ...cities: string[]) =>
      townsFor(typed, [gravina, catania], cities.map(place)).map(townText);
    expect(names('cata', 'Catania')).toEqual(['Catania (CT)', 'Gravina di Catania (CT)', 'Catania (MI)']);
    expect(names('tania')).toEqual([]);
    expect(names('')).toEqual(['Gravina di Catania (CT)', 'Catania (CT)']);
    expect(names('mil', 'Milano', 'Milano')).toEqual(['Milano (MI)']);
  });

  it('are chosen by their exact name alone', () => {
    expect(townNamed('CATANIA', [gravina, catania])).toBe(catania);
    expect(townNamed('gravina di catania (ct)', [gravina, catania])).toBe(gravina);
    expect(townNamed('gravina', [gravina, catania])).toBeUndefined();
  });
});
