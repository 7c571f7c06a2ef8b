import type { Refusal } from '@zanga/contract/wire/route';
import type { UserId } from '@zanga/domain/ids';
import { hasBenefits, willRenew } from '@zanga/domain/membership/membership';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { MembershipFollower } from '../../payments/public.ts';
import { readMember } from '../membership-queries.ts';
import { dropCard, lockMember, saveCard } from '../membership-store.ts';
import type { MembershipTools } from '../membership-tools.ts';

/** The card that renews the membership of a user. */
export const renewsWith =
  ({ db }: Pick<MembershipTools, 'db'>): MembershipFollower['renewsWith'] =>
  async (userId, now) => {
    const member = await readMember(db, userId);
    return member && willRenew(member.membership, now) ? member.row.card_id : null;
  };

/** Removes a deleted card from its membership; its owner sees that a card is missing. */
export const cardGone =
  ({ db }: Pick<MembershipTools, 'db'>): MembershipFollower['cardGone'] =>
  (gone) =>
    dropCard(db, gone);

type RenewalCardRefusal = Refusal<'prime.not_member' | 'card.not_found' | 'payment.unavailable'>;
type CardChange = { readonly userId: UserId; readonly card: string };

const findCard = async ({ payments }: MembershipTools, { userId, card }: CardChange) => {
  const cards = await payments.cardsOf(userId);
  if ('ok' in cards) return cards;
  const found = cards.find(({ id }) => id === card);
  return found ? ({ ok: true, found } as const) : refuse('card.not_found');
};

/** Sets the saved card that pays for the next renewals. */
export const changeCard = async (
  tools: MembershipTools,
  change: CardChange,
  now: Date,
): Promise<{ readonly ok: true } | RenewalCardRefusal> => {
  const chosen = await findCard(tools, change);
  if (!chosen.ok) return chosen;
  const changed = await inTransaction(
    tools.db,
    async (tx): Promise<{ readonly ok: true } | RenewalCardRefusal> => {
      const known = await readMember(tx, change.userId);
      const member = known && (await lockMember(tx, known.row.id));
      if (!member || !hasBenefits(member.membership, now)) return refuse('prime.not_member');
      await saveCard(tx, member.row.id, chosen.found);
      return { ok: true };
    },
  );
  if (!changed.ok) return changed;
  // Deleted on another device in this very moment: then it is the membership's no longer.
  const still = await findCard(tools, change);
  if (!still.ok && still.code === 'card.not_found') {
    await dropCard(tools.db, change);
    return still;
  }
  return changed;
};
