import type { PaymentId, RefundId, UserId } from '@zanga/domain/ids';
import { cents } from '@zanga/domain/money';
import type { PaymentState } from '@zanga/domain/payments/states';
import { sql } from 'kysely';
import type { ProviderDispute, ProviderIntent } from '../../adapters/payments/port.ts';
import type { Db, Tx } from '../../platform/database/connection.ts';
import { removed } from '../../platform/database/removed.ts';
import type { PaymentKey } from './followers.ts';
import type { PaymentRow, RefundRow } from './row-queries.ts';

export const insertPayment = async (tx: Tx, row: PaymentRow): Promise<void> => {
  await tx.insertInto('payments').values(row).execute();
};

/** Locks a payment. Its order, change or membership is locked before it. */
export const lockPayment = (tx: Tx, id: PaymentId): Promise<PaymentRow> =>
  tx.selectFrom('payments').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow();

/** Records a refused card that the provider reports; returns how many this payment has. */
export const insertDecline = async (
  tx: Tx,
  decline: { readonly paymentId: PaymentId; readonly eventRef: string },
  now: Date,
): Promise<number> => {
  const { paymentId: payment_id, eventRef: event_ref } = decline;
  await tx
    .insertInto('payment_declines')
    .values({ event_ref, payment_id, at: now })
    .onConflict((again) => again.doNothing())
    .execute();
  const rows = await tx
    .selectFrom('payment_declines')
    .select('event_ref')
    .where('payment_id', '=', payment_id)
    .execute();
  return rows.length;
};

type NetworkAsking = { readonly which: PaymentKey; readonly network: Buffer; readonly since: Date };

/** Notes the network a payment is asked from; returns how many cards were refused there since an instant. */
export const countRefusedFrom = async (
  db: Db | Tx,
  { which, network, since }: NetworkAsking,
  now: Date,
): Promise<number> => {
  const { rows } = await sql<{ readonly refused: number }>`
    with noted as (
      insert into payment_networks (payment_id, network, at)
      select id, ${network}, ${now} from payments
      where ${'paymentId' in which ? sql`id = ${which.paymentId}` : sql`owner_id = ${which.latestOf}`}
      on conflict (payment_id) do update set network = excluded.network, at = excluded.at
    )
    select count(*)::int as refused from payment_networks
    join payment_declines d using (payment_id)
    where network = ${network} and d.at > ${since}`.execute(db);
  return rows[0]?.refused ?? 0;
};

/** Deletes old refused cards, and the networks they came from: reports of them come no more. */
export const purgeDeclines = async (db: Db, before: Date): Promise<number> => {
  await db.deleteFrom('payment_networks').where('at', '<', before).execute();
  return removed(db.deleteFrom('payment_declines').where('at', '<', before));
};

/** Saves the state of a dispute, unless it is decided already; returns whether it is new, changed or the same. */
export const saveDispute = async (
  tx: Tx,
  paymentId: PaymentId,
  dispute: ProviderDispute,
  now: Date,
): Promise<'new' | 'changed' | 'same'> => {
  const stands = {
    ...{ amount_cents: cents(dispute.amountCents), reason: dispute.reason, state: dispute.state },
    ...{ provider_state: dispute.providerState, answer_by: dispute.answerBy },
  };
  const of = { dispute_ref: dispute.ref, payment_id: paymentId, opened_at: dispute.openedAt };
  const opened = await tx
    .insertInto('payment_disputes')
    .values({ ...of, ...stands, updated_at: now })
    .onConflict((again) => again.doNothing())
    .executeTakeFirst();
  if (opened.numInsertedOrUpdatedRows) return 'new';
  const { numUpdatedRows } = await tx
    .updateTable('payment_disputes')
    .set({ ...stands, updated_at: now })
    .where('dispute_ref', '=', dispute.ref)
    .where('state', 'in', ['to_answer', 'under_review', 'unknown'])
    .where((eb) =>
      eb.or([
        eb('provider_state', '<>', stands.provider_state),
        eb('amount_cents', '<>', stands.amount_cents),
        eb('answer_by', 'is distinct from', stands.answer_by),
      ]),
    )
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n ? 'changed' : 'same';
};

/** Saves an unknown status of the provider, or clears it once the status is known again. */
export const saveProviderStatus = async (db: Db, id: PaymentId, status: string | null): Promise<void> => {
  await db.updateTable('payments').set({ provider_status: status }).where('id', '=', id).execute();
};

type Opening = { readonly ref: string; readonly secretHash: Buffer };

/** Links an unsettled payment to its intent at the provider; false where `attachIntent` has more to do. */
export const tieIntent = async (
  db: Db,
  { id, attempt }: Pick<PaymentRow, 'id' | 'attempt'>,
  { ref: intent_ref, secretHash: secret_hash }: Opening,
  now: Date,
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('payments')
    .set({ intent_ref, secret_hash, updated_at: now })
    .where('id', '=', id)
    .where('attempt', '=', attempt)
    .where('intent_ref', 'is', null)
    .where('given_up_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
};

/** Links a payment to its intent, unless another request was faster; returns whether the payment has been given up. */
export const attachIntent = async (
  tx: Tx,
  { id, attempt }: Pick<PaymentRow, 'id' | 'attempt'>,
  intent: Opening,
  now: Date,
): Promise<{ readonly givenUp: boolean }> => {
  const tied = await tx
    .updateTable('payments')
    .set({ intent_ref: intent.ref, secret_hash: intent.secretHash, updated_at: now })
    .where('id', '=', id)
    .where('attempt', '=', attempt)
    .where('intent_ref', 'is', null)
    .returning('given_up_at')
    .executeTakeFirst();
  const { given_up_at } = tied ?? (await lockPayment(tx, id));
  return { givenUp: given_up_at !== null };
};

/** Unlinks an intent that is void at the provider and counts the next attempt. */
export const dropIntent = async (
  tx: Tx,
  { id, attempt }: Pick<PaymentRow, 'id' | 'attempt'>,
  now: Date,
): Promise<void> => {
  await tx
    .updateTable('payments')
    .set({ intent_ref: null, secret_hash: null, attempt: attempt + 1, updated_at: now })
    .where('id', '=', id)
    .where('attempt', '=', attempt)
    .execute();
};

const cardColumns = ({ card }: ProviderIntent) =>
  card && {
    card_brand: card.brand,
    card_last4: card.last4,
    card_exp_month: card.expMonth,
    card_exp_year: card.expYear,
    card_fingerprint: card.fingerprint,
    card_ref: card.ref,
  };

/** Saves a new state, if the payment is still as it was read; undefined when it has moved meanwhile. */
export const savePayment = (
  tx: Tx,
  row: PaymentRow,
  state: PaymentState,
  intent: ProviderIntent,
  now: Date,
): Promise<PaymentRow | undefined> =>
  tx
    .updateTable('payments')
    .set({
      ...cardColumns(intent),
      state,
      version: row.version + 1,
      captured_cents: state === 'paid' ? intent.capturedCents : 0,
      refusal_code: intent.refusal?.code ?? null,
      updated_at: now,
      settled_at: ['paid', 'authorised', 'released'].includes(state) ? now : null,
    })
    .where('id', '=', row.id)
    .where('version', '=', row.version)
    .where('intent_ref', '=', intent.ref)
    .returningAll()
    .executeTakeFirst();

/** Closes a payment that was never opened at the provider. */
export const saveReleased = (tx: Tx, row: PaymentRow, now: Date): Promise<PaymentRow> =>
  tx
    .updateTable('payments')
    .set({ state: 'released', version: row.version + 1, updated_at: now, settled_at: now })
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow();

export const saveGivenUp = (tx: Tx, id: PaymentId, now: Date): Promise<PaymentRow> =>
  tx
    .updateTable('payments')
    .set({ given_up_at: now, updated_at: now })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();

type NewRefund = Pick<RefundRow, 'id' | 'payment_id' | 'key' | 'amount_cents' | 'reason'>;

export const findRefundByKey = (tx: Tx, paymentId: PaymentId, key: string): Promise<RefundRow | undefined> =>
  tx
    .selectFrom('payment_refunds')
    .selectAll()
    .where('payment_id', '=', paymentId)
    .where('key', '=', key)
    .executeTakeFirst();

export const insertRefund = async (tx: Tx, row: NewRefund, now: Date): Promise<void> => {
  await tx
    .insertInto('payment_refunds')
    .values({ ...row, created_at: now })
    .execute();
};

export const saveRefund = (
  tx: Tx,
  id: RefundId,
  saved: { readonly state: 'pending' | 'done' | 'failed'; readonly ref: string | null },
  now: Date,
): Promise<RefundRow | undefined> =>
  tx
    .updateTable('payment_refunds')
    .set({
      state: saved.state,
      ...(saved.ref !== null && { refund_ref: saved.ref }),
      ...(saved.state !== 'pending' && { settled_at: now }),
    })
    .where('id', '=', id)
    .where('state', 'in', ['asked', 'pending'])
    .returningAll()
    .executeTakeFirst();

export const insertCustomer = async (
  tx: Tx,
  row: { readonly userId: UserId; readonly provider: string; readonly ref: string },
  now: Date,
): Promise<void> => {
  await tx
    .insertInto('payment_customers')
    .values({ user_id: row.userId, provider: row.provider, customer_ref: row.ref, created_at: now })
    .onConflict((conflict) => conflict.columns(['user_id', 'provider']).doNothing())
    .execute();
};

/** Deletes a user's customers at every provider and returns them, for the deletion there. */
export const deleteCustomers = (tx: Tx, userId: UserId) =>
  tx
    .deleteFrom('payment_customers')
    .where('user_id', '=', userId)
    .returning(['provider', 'customer_ref'])
    .execute();

/** Records up to when a provider has been reconciled. */
export const saveComparedUntil = async (db: Db, provider: string, until: Date): Promise<void> => {
  await db
    .insertInto('payment_comparisons')
    .values({ provider, compared_until: until })
    .onConflict((conflict) => conflict.column('provider').doUpdateSet({ compared_until: until }))
    .execute();
};
