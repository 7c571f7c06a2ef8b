import type { CartIssue } from '@zanga/contract/ordering/carts';
import { cents } from '@zanga/domain/money';
import { lineKey } from '@zanga/domain/ordering/cart-lines';
import { describe, expect, it } from 'vitest';
import { pricedCart } from '../../parts/cart/cart-server-testing.ts';
import { goalOf } from './cart-progress.tsx';
import { blockedRows, countWarnings, rowsOf, withRemoved } from './cart-rows.ts';

const line = (product: string, given = {}) => ({ product, options: ['cho_a'], qty: 2, notes: '', ...given });
const issue = (given: Partial<CartIssue>): CartIssue => ({
  code: 'price_changed',
  text: 'Cambiato',
  blocking: false,
  item: null,
  part: null,
  ...given,
});
const idOf = (product: string) => `lin_${lineKey(line(product))}`;

describe('[API-38] the lines of the cart', () => {
  const norma = line('norma');
  const live = pricedCart([norma, line('cola')], {
    issues: [
      issue({ item: idOf('norma') }),
      issue({ code: 'product_gone', blocking: true, item: idOf('cola') }),
      issue({ code: 'shop_missing', blocking: true, part: 'food' }),
    ],
  });

  it('hold the server’s price and issues', () => {
    const [first] = rowsOf([norma], live);
    expect(first).toMatchObject({
      priced: { total: cents(1000) },
      settled: true,
      issues: [{ text: 'Cambiato' }],
    });
  });

  it('find their price with removed ingredients, too', () => {
    const without = line('norma', { without: ['ing_a'] });
    const rows = rowsOf([without, norma], pricedCart([norma, without]));
    expect(rows.map(({ priced }) => priced?.left_out)).toEqual([['ing_a'], []]);
  });

  it('have no settled price while the server has priced fewer pieces, or none', () => {
    const rows = rowsOf([line('norma', { qty: 3 }), line('nuovo')], live);
    expect(rows.map(({ settled, priced }) => [settled, priced?.total ?? null])).toEqual([
      [false, 1000],
      [false, null],
    ]);
  });

  it('tell blocked lines apart from lines with an announcement', () => {
    const rows = rowsOf([norma, line('cola')], live);
    expect(blockedRows(rows).map(({ line: { product } }) => product)).toEqual(['cola']);
    // The missing way of delivery is asked for at the checkout: no warning yet.
    expect(countWarnings(live)).toBe(2);
  });

  it("keep a removed line's place until it is restored", () => {
    const removed = [{ key: lineKey(line('cola')), at: 1 }];
    const keys = (rows: { key: string }[]) => rows.map(({ key }) => key);
    const left = rowsOf([norma, line('tazza')], live);
    expect(keys(withRemoved(left, removed))).toEqual(
      [norma, line('cola'), line('tazza')].map((one) => lineKey(one)),
    );
    expect(withRemoved(rowsOf([norma, line('cola')], live), removed)).toHaveLength(2);
  });
});

describe('[API-38] the next goal of the cart', () => {
  const delivery = {
    part: 'food',
    mode: 'delivery',
    chosen: true,
    shop: null,
    address_id: null,
    written: null,
    address: null,
    slot: 'asap',
    table: null,
    zone: null,
    subtotal: cents(1150),
    fee: cents(250),
    fee_discount: cents(0),
    minimum: cents(1500),
    missing: cents(350),
    free_over: cents(3000),
    missing_to_free: cents(1850),
    earliest: null,
  } as const;

  it('is the minimum first, then free delivery, then none', () => {
    const text = (given: object) => goalOf({ ...delivery, ...given })?.text;
    expect(text({})).toBe('Mancano 3,50\u00a0€ al minimo di 15,00\u00a0€');
    expect(text({ missing: cents(0), subtotal: cents(2000), missing_to_free: cents(1000) })).toBe(
      'Mancano 10,00\u00a0€ alla consegna gratis',
    );
    expect(text({ missing: cents(0), missing_to_free: cents(0) })).toBe('La consegna è gratis');
    expect(text({ missing: cents(0), missing_to_free: null })).toBeUndefined();
    expect(text({ missing: cents(0), mode: 'shipping', missing_to_free: cents(500) })).toBe(
      'Mancano 5,00\u00a0€ alla spedizione gratis',
    );
  });
});
