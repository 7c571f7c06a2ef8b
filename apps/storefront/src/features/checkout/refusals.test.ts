import { ApiError } from '@zanga/contract/wire/client';
import { cents } from '@zanga/domain/money';
import { describe, expect, it } from 'vitest';
import { pricedCart } from '../../parts/cart/cart-server-testing.ts';
import { contactProblems, hasChanged, refusedWith } from './refusals.ts';

const refusal = (code: string, status = 409, fields = {}) =>
  new ApiError(status, { error: `le parole di ${code}`, code, fields });

describe('[RTE-9] an order that was not placed', () => {
  it.each([
    ...['order.total_changed', 'order.slot_gone', 'order.sold_out', 'order.not_possible'],
    ...['order.table_needed', 'cart.stale', 'cart.not_found'],
  ])('is shown anew after %s', (code) => expect(hasChanged(refusal(code))).toBe(true));

  it.each(['order.age_check', 'terms.outdated', 'card.not_found'])('keeps its cart after %s', (code) =>
    expect(hasChanged(refusal(code))).toBe(false),
  );

  it('names the old and the new total', () => {
    const { title, obstacles } = refusedWith(
      refusal('order.total_changed'),
      pricedCart([], { total_price: cents(2350) }),
      pricedCart([], { total_price: cents(2500) }),
    );
    expect(title).toBe('le parole di order.total_changed');
    expect(obstacles.map(({ text }) => text.replaceAll('\u00a0', ' '))).toEqual([
      'Il totale era 23,50 €, ora è 25,00 €. Ricontrolla e conferma.',
    ]);
  });

  it('leads to the sold-out product', () => {
    const issue = {
      code: 'product_sold_out' as const,
      text: '«Cannolo»: esaurito',
      blocking: true,
      item: 'lin_a',
      part: 'food' as const,
    };
    const { obstacles } = refusedWith(
      refusal('order.sold_out'),
      pricedCart([]),
      pricedCart([], { issues: [issue] }),
    );
    expect(obstacles).toEqual([{ text: '«Cannolo»: esaurito', at: { place: 'summary' } }]);
  });

  it('shows the server’s objections at the fields of the contact', () => {
    const error = refusal('invalid', 422, { 'contact.telephone': ['non va'], cart_id: ['?'] });
    expect(contactProblems(error)).toEqual([['telephone', 'non va']]);
    expect(refusedWith(error, pricedCart([]), pricedCart([])).obstacles).toEqual([
      { text: 'non va', at: { field: 'telephone' } },
    ]);
  });

  it('leads to the missing age confirmation', () => {
    const { obstacles } = refusedWith(refusal('order.age_check'), pricedCart([]), pricedCart([]));
    expect(obstacles).toMatchObject([{ at: { place: 'age' } }]);
  });

  it('[ERR-1] uses the generic words after a network failure', () => {
    expect(refusedWith(new TypeError('fetch'), pricedCart([]), undefined)).toEqual({
      title: 'Si è verificato un errore imprevisto, controllare la connessione di rete',
      obstacles: [],
    });
  });
});
