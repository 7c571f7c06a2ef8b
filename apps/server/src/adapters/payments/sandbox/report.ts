import { randomInt } from 'node:crypto';
import { type Tx, withoutWaiting } from '../../../platform/database/connection.ts';
import { type IntentRow, newRef, type RefundRow, type SandboxTools } from './rows.ts';

type Subject =
  | { readonly intent: IntentRow }
  | { readonly refund: RefundRow }
  | { readonly dispute: { readonly ref: string; readonly intent_ref: string } };

const objectOf = (subject: Subject) => {
  if ('intent' in subject)
    return { id: subject.intent.ref, object: 'payment_intent', status: subject.intent.status };
  if ('refund' in subject)
    return { id: subject.refund.ref, object: 'refund', payment_intent: subject.refund.intent_ref };
  return { id: subject.dispute.ref, object: 'dispute', payment_intent: subject.dispute.intent_ref };
};

const bodyOf = (ref: string, type: string, subject: Subject, now: Date) => {
  const object = objectOf(subject);
  return JSON.stringify({ id: ref, type, created: Math.floor(now.getTime() / 1000), data: { object } });
};

/** Queues a report in the transaction that caused it, altered by the misbehaviour switches. */
export const report = async (
  { clock }: SandboxTools,
  tx: Tx,
  type: string,
  subject: Subject,
  leastDelayMs = 0,
): Promise<void> => {
  const now = clock();
  const switches = await tx.selectFrom('sandbox_switches').selectAll().executeTakeFirstOrThrow();
  if (switches.mute) return;
  const ref = newRef('evt');
  const body = bodyOf(ref, type, subject, now);
  const delay = () => leastDelayMs + switches.delay_ms + (switches.shuffle ? randomInt(0, 3_000) : 0);
  const rows = Array.from({ length: switches.copies }, () => ({
    event_ref: ref,
    type,
    body,
    due_at: new Date(now.getTime() + delay()),
    created_at: now,
  }));
  await withoutWaiting(tx, (quiet) => quiet.insertInto('sandbox_deliveries').values(rows).execute());
};

const typeOf: Readonly<Record<string, string>> = {
  succeeded: 'payment_intent.succeeded',
  requires_capture: 'payment_intent.amount_capturable_updated',
  requires_payment_method: 'payment_intent.payment_failed',
  requires_action: 'payment_intent.requires_action',
  processing: 'payment_intent.processing',
  canceled: 'payment_intent.canceled',
};

/** Reports the state of a payment; a card kept without one is not reported. */
export const reportIntent = async (tools: SandboxTools, tx: Tx, intent: IntentRow): Promise<void> => {
  const type = typeOf[intent.status];
  if (type !== undefined && intent.kind === 'payment') await report(tools, tx, type, { intent });
};
