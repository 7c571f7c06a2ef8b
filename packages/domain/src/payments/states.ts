/** What becomes of a payment. How much of it was given back is told by its amounts. */
export const paymentStates = ['open', 'failed', 'processing', 'authorised', 'paid', 'released'] as const;
export type PaymentState = (typeof paymentStates)[number];

/** What can happen to it, as its provider tells. */
export const paymentEvents = ['fail', 'process', 'authorise', 'pay', 'release'] as const;
export type PaymentEvent = (typeof paymentEvents)[number];

/**
 * Every way a payment goes. A refused card leaves room for another; money that arrives after the payment was given up
 * is money all the same, and has to be seen to be returned.
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

/** The state an event leaves behind it. */
const left: Readonly<Record<PaymentEvent, PaymentState>> = {
  fail: 'failed',
  process: 'processing',
  authorise: 'authorised',
  pay: 'paid',
  release: 'released',
};

export type PaymentStep =
  | { readonly step: 'moved'; readonly to: PaymentState }
  /** It has happened before: nothing to do, and no error. */
  | { readonly step: 'already' }
  /** It cannot happen any more: news that arrive late. */
  | { readonly step: 'stale' };

/** What an event does to a payment. */
export const stepPayment = (from: PaymentState, event: PaymentEvent): PaymentStep => {
  const to = paymentTransitions[from][event];
  if (to !== undefined) return { step: 'moved', to };
  return { step: left[event] === from ? 'already' : 'stale' };
};

/** Whether somebody may still try to pay. */
export const isPayable = (state: PaymentState): boolean => state === 'open' || state === 'failed';
