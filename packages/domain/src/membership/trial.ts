import { type Cents, cents } from '../money.ts';
import type { PlanTerms } from './membership.ts';
import { periodStart } from './periods.ts';

/** Amount held on the card for a free trial, and released at once. */
export const freeTrialHold: Cents = cents(100);

/** Months in which a used trial is remembered for people without an account, and for cards. */
const traceMonths = 24;

/** Moment until which traces of a trial are kept. */
export const traceEnds = (at: Date): Date => periodStart(at, traceMonths);

/** Earlier trials of the person, and of the card they pay with. */
export type TrialsHad = {
  readonly person: boolean;
  readonly card: boolean;
};

/** Whether a person may have a trial: if the plan has one, once for each person and card, as far as remembered. */
export const canTrial = ({ trialDays }: PlanTerms, { person, card }: TrialsHad): boolean =>
  trialDays > 0 && !person && !card;

/** First request to the card when a customer joins. */
export type FirstCharge =
  | { readonly kind: 'hold'; readonly amount: Cents }
  | { readonly kind: 'charge'; readonly amount: Cents };

/** A free trial holds one euro; a paid trial, or the first month without one, is charged. */
export const firstCharge = (terms: PlanTerms, trial: boolean): FirstCharge => {
  if (!trial) return { kind: 'charge', amount: terms.price };
  return terms.trialAmount === 0
    ? { kind: 'hold', amount: freeTrialHold }
    : { kind: 'charge', amount: terms.trialAmount };
};
