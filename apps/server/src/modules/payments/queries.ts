import type { OfficeDispute } from '@zanga/contract/ordering/order-desk';
import type { PaymentId, RefundId, UserId } from '@zanga/domain/ids';
import type { Cents } from '@zanga/domain/money';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/connection.ts';
import type { Payment, PeriodCharge } from './payment.ts';
import { presentDispute, presentPayment } from './present-payment.ts';
import type { PaymentRow, RefundRow } from './row-queries.ts';

export const findPayment = (on: Db | Tx, id: PaymentId): Promise<PaymentRow | undefined> =>
  on.selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirst();

export const findByIntent = (on: Db | Tx, intentRef: string): Promise<PaymentRow | undefined> =>
  on.selectFrom('payments').selectAll().where('intent_ref', '=', intentRef).executeTakeFirst();

/** Finds a payment by the hash of its client secret. */
export const findBySecret = (on: Db | Tx, secretHash: Buffer): Promise<PaymentRow | undefined> =>
  on.selectFrom('payments').selectAll().where('secret_hash', '=', secretHash).executeTakeFirst();

/** The row of the latest payment of an order, of a joining, or of one try to charge a period of a membership. */
export const findLatest = (
  on: Db | Tx,
  ownerId: string,
  charge?: PeriodCharge,
): Promise<PaymentRow | undefined> =>
  on
    .selectFrom('payments')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where('period', 'is not distinct from', charge?.period ?? null)
    .where('period_attempt', 'is not distinct from', charge?.attempt ?? null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Same as a `Payment`. */
export const paymentOf = async (
  on: Db | Tx,
  ownerId: string,
  charge?: PeriodCharge,
): Promise<Payment | undefined> => {
  const row = await findLatest(on, ownerId, charge);
  return row && presentPayment(row);
};

/** Ids of all payments of an order or of a membership, oldest first. */
export const paymentsOf = async (on: Db | Tx, ownerId: string): Promise<readonly PaymentId[]> => {
  const rows = await on
    .selectFrom('payments')
    .select('id')
    .where('owner_id', '=', ownerId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
};

/** Disputes of all payments for an order, its changes or a membership, as the office shows them, oldest first. */
export const disputesOf = async (on: Db | Tx, ownerIds: readonly string[]): Promise<OfficeDispute[]> => {
  const rows = await on
    .selectFrom('payment_disputes as d')
    .innerJoin('payments as p', 'p.id', 'd.payment_id')
    .selectAll('d')
    .where('p.owner_id', 'in', [...ownerIds])
    .orderBy('d.opened_at')
    .orderBy('d.dispute_ref')
    .execute();
  return rows.map(presentDispute);
};

export const keptFor = async (on: Db | Tx, ownerId: string): Promise<Cents> => {
  const { kept } = await on
    .selectFrom('payments')
    .select(
      sql<Cents>`coalesce(sum(greatest(captured_cents - refunded_cents - disputed_cents, 0)), 0)::int`.as(
        'kept',
      ),
    )
    .where('owner_id', '=', ownerId)
    .executeTakeFirstOrThrow();
  return kept;
};

export const findRefund = (on: Db | Tx, id: RefundId): Promise<RefundRow | undefined> =>
  on.selectFrom('payment_refunds').selectAll().where('id', '=', id).executeTakeFirst();

export const findRefundByRef = (on: Db | Tx, ref: string): Promise<RefundRow | undefined> =>
  on.selectFrom('payment_refunds').selectAll().where('refund_ref', '=', ref).executeTakeFirst();

/** The customer of a user at a provider. */
export const findCustomer = async (
  on: Db | Tx,
  userId: UserId,
  provider: string,
): Promise<string | undefined> => {
  const row = await on
    .selectFrom('payment_customers')
    .select('customer_ref')
    .where('user_id', '=', userId)
    .where('provider', '=', provider)
    .executeTakeFirst();
  return row?.customer_ref;
};
