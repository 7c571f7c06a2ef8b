import type { UserId } from '@zanga/domain/ids';
import { end } from '@zanga/domain/membership/transitions';
import type { Db, Tx } from '../../platform/database/connection.ts';
import { forgetReasons } from '../audit/public.ts';
import { exportMemberships, readMember, readMembershipIds } from './membership-queries.ts';
import { lockMember, saveMembership } from './membership-store.ts';
import { deleteMemberNotes } from './office/member-notes-store.ts';

/** Memberships in a person's data: part of the export, ended with the account. */
export const personalMembership = (db: Db, now: () => Date) => ({
  name: 'memberships',
  read: (userId: UserId) => exportMemberships(db, userId),
  forget: async (tx: Tx, userId: UserId) => {
    await deleteMemberNotes(tx, userId);
    await forgetReasons(tx, 'member', await readMembershipIds(tx, userId));
    const known = await readMember(tx, userId);
    const member = known && (await lockMember(tx, known.row.id));
    if (!member) return;
    const ended = end(member.membership, now());
    if (ended.ok === true)
      await saveMembership(tx, member.row.id, ended.membership, member.row.announced_period);
  },
});
