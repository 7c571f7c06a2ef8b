import { NothingToDo } from '../../platform/job-queue/kinds.ts';
import { sweepEvery } from '../../platform/retention/sweep.ts';
import { captureJob, forgetCustomerJob, reconcileJob, refundJob, releaseJob, sweepJob } from './job-kinds.ts';
import type { PaymentTools } from './payment-tools.ts';
import { doCapture, doRefund, doRelease } from './provider/do-jobs.ts';
import { reconcile } from './provider/reconcile.ts';
import { purgeDeclines } from './store.ts';

/** Registers the handlers of all payment jobs. */
export const handlePaymentJobs = (tools: PaymentTools): void => {
  const { jobs, provider } = tools;
  jobs.handle(captureJob, (data) => doCapture(tools, data));
  jobs.handle(releaseJob, ({ paymentId }) => doRelease(tools, paymentId));
  jobs.handle(refundJob, ({ refundId }) => doRefund(tools, refundId));
  jobs.handle(forgetCustomerJob, async ({ customer, provider: where }) => {
    // Sandbox cards need no deletion once a real provider is in use.
    if (where === 'sandbox' && provider.name !== 'sandbox') return;
    if (where !== provider.name) throw new NothingToDo('provider_not_set', where);
    await provider.deleteCustomer(customer);
  });
  sweepEvery(tools, sweepJob, '44 3 * * *', {
    refused_cards: (before) => purgeDeclines(tools.db, before),
  });
  jobs.every(reconcileJob, '41 3 * * *', async () => {
    await reconcile(tools);
  });
};
