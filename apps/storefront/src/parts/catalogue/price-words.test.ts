import { namesOf } from '@zanga/domain/brand/names';
import { cents } from '@zanga/domain/money';
import { expect, it } from 'vitest';
import { priceWords } from './price-words.ts';

const names = namesOf('Zanga');
const plain = { price: cents(850), discount: null, prime_price: null, unit_price: null };
const discount = {
  price_before: cents(1_000),
  percent: 15,
  reason: 'Settimana della pizza',
  lowest_30_days: cents(1_000),
  ends_at: null,
};

it('gives a plain price alone', () => {
  expect(priceWords(plain, names)).toEqual({
    amount: '8,50\u00a0€',
    before: undefined,
    reduction: undefined,
    lowest: undefined,
    prime: undefined,
    own: undefined,
    unit: undefined,
  });
});

it('shows a reduction only with the lowest price of the last thirty days', () => {
  const words = priceWords({ ...plain, discount }, names);
  expect(words.before).toBe('10,00\u00a0€');
  expect(words.reduction).toBe('−15%');
  expect(words.lowest).toBe('Prezzo più basso degli ultimi 30 giorni: 10,00\u00a0€');
});

it('gives a percentage beside two prices only where they agree, otherwise with the price it refers to', () => {
  const words = priceWords(
    { ...plain, discount: { ...discount, percent: 5, lowest_30_days: cents(900) } },
    names,
  );
  expect(words.before).toBe('10,00\u00a0€');
  expect(words.reduction).toBe('Offerta');
  expect(words.lowest).toBe('−5% sul prezzo più basso degli ultimi 30 giorni: 9,00\u00a0€');
});

it('shows no percentage that rounds to zero', () => {
  expect(priceWords({ ...plain, discount: { ...discount, percent: 0 } }, names).reduction).toBeUndefined();
});

it('names the member’s price only where it is lower than today’s', () => {
  expect(priceWords({ ...plain, prime_price: cents(750) }, names).prime).toBe('7,50\u00a0€ con Prime');
  expect(priceWords({ ...plain, prime_price: cents(750) }, names).own).toBe('7,50\u00a0€');
  // While Prime is off, its price is told to members alone.
  expect(priceWords({ ...plain, member_price: cents(750) }, names)).toMatchObject({
    prime: undefined,
    own: '7,50\u00a0€',
  });
  expect(priceWords({ ...plain, prime_price: cents(850) }, names).prime).toBeUndefined();
  expect(priceWords({ ...plain, discount, prime_price: cents(900) }, names).prime).toBeUndefined();
});

it('gives the price per unit of packed goods', () => {
  expect(priceWords({ ...plain, unit_price: { price: cents(1_700), per: 'kg' } }, names).unit).toBe(
    '17,00\u00a0€ / kg',
  );
});
