import { describe, expect, it } from 'vitest';
import { streetsBegun, streetsMeant } from './street-names.ts';

const names = [
  'Via Etnea',
  'Via Vittorio Emanuele II',
  'Via Giuseppe Garibaldi',
  'Corso Umberto I',
  'Piazza Umberto I',
  'Via Sant’Euplio',
  'Viale XX Settembre',
  'Viale della Libertà',
  'Via Roma',
  'Via Caronda',
];
const streets = names.map((street) => ({ street }));
const meant = (written: string, forgiving = true) =>
  streetsMeant(streets, written, { forgiving }).map(({ street }) => street);

describe('the streets of a written name', () => {
  it.each([
    ['VIA ETNEA', 'Via Etnea'],
    ['v. etnea', 'Via Etnea'],
    ['etnea', 'Via Etnea'],
    ['V.le della Liberta', 'Viale della Libertà'],
    ['viale libertà', 'Viale della Libertà'],
    ['c.so umberto', 'Corso Umberto I'],
    ['P.zza Umberto I', 'Piazza Umberto I'],
    ['via garibaldi', 'Via Giuseppe Garibaldi'],
    ['Via G. Garibaldi', 'Via Giuseppe Garibaldi'],
    ['via vitt. emanuele', null],
    ['via v. emanuele', 'Via Vittorio Emanuele II'],
    ['Via S. Euplio', 'Via Sant’Euplio'],
    ['via sant euplio', 'Via Sant’Euplio'],
    ['viale 20 settembre', 'Viale XX Settembre'],
    ['viale venti settembre', 'Viale XX Settembre'],
    ['via caronta', 'Via Caronda'],
    ['Via Etena', 'Via Etnea'],
    ['via rona', null],
    ['Corso Etnea', null],
    ['Via Giuseppe', null],
    ['Via', null],
    ['', null],
  ])('“%s” is %s', (written, street) => {
    expect(meant(written)).toEqual(street === null ? [] : [street]);
  });

  it('are all of that name, where the kind of street is left out', () => {
    expect(meant('umberto')).toEqual(['Corso Umberto I', 'Piazza Umberto I']);
  });

  it('forgive no slip where the pin is more exact', () => {
    expect(meant('via caronta', false)).toEqual([]);
    expect(meant('v. caronda', false)).toEqual(['Via Caronda']);
  });
});

describe('the streets that begin with a text', () => {
  it.each([
    ['etn', ['Via Etnea']],
    ['via etn', ['Via Etnea']],
    ['vi', ['Via Etnea', 'Via Vittorio Emanuele II', 'Via Giuseppe Garibaldi']],
    ['gari', ['Via Giuseppe Garibaldi']],
    ['via v', ['Via Vittorio Emanuele II']],
    ['piazza', ['Piazza Umberto I']],
    ['viale l', ['Viale della Libertà']],
    ['', []],
    ['qx', []],
  ])('“%s”', (typed, found) => {
    expect(streetsBegun(names, typed, 3)).toEqual(found);
  });
});
