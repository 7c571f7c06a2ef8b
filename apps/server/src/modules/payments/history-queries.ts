import { type Cents, cents } from '@zanga/domain/money';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/connection.ts';
import type { Payment } from './payment.ts';
import { presentPayment } from './present-payment.ts';

/** A refund of a payment, failed ones included. */
export type PastRefund = {
  readonly at: Date;
  readonly key: string;
  readonly amountCents: Cents;
  readonly reason: string;
  readonly failed: boolean;
};

export type PastPayment = {
  readonly payment: Payment;
  /** When it was opened; and when it was paid, held or let go. */
  readonly openedAt: Date;
  readonly settledAt: Date | null;
  readonly changedAt: Date;
  readonly refunds: readonly PastRefund[];
};

/** All payments of an order or of a membership with their refunds, oldest first. */
export const historyOf = async (on: Db | Tx, ownerId: string): Promise<readonly PastPayment[]> => {
  const rows = await on
    .selectFrom('payments')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const refunds = await on
    .selectFrom('payment_refunds as r')
    .innerJoin('payments as p', 'p.id', 'r.payment_id')
    .selectAll('r')
    .where('p.owner_id', '=', ownerId)
    .orderBy('r.created_at')
    .orderBy('r.id')
    .execute();
  return rows.map((row) => ({
    payment: presentPayment(row),
    openedAt: row.created_at,
    settledAt: row.settled_at,
    changedAt: row.updated_at,
    refunds: refunds
      .filter(({ payment_id }) => payment_id === row.id)
      .map(({ created_at: at, key, amount_cents: amountCents, reason, state }) => ({
        ...{ at, key, amountCents, reason },
        failed: state === 'failed',
      })),
  }));
};

export type MoneySince = {
  /** Index of the last moment before it. */
  readonly since: number;
  readonly charged: Cents;
  readonly refunded: Cents;
};

/**
 * Money charged and refunded for memberships between each moment and the next; nothing from before the first. A lost
 * dispute counts as a refund.
 */
export const membershipMoney = async (
  on: Db | Tx,
  moments: readonly Date[],
): Promise<readonly MoneySince[]> => {
  const [first = new Date(0)] = moments;
  const { rows } = await sql<{ since: number; charged: string; refunded: string }>`
    select width_bucket(at, ${moments}::timestamptz[]) as since,
      sum(charged)::text as charged, sum(refunded)::text as refunded
    from (
      select coalesce(settled_at, created_at) as at, captured_cents as charged, 0 as refunded from payments
      where purpose = 'membership' and captured_cents > 0 and coalesce(settled_at, created_at) >= ${first}
      union all
      select r.created_at, 0, r.amount_cents from payments p join payment_refunds r on r.payment_id = p.id
      where p.purpose = 'membership' and p.refunded_cents > 0 and r.state <> 'failed' and r.created_at >= ${first}
      union all
      select lost_at, 0, amount_cents from lost_disputes where purpose = 'membership' and lost_at >= ${first}
    ) as moved group by 1 order by 1`.execute(on);
  return rows.map(({ since, charged, refunded }) => ({
    since,
    charged: cents(Number(charged)),
    refunded: cents(Number(refunded)),
  }));
};
