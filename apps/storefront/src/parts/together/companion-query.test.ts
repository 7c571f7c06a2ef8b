import type { Cart } from '@zanga/contract/ordering/carts';
import { cents } from '@zanga/domain/money';
import { describe, expect, it } from 'vitest';
import { avoiding, companionQuery } from './companion-query.ts';

type QueriedCart = Parameters<typeof companionQuery>[0];
// Only the fields that are read.
const cart = (slugs: readonly string[], food: Partial<Cart['deliveries'][number]> = {}) =>
  ({
    items: slugs.map((slug) => ({ product: { slug } })),
    deliveries: [{ part: 'food', fee: 250, missing: 0, missing_to_free: null, ...food }],
  }) as unknown as QueriedCart;

describe('the query for suggestions beside a cart', () => {
  it('names each product once', () => {
    expect(companionQuery(cart(['norma', 'cola', 'norma']))).toEqual({ products: 'norma,cola', gap: 0 });
  });

  it('asks first for the gap to the minimum, then for the gap to free delivery', () => {
    expect(companionQuery(cart(['norma'], { missing: cents(350), missing_to_free: cents(2_000) })).gap).toBe(
      350,
    );
    expect(companionQuery(cart(['norma'], { missing_to_free: cents(2_000) })).gap).toBe(2_000);
    expect(companionQuery(cart(['norma'], { fee: cents(0), missing_to_free: cents(2_000) })).gap).toBe(0);
    expect(companionQuery({ ...cart(['norma']), deliveries: [] }).gap).toBe(0);
  });

  it('excludes the customer’s allergens and diet', () => {
    const query = { products: 'norma', gap: 0 };
    expect(avoiding(query, undefined)).toEqual(query);
    expect(avoiding(query, { dietary_labels: ['vegan'], allergens_to_avoid: ['milk', 'eggs'] })).toEqual({
      ...query,
      labels: 'vegan',
      without: 'milk,eggs',
    });
  });
});
