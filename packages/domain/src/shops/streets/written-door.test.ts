import { describe, expect, it } from 'vitest';
import { countedNumber, townInLine, writtenDoor } from './written-door.ts';

describe('a street and its number in one line', () => {
  it.each([
    ['Via Etnea 218', 'Via Etnea', '218'],
    ['  via etnea,  12/a ', 'via etnea', '12/A'],
    ['Via Garibaldi n. 7', 'Via Garibaldi', '7'],
    ['Via Garibaldi, n° 7', 'Via Garibaldi', '7'],
    ['Corso Italia 4 bis', 'Corso Italia', '4 bis'],
    ['Via XX Settembre 5', 'Via XX Settembre', '5'],
    ['Via 20 Settembre 5', 'Via 20 Settembre', '5'],
    ['Via 4 Novembre', 'Via 4 Novembre', ''],
    ['Contrada Fico snc', 'Contrada Fico', 'SNC'],
    ['Via Etnea 12 scala B', 'Via Etnea', '12 scala B'],
    ['Via Etnea 12, int. 4', 'Via Etnea', '12 int. 4'],
    ['Via Etnea', 'Via Etnea', ''],
    ['12', '12', ''],
    ['', '', ''],
  ])('reads “%s”', (line, street, number) => {
    expect(writtenDoor(line)).toEqual({ street, number });
  });

  it('counts by the number alone', () => {
    expect(['218', '12/A', '4 bis', 'SNC', ''].map(countedNumber)).toEqual([218, 12, 4, null, null]);
  });
});

describe('a whole address in one line', () => {
  it.each([
    ['Via Etnea 12, Catania', 'Via Etnea 12', 'Catania'],
    ['via etnea 12/a, 95131 Catania (CT)', 'via etnea 12/a', 'Catania'],
    ['Via Roma 1, San Giovanni la Punta CT', 'Via Roma 1', 'San Giovanni la Punta'],
    ['via etnea 218 catania', 'via etnea 218', 'catania'],
    ['Via Etnea 218 95131 Catania', 'Via Etnea 218', 'Catania'],
    ['Via XX Settembre 5, Aci Sant’Antonio', 'Via XX Settembre 5', 'Aci Sant’Antonio'],
  ])('reads “%s”', (whole, line, town) => {
    expect(townInLine(whole)).toEqual({ line, town, zip: whole.includes('95131') ? '95131' : '' });
  });

  it.each([
    'Via Etnea 12',
    'Via Etnea, 12',
    'Via Etnea 12, scala B',
    'Via Etnea, Catania',
    'Via 4 Novembre',
    'Via Etnea 12 bis',
    '',
  ])('finds no town in “%s”', (line) => {
    expect(townInLine(line)).toBeNull();
  });
});
