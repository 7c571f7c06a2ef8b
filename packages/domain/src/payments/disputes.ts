import { add, type Cents } from '../money.ts';

/** State of a payment contested by its customer. `unknown`: the provider uses a word newer than this list. */
export const disputeStates = ['to_answer', 'under_review', 'won', 'lost', 'closed', 'unknown'] as const;
export type DisputeState = (typeof disputeStates)[number];

/** Whether its money may still come or go. */
export const isDisputeOpen = (state: DisputeState): boolean =>
  state === 'to_answer' || state === 'under_review' || state === 'unknown';

type Disputed = { readonly state: DisputeState; readonly amount: Cents };

/** Money that lost disputes have returned to the customer. */
export const lostTo = (disputes: readonly Disputed[]): Cents =>
  add(...disputes.filter(({ state }) => state === 'lost').map(({ amount }) => amount));
