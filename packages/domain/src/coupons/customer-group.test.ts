import { describe, expect, it } from 'vitest';
import { localDate } from '../time.ts';
import { type CustomerGroup, groupWords } from './customer-group.ts';

const everybody: CustomerGroup = { orders: null, shop: null, members: false, birth_month: null };

describe('a group of customers in words', () => {
  it.each([
    [{}, 'Tutti i clienti'],
    [{ orders: { has: true, since: null } }, 'I clienti che hanno ordinato'],
    [{ orders: { has: false, since: null } }, 'I clienti che non hanno mai ordinato'],
    [
      { orders: { has: false, since: localDate('2026-09-01') }, shop: 'shp_1' },
      'I clienti che non hanno ordinato da Siracusa dal 01/09/2026',
    ],
    [{ shop: 'shp_1', members: true }, 'I clienti che hanno ordinato da Siracusa e hanno l’abbonamento'],
    [{ birth_month: 12 }, 'I clienti che compiono gli anni a dicembre'],
  ] as const)('says %o', (given, words) => {
    expect(groupWords({ ...everybody, ...given }, 'Siracusa')).toBe(words);
  });
});
