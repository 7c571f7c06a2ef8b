import type { PrimeStatus } from '@zanga/contract/ordering/prime';
import { cents } from '@zanga/domain/money';

/** A plan of five euros less a cent a month, after a free fortnight. */
export const plan = {
  version: '1',
  price: cents(499),
  trial_days: 14,
  trial_amount: cents(0),
  free_delivery_over: null,
  instore_percent: 10,
};

/** A membership status: no member, except for the given fields. */
export const statusOf = (given: Partial<PrimeStatus>): PrimeStatus => ({
  active: false,
  can_trial: false,
  phone_first: false,
  trial_amount: cents(0),
  trial_ends_at: null,
  ends_at: null,
  paused: false,
  cancelled: false,
  cancelled_not_expired: false,
  economy_amount: cents(0),
  economy_possible_amount: cents(0),
  state: 'none',
  plan,
  next_charge_at: null,
  withdrawal_until: null,
  charged_amount: cents(0),
  card: null,
  ...given,
});
