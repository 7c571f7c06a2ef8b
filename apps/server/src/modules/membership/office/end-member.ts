import type { SeenMember } from '@zanga/contract/ordering/prime-members';
import type { Refusal } from '@zanga/contract/wire/route';
import type { MembershipId } from '@zanga/domain/ids';
import { endsAt } from '@zanga/domain/membership/membership';
import { endNow } from '@zanga/domain/membership/on-request';
import { cancel, undoCancel } from '@zanga/domain/membership/transitions';
import type { Cents } from '@zanga/domain/money';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { refuse } from '../../../platform/refusal.ts';
import { mayWorkFor, type StaffSession } from '../../../platform/session.ts';
import { noteChange } from '../../audit/public.ts';
import { lockMember, saveMembership } from '../membership-store.ts';
import type { MembershipTools } from '../membership-tools.ts';
import { tellCancelled, tellWithdrawn } from '../tell-member.ts';
import { stateOf } from './list-members.ts';
import { seeMember } from './see-member.ts';
import { tellClosed, tellResumed } from './tell-request.ts';

type MemberRequest = { readonly session: StaffSession; readonly id: MembershipId; readonly reason: string };
export type MemberRefusal = Refusal<'member.of_all_shops' | 'member.not_found' | 'member.changed'>;

const about = (id: string) => ({ kind: 'member', thing: id, shopId: null }) as const;
const done = { ok: true } as const;

/** Cancels a membership at its owner's request; it ends with its paid period. Nothing happens where it ends already. */
export const cancelOnRequest = async (
  tools: MembershipTools,
  { session, id, reason }: MemberRequest,
  now: Date,
): Promise<SeenMember | MemberRefusal> => {
  if (!mayWorkFor(session, null)) return refuse('member.of_all_shops');
  const result = await inTransaction(tools.db, async (tx) => {
    const member = await lockMember(tx, id);
    if (!member) return refuse('member.not_found');
    const changed = cancel(member.membership, now);
    if (changed.ok !== true) return done;
    const { membership } = changed;
    await saveMembership(tx, id, membership, member.row.announced_period);
    await tellCancelled(tx, tools, { ...member, membership }, now);
    const before = { state: stateOf(member.membership, now) };
    const after = { state: stateOf(membership, now), ends_at: endsAt(membership, now)?.toISOString() };
    await noteChange(tx, session.trail, { ...about(id), before, after, reason }, now);
    return done;
  });
  return result.ok ? seeMember(tools, { session, id }, now) : result;
};

/** Resumes a cancelled membership at its owner's request; charges go on. Nothing happens where it goes on already. */
export const resumeOnRequest = async (
  tools: MembershipTools,
  { session, id, reason }: MemberRequest,
  now: Date,
): Promise<SeenMember | MemberRefusal> => {
  if (!mayWorkFor(session, null)) return refuse('member.of_all_shops');
  const result = await inTransaction(tools.db, async (tx) => {
    const member = await lockMember(tx, id);
    if (!member) return refuse('member.not_found');
    const changed = undoCancel(member.membership, now);
    // Over by now: a new membership needs a new joining, with the terms read again.
    if (changed.ok === false) return refuse('member.changed');
    if (changed.ok === 'already') return done;
    const { membership } = changed;
    await saveMembership(tx, id, membership, member.row.announced_period);
    await tellResumed(tx, tools, { ...member, membership }, now);
    const before = { state: stateOf(member.membership, now) };
    const after = { state: stateOf(membership, now) };
    await noteChange(tx, session.trail, { ...about(id), before, after, reason }, now);
    return done;
  });
  return result.ok ? seeMember(tools, { session, id }, now) : result;
};

/** Ends a membership at once at its owner's request: within fourteen days all charges are refunded. */
export const endOnRequest = async (
  tools: MembershipTools,
  { session, id, reason, expected }: MemberRequest & { readonly expected: Cents },
  now: Date,
): Promise<SeenMember | MemberRefusal> => {
  if (!mayWorkFor(session, null)) return refuse('member.of_all_shops');
  const { payments } = tools;
  const result = await inTransaction(tools.db, async (tx) => {
    const member = await lockMember(tx, id);
    if (!member) return refuse('member.not_found');
    const ending = endNow(member.membership, await payments.keptFor(tx, id), now);
    // Ended already, by its time or by the press before this one.
    if (!ending) return done;
    if (ending.refund !== expected) return refuse('member.changed');
    const changed = ending.change(member.membership, now);
    if (changed.ok !== true) return refuse('member.changed');
    const { membership } = changed;
    await saveMembership(tx, id, membership, member.row.announced_period);
    const ended = { ...member, membership };
    if (ending.kind === 'withdrawal') {
      for (const payment of await payments.allOf(tx, id))
        await payments.giveUp(tx, payment, { reason: 'withdrawal', now });
      await tellWithdrawn(tx, tools, ended, { refund: ending.refund, now });
    } else await tellClosed(tx, tools, ended, now);
    const before = { state: stateOf(member.membership, now) };
    const after = { state: stateOf(membership, now), refunded_cents: ending.refund };
    await noteChange(tx, session.trail, { ...about(id), before, after, reason }, now);
    return done;
  });
  return result.ok ? seeMember(tools, { session, id }, now) : result;
};
