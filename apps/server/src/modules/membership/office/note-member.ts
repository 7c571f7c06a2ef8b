import type { SeenMember } from '@zanga/contract/ordering/prime-members';
import type { Refusal } from '@zanga/contract/wire/route';
import type { MembershipId } from '@zanga/domain/ids';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { refuse } from '../../../platform/refusal.ts';
import { mayWorkFor, type StaffSession } from '../../../platform/session.ts';
import { noteChange } from '../../audit/public.ts';
import { lockMember } from '../membership-store.ts';
import type { MembershipTools } from '../membership-tools.ts';
import { insertMemberNote } from './member-notes-store.ts';
import { readMemberPerson } from './member-queries.ts';
import { seeMember } from './see-member.ts';

type Noting = {
  readonly session: StaffSession;
  readonly id: MembershipId;
  readonly key: string;
  readonly text: string;
};

/** Adds a note for colleagues to a membership; refused for a deleted account. */
export const noteMember = async (
  tools: MembershipTools,
  { session, id, key, text }: Noting,
  now: Date,
): Promise<SeenMember | Refusal<'member.of_all_shops' | 'member.not_found'>> => {
  if (!mayWorkFor(session, null)) return refuse('member.of_all_shops');
  const result = await inTransaction(tools.db, async (tx) => {
    const member = await lockMember(tx, id);
    if (!member || (await readMemberPerson(tx, member.row.user_id)).deleted_at !== null)
      return refuse('member.not_found');
    const note = await insertMemberNote(tx, { membership: id, userId: session.userId, text, key }, now);
    const noted = { kind: 'member', thing: id, shopId: null } as const;
    // The text stays with the membership; the audit holds only the id.
    if (note !== undefined) await noteChange(tx, session.trail, { ...noted, after: { note } }, now);
    return { ok: true } as const;
  });
  return result.ok ? seeMember(tools, { session, id }, now) : result;
};
