/** Price and benefits of Zanga Prime in the demo. */
export const demoPrimePlan = {
  version: '2026-1',
  price_cents: 499,
  trial_days: 14,
  trial_amount_cents: 0,
  free_delivery_over_cents: 1500,
  instore_percent: 10,
  begins_at: '2026-01-01T00:00:00Z',
} as const;
