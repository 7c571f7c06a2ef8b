import type { SeenMember } from '@zanga/contract/ordering/prime-members';
import type { Refusal } from '@zanga/contract/wire/route';
import type { MembershipId, PaymentId } from '@zanga/domain/ids';
import type { Cents } from '@zanga/domain/money';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { refuse } from '../../../platform/refusal.ts';
import { mayWorkFor, type StaffSession } from '../../../platform/session.ts';
import { noteChange } from '../../audit/public.ts';
import { lockMember } from '../membership-store.ts';
import type { MembershipTools } from '../membership-tools.ts';
import type { MemberRefusal } from './end-member.ts';
import { seeMember } from './see-member.ts';
import { tellRefunded } from './tell-request.ts';

type Refunding = {
  readonly session: StaffSession;
  readonly id: MembershipId;
  readonly payment: PaymentId;
  readonly key: string;
  readonly reason: string;
  readonly expected: Cents;
  readonly amount?: Cents | undefined;
};

/** Refunds the rest of one charge or a part of it, to a present or former member; the membership stays as it is. */
export const refundCharge = async (
  tools: MembershipTools,
  { session, id, payment: wanted, key, reason, expected, amount = expected }: Refunding,
  now: Date,
): Promise<SeenMember | MemberRefusal | Refusal<'refund.too_much'>> => {
  if (!mayWorkFor(session, null)) return refuse('member.of_all_shops');
  const { payments } = tools;
  const asked = `request:${key}`;
  const result = await inTransaction(tools.db, async (tx) => {
    const member = await lockMember(tx, id);
    if (!member) return refuse('member.not_found');
    const past = (await payments.historyOf(tx, id)).find(({ payment }) => payment.id === wanted);
    if (!past) return refuse('member.not_found');
    if (past.refunds.some((refund) => refund.key === asked)) return { ok: true } as const;
    if (past.payment.refundableCents !== expected) return refuse('member.changed');
    if (amount > expected) return refuse('refund.too_much');
    const refund = { amountCents: amount, key: asked, reason: 'on_request', now };
    const given = await payments.refund(tx, wanted, refund);
    if (!given.ok) return given;
    await tellRefunded(tx, tools, member, { past, amount, key });
    const noted = { kind: 'member', thing: id, shopId: null, after: { refunded_cents: amount } } as const;
    await noteChange(tx, session.trail, { ...noted, reason }, now);
    return { ok: true } as const;
  });
  return result.ok ? seeMember(tools, { session, id }, now) : result;
};
