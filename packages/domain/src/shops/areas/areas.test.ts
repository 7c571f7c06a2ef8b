import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents } from '../../money.ts';
import type { Polygon } from '../geography.ts';
import { readStreets, readTowns, writeStreets, writeTowns } from './area-lines.ts';
import { areasProblems, type EditedArea, overlaps } from './areas-form.ts';
import { readGeoJson, writeGeoJson } from './geojson.ts';
import { crossesItself, outlineProblem, overlap } from './outline.ts';

const at = (...corners: readonly (readonly [number, number])[]): Polygon =>
  corners.map(([lat, lng]) => ({ lat: 37 + lat, lng: 15 + lng }));
const square = at([0, 0], [0, 0.1], [0.1, 0.1], [0.1, 0]);
const area: EditedArea = {
  ...{ name: 'Centro', polygon: square, fee: cents(250), minimum: cents(1200), free_over: null },
  ...{ lead_minutes: 30, towns: [], streets: [] },
};

describe('the outline of an area', () => {
  it('does not cross itself', () => {
    expect(outlineProblem(square)).toBeUndefined();
    expect(outlineProblem(square.toReversed())).toBeUndefined();
    const bowtie = at([0, 0], [0.1, 0.1], [0.1, 0], [0, 0.1]);
    expect(outlineProblem(bowtie)).toMatch(/incrocia/);
    const touching = at([0, 0], [0, 0.1], [0.1, 0.1], [0, 0.05], [0.1, 0]);
    expect(crossesItself(touching)).toBe(true);
    const spike = at([0, 0], [0, 0.1], [0, 0.05], [0.1, 0.05]);
    expect(crossesItself(spike)).toBe(true);
    expect(crossesItself(at([0, 0], [0, 0.1], [0, 0.2]))).toBe(true);
  });

  it('lies in Italy, and has at most 500 corners', () => {
    expect(outlineProblem(at([0, 0], [0, 1]))).toMatch(/almeno tre/);
    expect(outlineProblem(square.map(({ lat, lng }) => ({ lat: lng, lng: lat })))).toMatch(
      /fuori dall’Italia/,
    );
    expect(outlineProblem([...square, { lat: 91, lng: 15 }])).toMatch(/fuori|esce dal mondo/);
    const round = Array.from({ length: 501 }, (_, step) => ({
      lat: 37 + Math.sin((step * 2 * Math.PI) / 501) / 10,
      lng: 15 + Math.cos((step * 2 * Math.PI) / 501) / 10,
    }));
    expect(outlineProblem(round)).toMatch(/501 vertici/);
    expect(outlineProblem(round.slice(0, 500))).toBeUndefined();
  });

  it('is found to cross itself wherever it begins and whichever way it runs', () => {
    const corner = fc.record({ lat: fc.integer({ min: 0, max: 9 }), lng: fc.integer({ min: 0, max: 9 }) });
    fc.assert(
      fc.property(fc.array(corner, { minLength: 3, maxLength: 8 }), fc.nat(7), (polygon, start) => {
        const turned = [...polygon.slice(start), ...polygon.slice(0, start)];
        expect(crossesItself(turned)).toBe(crossesItself(polygon));
        expect(crossesItself(polygon.toReversed())).toBe(crossesItself(polygon));
      }),
    );
  });

  it('overlaps another where they have ground in common, and not where they only touch', () => {
    const beside = at([0, 0.1], [0, 0.2], [0.1, 0.2], [0.1, 0.1]);
    const across = at([0.05, 0.05], [0.05, 0.2], [0.15, 0.2], [0.15, 0.05]);
    const within = at([0.02, 0.02], [0.02, 0.04], [0.04, 0.04]);
    expect([beside, across, within, square].map((other) => overlap(square, other))).toEqual([
      ...[false, true, true, true],
    ]);
    expect(overlap(within, square)).toBe(true);
  });
});

describe('areas that are edited', () => {
  it('have unique names and valid terms', () => {
    expect(areasProblems({ areas: [area] })).toEqual([]);
    const wrong = { ...area, free_over: cents(1000), lead_minutes: -1 };
    const streets = [
      { street: 'Via Etnea', from: 9, to: 3 },
      { street: 'via etnea', from: 9, to: null },
    ];
    expect(areasProblems({ areas: [area, { ...wrong, streets }] }).map(({ field }) => field)).toEqual([
      ...['areas.1.free_over', 'areas.1.lead_minutes', 'areas.1.streets', 'areas.1.streets', 'areas.1.name'],
    ]);
  });

  it('tell their overlaps, and the one charged there', () => {
    const dearer = { ...area, name: 'Porto', fee: cents(400) };
    expect(overlaps({ areas: [dearer, area] })).toEqual([{ between: ['Porto', 'Centro'], charged: area }]);
  });
});

describe('GeoJSON', () => {
  it('is read back unchanged', () => {
    expect(readGeoJson(writeGeoJson(square))).toEqual({ ok: true, areas: [{ name: '', polygon: square }] });
  });

  it('may hold several areas with their names', () => {
    const geometry = JSON.parse(writeGeoJson(square));
    const feature = { type: 'Feature', properties: { name: 'Centro' }, geometry };
    const both = { type: 'MultiPolygon', coordinates: [geometry.coordinates, geometry.coordinates] };
    const text = JSON.stringify({
      type: 'FeatureCollection',
      features: [feature, { type: 'Feature', properties: null, geometry: both }],
    });
    const read = readGeoJson(text);
    expect(read.ok && read.areas.map(({ name }) => name)).toEqual(['Centro', '', '']);
  });

  it.each([
    ['', /Non è un file/],
    ['[]', /Non è un file/],
    ['{"type":"FeatureCollection","features":[]}', /nessuna zona/],
    ['{"type":"Point","coordinates":[15,37]}', /poligoni/],
    ['{"type":"Polygon","coordinates":[[[15,37]],[[15,37]]]}', /buco/],
    ['{"type":"Polygon","coordinates":[["a"]]}', /vertice/],
    ['{"type":"Feature"}', /geometria/],
  ])('%s is refused in words', (text, words) => {
    const read = readGeoJson(text);
    expect(read.ok ? '' : read.text).toMatch(words);
  });

  it('never throws, on any input', () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        readGeoJson(text);
      }),
    );
  });
});

describe('streets and towns, line by line', () => {
  it('are read as they are written', () => {
    const streets = [
      { street: 'Via Etnea', from: 1, to: null },
      { street: 'Via 4 Novembre', from: 1, to: 120 },
      { street: 'Corso Sicilia', from: 121, to: null },
    ];
    expect(writeStreets(streets)).toBe('Via Etnea\nVia 4 Novembre 1-120\nCorso Sicilia 121-');
    expect(readStreets(writeStreets(streets))).toEqual({ ok: true, lines: streets });
    const towns = [
      { city: 'Aci Castello', province: 'CT', zip: '95021' },
      { city: 'Catania', province: 'CT', zip: '' },
    ];
    expect(readTowns(writeTowns(towns))).toEqual({ ok: true, lines: towns });
    expect(readTowns('Aci Castello (ct), 95021')).toEqual({ ok: true, lines: towns.slice(0, 1) });
  });

  it('say which line cannot be read', () => {
    expect(readTowns('Catania CT\nSiracusa')).toEqual({ ok: false, line: 'Siracusa' });
  });
});
