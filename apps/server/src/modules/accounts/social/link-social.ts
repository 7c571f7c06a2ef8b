import type { UserId } from '@zanga/domain/ids';
import type { SocialNetwork } from '../../../adapters/social/port.ts';
import type { Tx } from '../../../platform/database/connection.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { addressGroup } from '../../../platform/ip-address.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { AccountTools } from '../account-tools.ts';
import type { CallContext } from '../call-context.ts';
import { recordEvent } from '../events-store.ts';
import { findByIdentity, insertIdentity, lockIdentity, renewGrant } from '../identities-store.ts';
import { readPasswordOf } from '../password/password-store.ts';
import { success } from '../success.ts';
import { failedAt, type VerifiedProfile, verifySocialToken } from './verify-social-token.ts';

type Owner = { readonly id: UserId; readonly email: string; readonly firstname: string };

const words = { facebook: 'Facebook', apple: 'Apple' } as const;

/** Saves the link and tells its owner. */
export const link = async (
  { notify }: AccountTools,
  tx: Tx,
  {
    user,
    verified,
    context,
  }: { readonly user: Owner; readonly verified: VerifiedProfile; readonly context: CallContext },
): Promise<void> => {
  const { profile } = verified;
  await insertIdentity(tx, user.id, profile, context.now);
  await recordEvent(tx, user.id, 'social_linked', context);
  await notify.email(tx, {
    to: user.email,
    letter: 'social_linked',
    data: { firstname: user.firstname, network: words[profile.network], at: context.now.toISOString() },
    key: `social_linked:${user.id}:${profile.network}:${context.now.getTime()}`,
  });
};

/** Links a social account to a person who proved their account; refused if it is linked to another. */
export const linkSocial = async (
  tools: AccountTools,
  tx: Tx,
  given: { readonly user: Owner; readonly verified: VerifiedProfile; readonly context: CallContext },
): Promise<ReturnType<typeof failedAt> | undefined> => {
  const { profile, spend } = given.verified;
  await lockIdentity(tx, profile);
  if (!(await spend(tx))) return failedAt(profile.network);
  const owner = await findByIdentity(tx, profile);
  if (owner && owner.id !== given.user.id) return failedAt(profile.network);
  if (!owner) await link(tools, tx, given);
  else await renewGrant(tx, given.verified.profile);
  return undefined;
};

type OwnLink = { readonly userId: UserId; readonly network: SocialNetwork; readonly token: string };

/** `POST /api/customer/socials`: links a social account to the account of the person who is signed in. */
export const linkOwnSocial = async (
  tools: AccountTools,
  { userId, network, token }: OwnLink,
  context: CallContext,
) => {
  const address = { limit: 'socialByAddress', subject: addressGroup(context.caller.ip) } as const;
  if (await tools.rates.passed([address], context.now)) return refuse('too_many');
  const verified = await verifySocialToken(tools, { network, token }, context.now);
  if (!verified.ok) return verified;
  const { email, firstname } = await readPasswordOf(tools.db, userId);
  const user = { id: userId, email, firstname };
  const refusal = await inTransaction(tools.db, (tx) => linkSocial(tools, tx, { user, verified, context }));
  return refusal ?? success;
};
