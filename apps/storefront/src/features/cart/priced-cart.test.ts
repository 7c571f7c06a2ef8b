import { ApiError } from '@zanga/contract/client';
import { describe, expect, it } from 'vitest';
import type { CartLine } from '../../shared/cart-intent.ts';
import { optionChoice, options, productDetail } from '../../shared/product-testing.ts';
import { cartTexts as t } from './cart-texts.ts';
import { indicativeTotal, priceCartLine } from './priced-cart.ts';

const size = options(
  'dimensione',
  [1, 1],
  [
    optionChoice('normale'),
    optionChoice('gigante', { price_delta: 400 }),
    optionChoice('baby', { sold_out: true }),
  ],
);
const product = productDetail({ price: 950, options: [size] });
const line = (given: Partial<CartLine> = {}): CartLine => ({
  product: 'pizza-norma',
  options: ['cho_gigante'],
  qty: 2,
  notes: '',
  ...given,
});
const told = (given: Parameters<typeof productDetail>[0] = {}) => ({
  product: { ...product, ...given },
  error: null,
});

describe('[API-38] a line at today’s prices', () => {
  it('costs what the catalogue says now', () => {
    expect(priceCartLine(line(), told())).toMatchObject({
      total: 2700,
      choices: ['gigante'],
      problem: undefined,
    });
    expect(priceCartLine(line(), told({ price: 1000 })).total).toBe(2800);
  });

  it.each([
    [
      'is sold out',
      told({ availability: { state: 'sold_out', until: null, label: 'Esaurito' } }),
      'Esaurito',
    ],
    ['has other options now', told({ options: [] }), t.changed],
    ['has left the menu', { product: undefined, error: new ApiError(404) }, t.gone],
    ['cannot be asked for', { product: undefined, error: new TypeError('fetch') }, t.unreachable],
  ])('has no price when its product %s, and says why', (_, answer, problem) => {
    expect(priceCartLine(line(), answer)).toMatchObject({ total: undefined, problem });
  });

  it('says which choice can no longer be had', () => {
    expect(priceCartLine(line({ options: ['cho_baby'] }), told()).problem).toContain('baby');
  });
});

describe('[API-38] the indicative total', () => {
  const priced = priceCartLine(line(), told());
  const gone = priceCartLine(line(), { product: undefined, error: new ApiError(404) });
  const onItsWay = priceCartLine(line(), { product: undefined, error: null });

  it('adds up what can be had', () => {
    expect(indicativeTotal([priced, gone, priced])).toBe(5400);
    expect(indicativeTotal([])).toBe(0);
  });

  it('is not told while any price is still on its way', () => {
    expect(indicativeTotal([priced, onItsWay])).toBeUndefined();
  });
});
