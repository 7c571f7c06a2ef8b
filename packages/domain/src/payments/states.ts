/** States of a payment. Refunds are told by its amounts. */
export const paymentStates = ['open', 'failed', 'processing', 'authorised', 'paid', 'released'] as const;
export type PaymentState = (typeof paymentStates)[number];

/** Events of a payment, as its provider tells them. */
export const paymentEvents = ['fail', 'process', 'authorise', 'pay', 'release'] as const;
export type PaymentEvent = (typeof paymentEvents)[number];

/**
 * Transitions of a payment. A refused card leaves room for another. Money that arrives after the payment was given up
 * still counts, and has to be seen to be returned.
 */
export const paymentTransitions: Readonly<
  Record<PaymentState, Readonly<Partial<Record<PaymentEvent, PaymentState>>>>
> = {
  open: { fail: 'failed', process: 'processing', authorise: 'authorised', pay: 'paid', release: 'released' },
  failed: { process: 'processing', authorise: 'authorised', pay: 'paid', release: 'released' },
  processing: { fail: 'failed', authorise: 'authorised', pay: 'paid', release: 'released' },
  authorised: { pay: 'paid', release: 'released' },
  paid: {},
  released: { authorise: 'authorised', pay: 'paid' },
};

/** State after each event. */
const left: Readonly<Record<PaymentEvent, PaymentState>> = {
  fail: 'failed',
  process: 'processing',
  authorise: 'authorised',
  pay: 'paid',
  release: 'released',
};

export type PaymentStep =
  | { readonly step: 'moved'; readonly to: PaymentState }
  /** It happened before: nothing to do, and no error. */
  | { readonly step: 'already' }
  /** It is no longer possible: the news came late. */
  | { readonly step: 'stale' };

/** Effect of an event on a payment. */
export const stepPayment = (from: PaymentState, event: PaymentEvent): PaymentStep => {
  const to = paymentTransitions[from][event];
  if (to !== undefined) return { step: 'moved', to };
  return { step: left[event] === from ? 'already' : 'stale' };
};

/** Whether the customer may still try to pay. */
export const isPayable = (state: PaymentState): boolean => state === 'open' || state === 'failed';
