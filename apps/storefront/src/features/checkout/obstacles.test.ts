import type { CartIssue } from '@zanga/contract/ordering/carts';
import { describe, expect, it } from 'vitest';
import { cartObstacles, notices } from './obstacles.ts';

const issue = (code: CartIssue['code'], given: Partial<CartIssue> = {}): CartIssue => ({
  code,
  text: `di ${code}`,
  blocking: true,
  item: null,
  part: null,
  ...given,
});

describe('[RTE-9] an obstacle before an order', () => {
  it('leads to its row', () => {
    const issues = [
      issue('product_sold_out', { item: 'itm_a', part: 'food' }),
      issue('too_far', { part: 'food' }),
      issue('address_missing', { part: 'goods' }),
      issue('nothing_to_order'),
      issue('coupon_refused', { part: 'food' }),
      issue('age_check', { part: 'food' }),
      issue('slot_gone', { part: 'food' }),
    ];
    expect(cartObstacles({ issues }).map(({ at }) => at)).toEqual([
      { place: 'summary' },
      { place: 'food-place' },
      { place: 'goods-place' },
      { place: 'summary' },
      { place: 'coupon' },
      { place: 'age' },
      { place: 'food-time' },
    ]);
  });

  it('is no issue that only informs', () => {
    const issues = [issue('price_changed', { blocking: false }), issue('age_check', { blocking: false })];
    expect(cartObstacles({ issues })).toEqual([]);
    expect(notices({ issues }).map(({ code }) => code)).toEqual(['price_changed']);
  });
});
