import { type Cents, cents } from '../money.ts';
import type { PlanTerms } from './membership.ts';
import { periodStart } from './periods.ts';

/** What is held on the card for a free trial, and released at once. */
export const freeTrialHold: Cents = cents(100);

/** How many months it is remembered of people without an account, and of cards, that they had one. */
const traceMonths = 24;

/** Until when the traces of a trial are kept. */
export const traceEnds = (at: Date): Date => periodStart(at, traceMonths);

/** What is known of trials that have been had: by the person, and with the card they now pay with. */
export type TrialsHad = {
  readonly person: boolean;
  readonly card: boolean;
};

/**
 * Whether a person may have a trial: one for each person and card, as long as it is known of them, where the plan has
 * one.
 */
export const canTrial = ({ trialDays }: PlanTerms, { person, card }: TrialsHad): boolean =>
  trialDays > 0 && !person && !card;

/** What is asked of the card when somebody joins. */
export type FirstCharge =
  | { readonly kind: 'hold'; readonly amount: Cents }
  | { readonly kind: 'charge'; readonly amount: Cents };

/** A free trial holds one euro, a paid one is charged, and with no trial the first month is. */
export const firstCharge = (terms: PlanTerms, trial: boolean): FirstCharge => {
  if (!trial) return { kind: 'charge', amount: terms.price };
  return terms.trialAmount === 0
    ? { kind: 'hold', amount: freeTrialHold }
    : { kind: 'charge', amount: terms.trialAmount };
};
