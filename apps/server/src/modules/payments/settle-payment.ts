import type { PaymentId } from '@zanga/domain/ids';
import { eventOf } from '@zanga/domain/payments/intent-status';
import { stepPayment } from '@zanga/domain/payments/states';
import type { ProviderIntent } from '../../adapters/payments/port.ts';
import type { Tx } from '../../platform/database/connection.ts';
import { inOrderOfLocks } from '../../platform/database/order-of-locks.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { holdOwner } from './followers.ts';
import { releaseJob } from './job-kinds.ts';
import type { Payment } from './payment.ts';
import type { PaymentTools } from './payment-tools.ts';
import { presentPayment } from './present-payment.ts';
import { findPayment } from './queries.ts';
import { returnMoney } from './refund-payment.ts';
import type { PaymentRow } from './row-queries.ts';
import { lockPayment, savePayment, saveProviderStatus } from './store.ts';

export type Settled = { readonly payment: Payment; readonly intent: ProviderIntent | null };

/** Refunds money that came after the payment was given up, and lets a hold go. */
const returnUnwanted = async (tools: PaymentTools, tx: Tx, row: PaymentRow, now: Date): Promise<void> => {
  if (row.given_up_at === null) return;
  if (row.state === 'authorised') await tools.jobs.enqueue(tx, releaseJob, { paymentId: row.id }, row.id);
  if (row.state === 'paid') await returnMoney(tools, tx, row, { reason: 'paid_too_late', now });
};

/**
 * Whether no report of the provider moves a payment any more: it is paid, and money that came too late was refunded by
 * the same transaction. Later refunds have reports of their own.
 */
export const isFinal = ({ state }: PaymentRow): boolean => state === 'paid';

/** Keeps an unknown status of the provider: the payment stays as it is, and a person looks. */
const keepStatus = async (
  { db, log }: PaymentTools,
  { id, provider_status }: PaymentRow,
  { unknownStatus }: ProviderIntent,
): Promise<void> => {
  if (unknownStatus === provider_status) return;
  await saveProviderStatus(db, id, unknownStatus);
  if (unknownStatus !== null)
    log.warn({ payment: id, status: unknownStatus }, 'the provider tells a status that we do not know');
};

/** Applies one transition under lock; `undefined` when the payment has moved since the provider was asked. */
const apply = async (tools: PaymentTools, seen: PaymentRow, intent: ProviderIntent) =>
  inTransaction(tools.db, async (tx): Promise<Payment | undefined> => {
    const { followers } = tools;
    const before = presentPayment(seen);
    const event = eventOf(intent.status, intent.refusal !== null);
    const step = event && stepPayment(before.state, event);
    const again = step?.step === 'already' && intent.refusal?.code !== (seen.refusal_code ?? undefined);
    if (step?.step !== 'moved' && !again) {
      await holdOwner(followers, tx, before);
      const row = await lockPayment(tx, seen.id);
      return row.version === seen.version && row.intent_ref === intent.ref ? presentPayment(row) : undefined;
    }
    const now = tools.clock();
    const to = step.step === 'moved' ? step.to : before.state;
    const hold = () => holdOwner(followers, tx, before);
    // An order is locked by its first query, so both go in one message; other owners are read before they are locked.
    const held = before.purpose === 'order' ? undefined : await hold();
    const { orders: told, payments: saved } = await inOrderOfLocks({
      orders: held ? async () => held : hold,
      payments: () => savePayment(tx, seen, to, intent, now),
    });
    if (!saved) return undefined;
    const payment = presentPayment(saved);
    if (to !== before.state) await told({ kind: 'moved', payment, from: before.state }, now);
    await returnUnwanted(tools, tx, saved, now);
    return payment;
  });

/**
 * Asks the provider for the state of a payment and moves it and its owner in one transaction. Browser, webhook and
 * reconciliation all come through here, together, twice, or in any order. A state read before the last change is read
 * again. Takes a payment the caller has just read.
 */
export const settleSeen = async (tools: PaymentTools, found: PaymentRow): Promise<Settled | undefined> => {
  for (let seen: PaymentRow | undefined = found; seen; seen = await findPayment(tools.db, found.id)) {
    if (seen.intent_ref === null) return { payment: presentPayment(seen), intent: null };
    const intent = await tools.provider.readIntent(seen.intent_ref);
    await keepStatus(tools, seen, intent);
    const payment = await apply(tools, seen, intent);
    if (payment) return { payment, intent };
  }
  return undefined;
};

/** Same by the id of the payment. */
export const settlePayment = async (
  tools: PaymentTools,
  paymentId: PaymentId,
): Promise<Settled | undefined> => {
  const found = await findPayment(tools.db, paymentId);
  return found && settleSeen(tools, found);
};
