/** How a payment stands that its customer contests with their bank. `unknown`: the provider says a word we do not know. */
export const disputeStates = ['to_answer', 'under_review', 'won', 'lost', 'closed', 'unknown'] as const;
export type DisputeState = (typeof disputeStates)[number];

/** Whether its money may still come or go. */
export const isDisputeOpen = (state: DisputeState): boolean =>
  state === 'to_answer' || state === 'under_review' || state === 'unknown';
