import { asId, type UserId } from '@zanga/domain/ids';
import type { Tx } from '../../../platform/database/connection.ts';
import { readResponsible } from '../../accounts/public.ts';
import type { DisputeFollower } from '../../payments/public.ts';
import { readMembership } from '../membership-queries.ts';
import type { MembershipTools } from '../membership-tools.ts';
import { readMemberPerson } from './member-queries.ts';

const nameOf = async (tx: Tx, userId: UserId): Promise<string> => {
  const { firstname, lastname, deleted_at } = await readMemberPerson(tx, userId);
  return deleted_at === null ? `${firstname} ${lastname}` : 'un cliente cancellato';
};

/** Mails the people responsible for all shops once: an unanswered dispute of a membership is lost. */
export const tellDispute =
  ({ notify }: Pick<MembershipTools, 'notify'>): DisputeFollower =>
  async (tx, { payment, dispute, saved }) => {
    const isNew = payment.purpose === 'membership' && saved === 'new';
    const member = isNew && (await readMembership(tx, asId('mbr', payment.ownerId)));
    if (!member) return;
    const { row } = member;
    const { ref, amountCents, reason, answerBy } = dispute;
    const name = await nameOf(tx, row.user_id);
    for (const { id, firstname, email } of await readResponsible(tx, null)) {
      const about = { member: name, id: row.id, amountCents, reason };
      const data = { ...about, firstname, answerBy: answerBy?.toISOString() ?? null };
      await notify.email(tx, { to: email, letter: 'prime_disputed', data, key: `disputed:${ref}:${id}` });
    }
  };
