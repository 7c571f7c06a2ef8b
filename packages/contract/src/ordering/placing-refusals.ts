/** Why no order is made of a cart, wherever it is placed. */
export const placingRefusals = [
  'cart.stale',
  'cart.not_found',
  'order.total_changed',
  'order.not_possible',
  'order.slot_gone',
  'order.sold_out',
  'order.age_check',
  'order.key_reused',
  'order.payment_not_allowed',
  'terms.outdated',
  'brand.closed',
  'order.blocked',
  'order.too_many_open',
  'order.too_many_today',
  'order.code_needed',
  'order.captcha_needed',
] as const;
