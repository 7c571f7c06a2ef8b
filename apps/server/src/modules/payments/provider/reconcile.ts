import type { PaymentId } from '@zanga/domain/ids';
import { type ProviderIntent, ProviderRefusal } from '../../../adapters/payments/port.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { NothingToDo } from '../../../platform/job-queue/kinds.ts';
import { holdOwner } from '../followers.ts';
import { giveUpPayment } from '../give-up-payment.ts';
import type { PaymentTools } from '../payment-tools.ts';
import { presentPayment } from '../present-payment.ts';
import { findPayment } from '../queries.ts';
import { settlePayment } from '../settle-payment.ts';
import { saveComparedUntil } from '../store.ts';
import { doRefund, doRelease } from './do-jobs.ts';
import { attach } from './open-at-provider.ts';
import { readComparedUntil, readUnsettled, readWaitingRefunds } from './reconcile-queries.ts';
import { recordDispute } from './record-dispute.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
/** Younger payments may still be under way. */
const settledMs = 10 * minuteMs;
/** Banks let a hold go after seven days; one of six days was forgotten. */
const staleHoldMs = 6 * dayMs;
/** A dispute is decided within a quarter of a year. */
const disputedMs = 120 * dayMs;
/** An intent opened up to three days before the last comparison may have been paid since. */
const lookBackMs = 3 * dayMs;

/** Findings of the comparison; `strange` ones are for a person to look at. */
export type Report = {
  compared: number;
  settled: string[];
  released: string[];
  refunded: string[];
  strange: { readonly what: string; readonly why: string }[];
};

type Job = { readonly tools: PaymentTools; readonly report: Report };

/** A refusal by the provider is noted and the work goes on; an outage ends it until the next try. */
const noting = async ({ report }: Job, what: string, work: () => Promise<void>): Promise<void> => {
  try {
    await work();
  } catch (error) {
    if (error instanceof NothingToDo) report.strange.push({ what, why: error.reason });
    else if (error instanceof ProviderRefusal) report.strange.push({ what, why: error.code });
    else throw error;
  }
};

const giveUpHold = async ({ tools, report }: Job, id: PaymentId, now: Date): Promise<void> => {
  const released = await inTransaction(tools.db, async (tx) => {
    const row = await findPayment(tx, id);
    if (!row) return false;
    await holdOwner(tools.followers, tx, presentPayment(row));
    await giveUpPayment(tools, tx, id, { reason: 'stale_hold', now });
    return true;
  });
  if (released) report.released.push(id);
};

const settleOurs = async (job: Job, now: Date): Promise<void> => {
  const { tools, report } = job;
  for (const seen of await readUnsettled(tools.db, new Date(now.getTime() - settledMs)))
    await noting(job, seen.id, async () => {
      if (seen.given_up_at !== null) await doRelease(tools, seen.id);
      const settled = await settlePayment(tools, seen.id);
      report.compared += 1;
      const state = settled?.payment.state;
      const strange = settled?.payment.unknownStatus;
      if (strange) report.strange.push({ what: seen.id, why: `status ${strange}` });
      if (state !== seen.state) report.settled.push(seen.id);
      const heldSince = seen.settled_at ?? seen.created_at;
      if (state === 'authorised' && now.getTime() - heldSince.getTime() > staleHoldMs)
        await giveUpHold(job, seen.id, now);
    });
};

/** Refunds money at the provider without a payment in our tables. */
const returnOrphan = async ({ tools, report }: Job, intent: ProviderIntent): Promise<void> => {
  const key = `orphan:${intent.ref}`;
  if (intent.status === 'requires_capture') {
    await tools.provider.cancelIntent({ key, ref: intent.ref });
    report.released.push(intent.ref);
  } else {
    await tools.provider.refund({ key, intentRef: intent.ref, amountCents: intent.capturedCents });
    report.refunded.push(intent.ref);
  }
};

const compareTheirs = async (job: Job, intent: ProviderIntent): Promise<void> => {
  const { tools, report } = job;
  if (intent.paymentId === null) return;
  report.compared += 1;
  const row = await findPayment(tools.db, intent.paymentId);
  // The server died between opening the intent and recording it.
  if (row?.intent_ref === null) {
    await attach(tools, row, intent);
    await settlePayment(tools, row.id);
    report.settled.push(row.id);
  } else if (row?.intent_ref !== intent.ref) await returnOrphan(job, intent);
  else if (row.amount_cents !== intent.amountCents)
    report.strange.push({ what: row.id, why: 'another amount at the provider' });
  else if (row.state !== 'paid' && row.state !== 'authorised') {
    const settled = await settlePayment(tools, row.id);
    if (settled?.payment.state !== row.state) report.settled.push(row.id);
  }
};

/** Compares recent payments with the provider in both directions, and mends differences. */
export const reconcile = async (tools: PaymentTools): Promise<Report> => {
  const { provider, log } = tools;
  const now = tools.clock();
  const report: Report = { compared: 0, settled: [], released: [], refunded: [], strange: [] };
  const job = { tools, report };
  await settleOurs(job, now);
  for (const { id } of await readWaitingRefunds(tools.db, new Date(now.getTime() - settledMs)))
    await noting(job, id, () => doRefund(tools, id));
  // From the end of the last comparison, however long ago: a shop may have been closed for weeks.
  const last = (await readComparedUntil(tools.db, provider.name)) ?? now;
  for await (const intent of provider.intentsSince(new Date(last.getTime() - lookBackMs)))
    if (intent.status === 'succeeded' || intent.status === 'requires_capture')
      await noting(job, intent.ref, () => compareTheirs(job, intent));
  for await (const dispute of provider.disputesSince(new Date(now.getTime() - disputedMs)))
    await noting(job, dispute.ref, () => recordDispute(tools, dispute));
  await saveComparedUntil(tools.db, provider.name, now);
  const level = report.strange.length > 0 ? 'warn' : 'info';
  log[level](report, 'payments were compared with their provider');
  return report;
};
