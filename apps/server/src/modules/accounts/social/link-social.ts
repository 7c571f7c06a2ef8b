import type { Tx } from '../../../platform/database/connection.ts';
import type { AccountTools } from '../account-tools.ts';
import type { CallContext } from '../call-context.ts';
import { recordEvent } from '../events-store.ts';
import { findByIdentity, insertIdentity, lockIdentity, renewGrant } from '../identities-store.ts';
import { failedAt, type VerifiedProfile } from './verify-social-token.ts';

type Owner = { readonly id: string; readonly email: string; readonly firstname: string };

const words = { facebook: 'Facebook', apple: 'Apple' } as const;

/** Writes the link down and tells its owner. */
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

/** Links a social account to somebody whose password was right; a refusal where it is another's. */
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
