import { money } from '@zanga/browser/format.ts';
import type { PrimePlan, PrimeStatus } from '@zanga/contract/ordering/prime';
import type { Names } from '@zanga/domain/brand/names';
import { firstCharge } from '@zanga/domain/membership/trial';
import { formatDate } from '@zanga/domain/time-format';
import type { Charge } from '../../parts/payment/card-form-port.ts';
import { primeTexts as t } from './prime-texts.ts';

/** `31/07/2026`; empty for null. */
export const day = (instant: string | null) => (instant === null ? '' : formatDate(new Date(instant)));

/** Label of the join button (PRM-2). */
export const joinLabel = (status: Pick<PrimeStatus, 'can_trial' | 'trial_amount'> | undefined): string => {
  if (!status) return t.login;
  if (!status.can_trial) return t.subscribe;
  return status.trial_amount === 0 ? t.tryFree : t.tryPaid;
};

/** State of a membership in one line (PRM-3, PRM-4). */
export const statusLine = (status: PrimeStatus, names: Names): string | undefined => {
  if (status.paused && (status.state === 'trial' || status.state === 'active'))
    return t.statusUntil(day(status.ends_at));
  switch (status.state) {
    case 'trial':
      return t.statusTrial(day(status.trial_ends_at));
    case 'active':
      return t.statusActive(day(status.next_charge_at));
    case 'past_due':
      return t.statusPastDue(names);
    case 'paused':
      return t.statusPaused;
    case 'leaving':
      return t.statusLeaving(day(status.ends_at));
    default:
      return undefined;
  }
};

/** Slug of the brand's text for this status (PRM-1). */
export const contentSlug = (
  status: Pick<PrimeStatus, 'active' | 'can_trial' | 'plan'> | undefined,
): string => {
  if (status?.active) return 'zanga-prime-attivo';
  return status && !status.can_trial && status.plan.trial_days > 0
    ? 'zanga-prime-prova-scaduta'
    : 'zanga-prime';
};

/** First charge and its day: a paid trial is charged today, as is a month without a trial. */
export const firstChargeWords = ({
  plan,
  can_trial,
  next_charge_at,
}: Pick<PrimeStatus, 'plan' | 'can_trial' | 'next_charge_at'>): string => {
  const price = money(plan.price);
  if (!can_trial) return t.chargedToday(price);
  return plan.trial_amount === 0
    ? t.chargedOn(day(next_charge_at), price)
    : t.chargedTrial(money(plan.trial_amount), day(next_charge_at), price);
};

/**
 * Saving that the last thirty days' orders would have had, where it exceeds a month's price; undefined otherwise,
 * because it would be no reason to join.
 */
export const savingWords = ({
  economy_possible_amount: possible,
  plan,
}: Pick<PrimeStatus, 'economy_possible_amount' | 'plan'>): string | undefined =>
  possible > plan.price ? t.wouldHaveSaved(money(possible)) : undefined;

/** Benefits of a member, with the plan's numbers. */
export const benefitWords = ({
  free_delivery_over: freeOver,
  instore_percent: percent,
}: PrimePlan): string => {
  const parts = [
    t.memberPrices,
    ...(freeOver === null ? [] : [t.freeDelivery(money(freeOver))]),
    ...(percent > 0 ? [t.inStore(percent)] : []),
  ];
  return `${parts.join(', ')}.`;
};

/** Charge on the card at joining: the server opens the payment by the same rule. */
export const joinCharge = ({ plan }: Pick<PrimeStatus, 'plan'>, trial: boolean): Charge => {
  const { version, price, trial_days: trialDays, trial_amount: trialAmount } = plan;
  const terms = { version, price, trialDays, trialAmount };
  const { kind, amount } = firstCharge(terms, trial);
  return { amountCents: amount, capture: kind === 'hold' ? 'manual' : 'automatic' };
};

/** Only a member, paused or not, who has not cancelled yet can cancel (PRM-7). */
export const mayCancel = ({
  active,
  cancelled,
  state,
}: Pick<PrimeStatus, 'active' | 'cancelled' | 'state'>): boolean =>
  (active || state === 'paused') && !cancelled;

/** Savings compared to the membership's cost. */
export const balanceWords = ({
  economy_amount: saved,
  charged_amount: charged,
}: Pick<PrimeStatus, 'economy_amount' | 'charged_amount'>): string => {
  if (charged === 0) return t.costNothing;
  if (saved === charged) return t.even(money(charged));
  return saved > charged
    ? t.ahead(money(charged), money(saved - charged))
    : t.behind(money(charged), money(charged - saved));
};

/** Consequence of cancelling, shown before: without a paid period the membership ends at once. */
export const cancelWords = ({ state, next_charge_at, ends_at, charged_amount }: PrimeStatus): string => {
  if (state === 'past_due') return t.cancelDueLine;
  if (state === 'paused') return t.cancelPausedLine;
  return (charged_amount > 0 ? t.cancelLine : t.cancelFreeLine)(day(next_charge_at ?? ends_at));
};

type Withdrawable = Pick<PrimeStatus, 'withdrawal_until' | 'charged_amount'>;

/** Consequence of withdrawing: refunds the charges to the cent, and promises no refund without a charge. */
export const withdrawWords = ({ withdrawal_until, charged_amount }: Withdrawable, names: Names) => {
  const until = day(withdrawal_until);
  if (charged_amount === 0)
    return { line: t.withdrawFreeLine(names, until), body: t.withdrawFreeBody(names) };
  const amount = money(charged_amount);
  return { line: t.withdrawLine(until, amount), body: t.withdrawBody(amount) };
};
