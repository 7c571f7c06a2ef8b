import { firstCharge } from '@zanga/domain/membership/trial';
import { cents } from '@zanga/domain/money';
import { describe, expect, it } from 'vitest';
import { joinCharge } from '../../features/prime/prime-words.ts';
import { type PlannedPayment, tellTill, tillFor } from './stripe-elements.ts';
import { type OpenedIntent, scriptOfStripe } from './stripe-testing.ts';

const openTill = (planned: PlannedPayment) => {
  const script = scriptOfStripe();
  // The options a page gives are those of Stripe's own type; the script here reads four of them.
  const stripe = script as unknown as Parameters<typeof tillFor>[0];
  return { ...tillFor(stripe, {}, planned), refusalOf: script.refusalOf };
};
const pizza = { amountCents: 1700, capture: 'automatic', save: false } as const;
const paid = (amount: number): OpenedIntent => ({
  amount,
  capture_method: 'automatic',
  setup_future_usage: null,
});

describe('Stripe’s fields, made before their payment', () => {
  it('[API-41] follow the total of the cart, for the card and for the wallet', async () => {
    const till = openTill(pizza);
    await till.card.submit();
    expect(till.refusalOf(till.card, paid(1700))).toBeUndefined();
    expect(till.refusalOf(till.card, paid(1500))).toBe('The amounts do not match');
    tellTill(till, { ...pizza, amountCents: 1500, save: true });
    for (const group of [till.card, till.wallet]) await group.submit();
    expect(till.refusalOf(till.card, { ...paid(1500), setup_future_usage: 'off_session' })).toBeUndefined();
    // What a wallet gives is never kept.
    expect(till.refusalOf(till.wallet, paid(1500))).toBeUndefined();
  });

  it('have to be submitted after they were told', async () => {
    const till = openTill(pizza);
    await till.card.submit();
    tellTill(till, pizza);
    expect(till.refusalOf(till.card, paid(1700))).toMatch('must be called before');
  });
});

describe('[API-16] [PRM-11] what the page asks for Prime is what the server opens', () => {
  const plans = [
    { trial_days: 14, trial_amount: 0 },
    { trial_days: 7, trial_amount: 199 },
    { trial_days: 0, trial_amount: 0 },
  ];
  const statusOf = (given: (typeof plans)[number]) => ({
    plan: { version: '1', price: 499, free_delivery_over: null, instore_percent: 10, ...given },
  });
  /** As `modules/membership/payable-membership.ts` opens it, and `adapters/payments/stripe` says it. */
  const opened = ({ plan }: ReturnType<typeof statusOf>, trial: boolean): OpenedIntent => {
    const { trial_days: trialDays, trial_amount: trialAmount } = plan;
    const terms = { version: '1', price: cents(plan.price), trialDays, trialAmount: cents(trialAmount) };
    const { kind, amount } = firstCharge(terms, trial);
    const capture_method = kind === 'hold' ? 'manual' : 'automatic';
    return { amount, capture_method, setup_future_usage: 'off_session' };
  };

  it.each(plans)('$trial_days days for $trial_amount cents, with the trial and without', async (plan) => {
    const status = statusOf(plan);
    const till = openTill({ ...joinCharge(status, plan.trial_days > 0), save: true });
    for (const trial of [true, false, true]) {
      tellTill(till, { ...joinCharge(status, trial), save: true });
      await till.card.submit();
      expect(till.refusalOf(till.card, opened(status, trial))).toBeUndefined();
    }
  });

  it('a free trial is a hold of one euro, and is refused as a charge', async () => {
    const status = statusOf({ trial_days: 14, trial_amount: 0 });
    expect(joinCharge(status, true)).toEqual({ amountCents: 100, capture: 'manual' });
    expect(joinCharge(status, false)).toEqual({ amountCents: 499, capture: 'automatic' });
    const till = openTill({ amountCents: 100, capture: 'automatic', save: true });
    await till.card.submit();
    expect(till.refusalOf(till.card, opened(status, true))).toBe('capture_method does not match');
  });
});
