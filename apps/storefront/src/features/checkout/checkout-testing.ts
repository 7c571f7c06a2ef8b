import type { Cart } from '@zanga/contract/carts';

/** A cart with everything a test does not speak of. */
export const cartFor = (given: Partial<Cart> = {}): Cart => ({
  id: 'crt_a',
  token: null,
  version: 1,
  items: [],
  qty: 0,
  list: 0,
  discount: 0,
  member_discount: 0,
  coupon_discount: 0,
  delivery: 0,
  total_price: 0,
  vat: [],
  coupon: null,
  coupon_code: null,
  deliveries: [],
  single_cart_shop: null,
  gift: null,
  meta: {},
  payments: ['card'],
  prime_saving: 0,
  issues: [],
  changes: [],
  ...given,
});
