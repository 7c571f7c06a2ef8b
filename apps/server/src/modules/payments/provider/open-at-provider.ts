import { createHash } from 'node:crypto';
import type { ProviderIntent } from '../../../adapters/payments/port.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { releaseJob } from '../job-kinds.ts';
import type { PaymentTools } from '../payment-tools.ts';
import { presentPayment } from '../present-payment.ts';
import { findPayment } from '../queries.ts';
import type { PaymentRow } from '../row-queries.ts';
import { attachIntent, dropIntent, tieIntent } from '../store.ts';
import { customerOf } from './customers.ts';

export const secretHash = (clientSecret: string): Buffer =>
  createHash('sha256').update(clientSecret).digest();

/** Idempotency key of an opening: a repeated call, after a crash too, gets the same intent back. */
export const openingKey = ({ id, attempt }: Pick<PaymentRow, 'id' | 'attempt'>): string => `${id}:${attempt}`;

/** Records an intent; one of a payment given up meanwhile is closed at the provider. */
export const attach = async (tools: PaymentTools, row: PaymentRow, intent: ProviderIntent): Promise<void> => {
  const now = tools.clock();
  const opening = { ref: intent.ref, secretHash: secretHash(intent.clientSecret) };
  // The usual case, in one statement.
  if (await tieIntent(tools.db, row, opening, now)) return;
  await inTransaction(tools.db, async (tx) => {
    const { givenUp } = await attachIntent(tx, row, opening, now);
    if (givenUp) await tools.jobs.enqueue(tx, releaseJob, { paymentId: row.id }, row.id);
  });
};

const create = async (tools: PaymentTools, row: PaymentRow): Promise<ProviderIntent> => {
  const intent = await tools.provider.createIntent({
    key: openingKey(row),
    paymentId: row.id,
    amountCents: row.amount_cents,
    capture: presentPayment(row).capture,
    customer: row.user_id === null ? null : await customerOf(tools, row.user_id),
  });
  await attach(tools, row, intent);
  return intent;
};

/**
 * Intent of a payment at the provider, opened when there is none. A void intent of a payment still due is replaced,
 * under a new key.
 */
export const openAtProvider = async (tools: PaymentTools, row: PaymentRow): Promise<ProviderIntent> => {
  if (row.intent_ref === null) return create(tools, row);
  const intent = await tools.provider.readIntent(row.intent_ref);
  if (intent.status !== 'canceled' || row.given_up_at !== null) return intent;
  await inTransaction(tools.db, (tx) => dropIntent(tx, row, tools.clock()));
  const next = await findPayment(tools.db, row.id);
  return next ? openAtProvider(tools, next) : intent;
};
