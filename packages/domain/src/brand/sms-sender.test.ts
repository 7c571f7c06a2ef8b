import fc from 'fast-check';
import { expect, it } from 'vitest';
import { smsSenderOf } from './sms-sender.ts';

it.each([
  ['Zanga', 'Zanga'],
  ['Da Salvo', 'DaSalvo'],
  ['Caffè dell’Orologio', 'CaffedellOr'],
  ['L’Angolo di Nonna Rosalìa', 'LAngolodiNo'],
  ['7 Soli', '7Soli'],
  ['1887', 'Ordini'],
  ['寿司', 'Ordini'],
])('an SMS of %s comes from %s', (brand, sender) => {
  expect(smsSenderOf(brand)).toBe(sender);
});

it('every name makes a sender that networks take', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 30 }), (brand) => {
      expect(smsSenderOf(brand)).toMatch(/^(?=.*[A-Za-z])[A-Za-z\d]{1,11}$/);
    }),
  );
});
