import type { MembershipId, PaymentId } from '@zanga/domain/ids';
import { nextPeriod } from '@zanga/domain/membership/membership';
import type { Tx } from '../../../platform/database/connection.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { Member } from '../membership-queries.ts';
import { lockMember } from '../membership-store.ts';
import type { MembershipTools } from '../membership-tools.ts';

/** Payment for the due period and this try; opened once. */
export const openCharge = async (
  tx: Tx,
  { payments }: MembershipTools,
  { row, plan, membership }: Member,
  attempt: number,
  now: Date,
) => {
  const charge = { period: nextPeriod(membership).index, attempt };
  const known = await payments.of(tx, row.id, charge);
  if (known) return known;
  return payments.open(tx, {
    purpose: 'membership',
    ownerId: row.id,
    charge,
    userId: row.user_id,
    amountCents: plan.price_cents,
    capture: 'automatic',
    now,
  });
};

/** The payment by which a member settles a failed charge by hand. */
export const duePaymentOf = async (tools: MembershipTools, id: MembershipId, now: Date): Promise<PaymentId> =>
  inTransaction(tools.db, async (tx) => {
    const member = await lockMember(tx, id);
    if (!member) throw new Error(`No membership ${id}`);
    // The last try's payment, while the bank waits for its customer there; else the next try's.
    const tries = member.membership.failedAt.length;
    const charge = { period: nextPeriod(member.membership).index, attempt: Math.max(0, tries - 1) };
    const last = await tools.payments.of(tx, id, charge);
    if (last && !last.givenUp && last.state !== 'paid') return last.id;
    return (await openCharge(tx, tools, member, tries, now)).id;
  });
