import { nextPeriod, retryDays } from '@zanga/domain/membership/membership';
import type { Tx } from '../../../platform/database/connection.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { Member } from '../membership-queries.ts';
import { lockMember } from '../membership-store.ts';
import type { MembershipTools } from '../tools.ts';

/** Names the charge of a period, and which try it is. */
const chargeName = (id: string, period: number, attempt: number): string => `${id}:${period}:${attempt}`;

/** The names of every charge of a membership there can have been, the joining first. */
export const chargesOf = ({ row, membership }: Pick<Member, 'row' | 'membership'>): readonly string[] => [
  row.id,
  ...Array.from({ length: membership.paidPeriods + 1 }, (_, period) =>
    retryDays.map((_day, attempt) => chargeName(row.id, period, attempt)),
  ).flat(),
];

/** What a charge is for, as its name says; nothing where it is the first payment of a membership. */
export const chargeOf = (ownerId: string): { readonly id: string; readonly period: number } | undefined => {
  const [id, period] = ownerId.split(':');
  return id !== undefined && period !== undefined ? { id, period: Number(period) } : undefined;
};

/** The payment of the period that is due, for this try; opened once. */
export const openCharge = async (
  tx: Tx,
  { payments }: MembershipTools,
  { row, plan, membership }: Member,
  attempt: number,
  now: Date,
) => {
  const ownerId = chargeName(row.id, nextPeriod(membership).index, attempt);
  const known = await payments.of(tx, ownerId);
  if (known) return known;
  return payments.open(tx, {
    purpose: 'membership',
    ownerId,
    userId: row.user_id,
    amountCents: plan.price_cents,
    capture: 'automatic',
    now,
  });
};

/** The payment with which a member settles by hand what their card could not be charged for. */
export const duePaymentOf = async (tools: MembershipTools, id: string, now: Date): Promise<string> =>
  inTransaction(tools.db, async (tx) => {
    const member = await lockMember(tx, id);
    if (!member) throw new Error(`No membership ${id}`);
    // The last try's own payment, while the bank waits for its customer there; otherwise the next one's.
    const tries = member.membership.failedAt.length;
    const last = await tools.payments.of(
      tx,
      chargeName(id, nextPeriod(member.membership).index, Math.max(0, tries - 1)),
    );
    if (last && !last.givenUp && last.state !== 'paid') return last.id;
    return (await openCharge(tx, tools, member, tries, now)).id;
  });
