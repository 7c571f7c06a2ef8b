import { describe, expect, it } from 'vitest';
import { emptyCard, groupExpiry, isFull, typedCard, wrongIn } from './card-input.ts';

const now = new Date('2026-11-21T10:00:00Z');
const good = { number: '4242 4242 4242 4242', expiry: '12/30', cvc: '123' };

describe('the fields of a card', () => {
  it('[ERR-8] each show their error', () => {
    expect(wrongIn(emptyCard, now)).toEqual({
      number: 'Scrivi il numero della carta',
      expiry: 'Scrivi la scadenza come sulla carta: MM/AA',
      cvc: 'Scrivi le 3 cifre del CVC',
    });
    expect(wrongIn({ ...good, number: '4242 4242 4242 4241' }, now)).toEqual({
      number: 'Il numero della carta non è corretto',
    });
    expect(wrongIn({ ...good, expiry: '10/26' }, now)).toEqual({ expiry: 'Questa carta è scaduta' });
    expect(wrongIn({ ...good, number: '378282246310005' }, now)).toEqual({
      cvc: 'Scrivi le 4 cifre del CVC',
    });
  });

  it('[API-41] goes to the provider as digits', () => {
    expect(wrongIn(good, now)).toEqual({});
    expect(typedCard(good)).toEqual({
      number: '4242424242424242',
      exp_month: 12,
      exp_year: 2030,
      cvc: '123',
    });
  });

  it('[API-41] adds the slash of the expiry while typing', () => {
    expect(['1', '12', '123', '1230', '5', '12/30', '12302'].map(groupExpiry)).toEqual([
      '1',
      '12',
      '12/3',
      '12/30',
      '05',
      '12/30',
      '12/30',
    ]);
  });

  it('moves on from a complete field, and not from a mistyped one', () => {
    expect(isFull(good, 'number')).toBe(true);
    expect(isFull({ ...good, number: '4242 4242 4242 424' }, 'number')).toBe(false);
    expect(isFull({ ...good, number: '4242 4242 4242 4241' }, 'number')).toBe(false);
    expect(isFull({ ...good, number: '378282246310005' }, 'number')).toBe(true);
    expect(isFull(good, 'expiry')).toBe(true);
    expect(isFull({ ...good, expiry: '12/3' }, 'expiry')).toBe(false);
    expect(isFull({ ...good, number: '378282246310005' }, 'cvc')).toBe(false);
  });
});
