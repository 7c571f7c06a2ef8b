import type { UserId } from '@zanga/domain/ids';
import type { Membership } from '@zanga/domain/membership/membership';
import { type Change, cancel, undoCancel, withdraw } from '@zanga/domain/membership/transitions';
import type { Tx } from '../../platform/database/connection.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { refuse } from '../../platform/refusal.ts';
import { type Member, readMember } from './membership-queries.ts';
import { lockMember, saveMembership } from './membership-store.ts';
import type { MembershipTools } from './membership-tools.ts';
import { tellCancelled, tellWithdrawn } from './tell-member.ts';

type Code = 'prime.not_member' | 'prime.too_late';

const codes: Readonly<Record<Extract<Change, { ok: false }>['code'], Code>> = {
  already_member: 'prime.not_member',
  not_member: 'prime.not_member',
  nothing_due: 'prime.not_member',
  too_late: 'prime.too_late',
};

type Step = {
  readonly decide: (membership: Membership, now: Date) => Change;
  /** Effects of the change, in its transaction: letters and refunds. */
  readonly follow: (tx: Tx, member: Member, now: Date) => Promise<void>;
};

const change = async (tools: MembershipTools, userId: UserId, now: Date, { decide, follow }: Step) => {
  const known = await readMember(tools.db, userId);
  if (!known) return refuse('prime.not_member');
  return inTransaction(tools.db, async (tx) => {
    const member = await lockMember(tx, known.row.id);
    if (!member) return refuse('prime.not_member');
    const changed = decide(member.membership, now);
    if (changed.ok === false) return refuse(codes[changed.code]);
    if (changed.ok === 'already') return { ok: true } as const;
    await saveMembership(tx, member.row.id, changed.membership, member.row.announced_period);
    await follow(tx, { ...member, membership: changed.membership }, now);
    return { ok: true } as const;
  });
};

/** Cancels a membership; it ends with its paid period. */
export const cancelMembership = (tools: MembershipTools, userId: UserId, now: Date) =>
  change(tools, userId, now, {
    decide: cancel,
    follow: (tx, member) => tellCancelled(tx, tools, member, now),
  });

/** Resumes a cancelled membership. */
export const resumeMembership = async (tools: MembershipTools, userId: UserId, now: Date) => {
  const resumed = await change(tools, userId, now, { decide: undoCancel, follow: async () => undefined });
  // Past the end there is nothing to resume.
  return !resumed.ok && resumed.code === 'prime.too_late' ? refuse('prime.not_member') : resumed;
};

/** Withdraws from the contract: it ends at once, and its charges, if any, are refunded. */
export const withdrawMembership = (tools: MembershipTools, userId: UserId, now: Date) =>
  change(tools, userId, now, {
    decide: withdraw,
    follow: async (tx, member) => {
      const { payments } = tools;
      const refund = await payments.keptFor(tx, member.row.id);
      for (const id of await payments.allOf(tx, member.row.id))
        await payments.giveUp(tx, id, { reason: 'withdrawal', now });
      await tellWithdrawn(tx, tools, member, { refund, now });
    },
  });
