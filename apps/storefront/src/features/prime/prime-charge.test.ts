import { firstCharge } from '@zanga/domain/membership/trial';
import { cents } from '@zanga/domain/money';
import { describe, expect, it } from 'vitest';
import { updateElements } from '../../parts/payment/stripe/stripe-elements.ts';
import { type OpenedIntent, openElements } from '../../parts/payment/stripe/stripe-testing.ts';
import { joinCharge } from './prime-words.ts';

describe('[API-16] [PRM-11] the page announces the same Prime charge that the server opens', () => {
  const plans = [
    { trial_days: 14, trial_amount: cents(0) },
    { trial_days: 7, trial_amount: cents(199) },
    { trial_days: 0, trial_amount: cents(0) },
  ];
  const statusOf = (given: (typeof plans)[number]) => ({
    plan: { version: '1', price: cents(499), free_delivery_over: null, instore_percent: 10, ...given },
  });
  /** The intent as `modules/membership/payable-membership.ts` opens it and `adapters/payments/stripe` sends it. */
  const opened = ({ plan }: ReturnType<typeof statusOf>, trial: boolean): OpenedIntent => {
    const { trial_days: trialDays, trial_amount: trialAmount } = plan;
    const terms = { version: '1', price: cents(plan.price), trialDays, trialAmount: cents(trialAmount) };
    const { kind, amount } = firstCharge(terms, trial);
    const capture_method = kind === 'hold' ? 'manual' : 'automatic';
    return { amount, capture_method, setup_future_usage: 'off_session' };
  };

  it.each(plans)('$trial_days days for $trial_amount cents, with and without the trial', async (plan) => {
    const status = statusOf(plan);
    const till = openElements({ ...joinCharge(status, plan.trial_days > 0), save: true });
    for (const trial of [true, false, true]) {
      updateElements(till, { ...joinCharge(status, trial), save: true });
      await till.card.submit();
      expect(till.refusalOf(till.card, opened(status, trial))).toBeUndefined();
    }
  });

  it('a free trial is a hold of one euro, and is refused as a charge', async () => {
    const status = statusOf({ trial_days: 14, trial_amount: cents(0) });
    expect(joinCharge(status, true)).toEqual({ amountCents: 100, capture: 'manual' });
    expect(joinCharge(status, false)).toEqual({ amountCents: 499, capture: 'automatic' });
    const till = openElements({ amountCents: 100, capture: 'automatic', save: true });
    await till.card.submit();
    expect(till.refusalOf(till.card, opened(status, true))).toBe('capture_method does not match');
  });
});
