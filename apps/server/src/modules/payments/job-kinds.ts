import type { PaymentId, RefundId } from '@zanga/domain/ids';
import type { Cents } from '@zanga/domain/money';
import { type JobKind, jobKind, type KindOptions } from '../../platform/job-queue/kinds.ts';

// Effects at the provider: enqueued in a transaction, done after it, retried until they are known to have worked.

/** Hourly retries for a day: within an hour of the provider's return the money moves. */
const atProvider: KindOptions = { one: 'waiting', outward: true, retryLimit: 34, retryDelayMax: 3_600 };

export const captureJob = jobKind<{ readonly paymentId: PaymentId; readonly amountCents: Cents }>(
  'payments.capture',
  atProvider,
);
export const releaseJob = jobKind<{ readonly paymentId: PaymentId }>('payments.release', atProvider);
export const refundJob = jobKind<{ readonly refundId: RefundId }>('payments.refund', atProvider);
export const forgetCustomerJob = jobKind<{ readonly customer: string; readonly provider: string }>(
  'payments.forget_customer',
  atProvider,
);
/** Deletes old records of refused cards. */
export const sweepJob: JobKind<object> = jobKind('payments.sweep', { retryLimit: 3 });
export const reconcileJob: JobKind<object> = jobKind('payments.reconcile', {
  retryLimit: 3,
  one: 'in all',
  outward: true,
});
