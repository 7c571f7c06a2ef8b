import { cents } from '@zanga/domain/money';
import type { GivenOrder } from '@zanga/domain/ordering/refunds/giving';
import { describe, expect, it } from 'vitest';
import { amountOf, bodyOf, centsIn, type GiveBackWish, givingOf, partWithFee } from './give-back-wish.ts';

const order: GivenOrder = {
  lines: [{ id: 'pizza', part: 'food', qty: 2, total: cents(1700), refundedQty: 0 }],
  fees: { food: cents(250) },
  total: cents(1950),
  given: cents(0),
  feesGiven: [],
};
const wish = (given: Partial<GiveBackWish>): GiveBackWish => ({
  kind: 'pieces',
  pieces: {},
  sum: '',
  ...given,
});
const comesTo = (given: Partial<GiveBackWish>) => {
  const giving = givingOf(order, wish(given));
  return giving && amountOf(order, giving);
};

describe('a refund as staff fill it in', () => {
  it('has the amount that the server will refund', () => {
    expect(comesTo({ pieces: { pizza: 1 } })).toBe(975);
    expect(comesTo({ kind: 'all' })).toBe(1950);
    expect(comesTo({ kind: 'fee' })).toBe(250);
    expect(comesTo({ kind: 'sum', sum: '2,5' })).toBe(250);
    expect(comesTo({ kind: 'sum', sum: '19,51' })).toBeNull();
  });

  it('is undefined until a kind is chosen', () => {
    for (const given of [
      {},
      { pieces: { pizza: 0 } },
      { kind: 'sum', sum: '' },
      { kind: 'sum', sum: '0' },
    ] as const)
      expect(comesTo(given)).toBeUndefined();
    expect(partWithFee({ ...order, feesGiven: ['food'] })).toBeUndefined();
  });

  it('reads sums as people write them', () => {
    expect(['2', '2,5', '2.50', ' 12 €', '1.234,00', '-2', 'due'].map(centsIn)).toEqual([
      200,
      250,
      250,
      1200,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('sends the amount on the screen to the server', () => {
    const all = wish({ kind: 'all' });
    const giving = givingOf(order, all);
    if (!giving) throw new Error('all is something');
    expect(bodyOf(order, all, giving, cents(1950))).toEqual({
      items: null,
      expected: { amount: 1950, left: 1950 },
    });
  });
});
