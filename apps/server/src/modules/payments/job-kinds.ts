import { type JobKind, jobKind } from '../../platform/jobs.ts';

// Every effect at the provider: asked for in a transaction, done after it, repeated until it is known to have worked.

export const captureJob = jobKind<{ readonly paymentId: string; readonly amountCents: number }>(
  'payments.capture',
);
export const releaseJob = jobKind<{ readonly paymentId: string }>('payments.release');
export const refundJob = jobKind<{ readonly refundId: string }>('payments.refund');
export const forgetCustomerJob = jobKind<{ readonly customer: string; readonly provider: string }>(
  'payments.forget_customer',
);
export const reconcileJob: JobKind<object> = jobKind('payments.reconcile', { retryLimit: 3 });
