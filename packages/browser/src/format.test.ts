import { expect, it } from 'vitest';
import { counted, metres, money } from './format.ts';

it('[CON-3] writes euro amounts as in Italy', () => {
  expect(money(850)).toBe('8,50\u00a0€');
  expect(money(123_450)).toBe('1.234,50\u00a0€');
});

it('writes distances as people say them', () => {
  expect(metres(40)).toBe('50 m');
  expect(metres(874)).toBe('850 m');
  expect(metres(3_240)).toBe('3,2 km');
});

it('uses the singular and the plural', () => {
  expect(counted(1, 'prodotto', 'prodotti')).toBe('1 prodotto');
  expect(counted(0, 'prodotto', 'prodotti')).toBe('0 prodotti');
});
