import type { Refusal } from '@zanga/contract/wire/route';
import type { UserId } from '@zanga/domain/ids';
import { refuse } from '../../../platform/refusal.ts';
import type { PaymentTools } from '../payment-tools.ts';
import { cardRefOf } from '../present-payment.ts';
import { forgetCard } from '../provider/customers.ts';
import { refuseIfUnavailable } from '../provider/refuse-if-unavailable.ts';

type CardChoice = { readonly userId: UserId; readonly card: string };
type ForgetCardRefusal = Refusal<'card.not_found' | 'card.renews_prime' | 'payment.unavailable'>;

/**
 * Deletes a saved card of the user. The card that renews a membership stays until another has replaced it: nothing
 * could be charged without it. A card chosen in the same moment is taken out of the membership again.
 */
export const forgetOwnCard = async (
  tools: PaymentTools,
  { userId, card }: CardChoice,
  now: Date,
): Promise<ForgetCardRefusal | undefined> => {
  const ref = cardRefOf(card);
  if (ref === undefined) return refuse('card.not_found');
  const { membership } = tools.followers;
  if ((await membership?.renewsWith(userId, now)) === card) return refuse('card.renews_prime');
  const gone = await refuseIfUnavailable(tools, forgetCard(tools, userId, ref));
  if (typeof gone !== 'boolean') return gone;
  if (!gone) return refuse('card.not_found');
  await membership?.cardGone({ userId, card });
  return undefined;
};
