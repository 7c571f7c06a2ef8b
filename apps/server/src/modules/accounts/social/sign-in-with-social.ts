import type { Grant } from '@zanga/contract/people/auth';
import { readEmail } from '@zanga/domain/accounts/email';
import { readName, textLimit } from '@zanga/domain/accounts/profile';
import type { Tx } from '../../../platform/database/connection.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { newId } from '../../../platform/new-id.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { AccountTools } from '../account-tools.ts';
import type { CallContext } from '../call-context.ts';
import { recordEvent } from '../events-store.ts';
import {
  findByEmail,
  findByIdentity,
  insertIdentity,
  insertUser,
  type KnownUser,
  lockIdentity,
  renewGrant,
} from '../identities-store.ts';
import { recallTraces } from '../limits/traces-store.ts';
import { startSession } from '../session/start-session.ts';
import { hasFactor } from '../staff/factors/factor-queries.ts';
import { link } from './link-social.ts';
import type { ArrivingProfile } from './social-store.ts';
import { failedAt, type VerifiedProfile, verifySocialToken } from './verify-social-token.ts';

type SocialGrant = Extract<Grant, { grant_type: 'social' }>;

/** The person's name as the network gives it, if it passes as a name. */
const nameFrom = (givenName: string, profileName: string | undefined) =>
  (readName(givenName) ?? profileName ?? '').slice(0, textLimit);

const register = async (
  { keys, sms }: AccountTools,
  tx: Tx,
  {
    profile,
    email,
    grant,
    context,
  }: { profile: ArrivingProfile; email: string; grant: SocialGrant; context: CallContext },
): Promise<KnownUser | undefined> => {
  const id = newId('usr');
  const user = {
    id,
    email,
    firstname: nameFrom(profile.firstname, grant.firstname),
    lastname: nameFrom(profile.lastname, grant.lastname),
    passwordHash: null,
    emailVerified: profile.emailVerified,
  };
  if (!(await insertUser(tx, user, context.now))) return undefined;
  await insertIdentity(tx, id, profile, context.now);
  await recordEvent(tx, id, 'registered', context);
  // Where no phone can be confirmed, the mailbox tells who comes back.
  if (!sms && profile.emailVerified)
    await recallTraces(tx, keys, { userId: id, names: { email, phone: null } }, context.now);
  return { id, signupComplete: false };
};

type ProvenProfile = {
  readonly grant: SocialGrant;
  readonly verified: VerifiedProfile;
  readonly context: CallContext;
};

/**
 * Finds or makes the account of a person a network vouches for. An account with merely the same email is theirs if
 * both sides proved the mailbox and it has no second factor; otherwise its password must come along.
 */
const accountOf = async (tools: AccountTools, tx: Tx, { grant, verified, context }: ProvenProfile) => {
  const { profile, spend } = verified;
  await lockIdentity(tx, profile);
  if (!(await spend(tx))) return failedAt(profile.network);
  const known = await findByIdentity(tx, profile);
  if (known) {
    await renewGrant(tx, profile);
    return { ok: true, user: known } as const;
  }
  const email = readEmail(profile.email ?? '');
  if (email === undefined) return refuse('auth.social_email_missing');
  const same = await findByEmail(tx, email);
  const proved = same?.emailVerified && profile.emailVerified && !(await hasFactor(tx, same.id));
  if (same && !proved) return refuse('auth.link_required');
  if (same) {
    await link(tools, tx, { user: same, verified, context });
    return { ok: true, user: same } as const;
  }
  const user = await register(tools, tx, { profile, email, grant, context });
  return user ? ({ ok: true, user } as const) : refuse('auth.link_required');
};

/** Signs in a person a network vouches for; a new customer still has to give a phone. */
export const signInWithSocial = async (
  tools: AccountTools,
  grant: SocialGrant,
  { clientId, context }: { readonly clientId: string; readonly context: CallContext },
) => {
  const verified = await verifySocialToken(
    tools,
    { network: grant.network, token: grant.access_token },
    context.now,
  );
  if (!verified.ok) return verified;
  return inTransaction(tools.db, async (tx) => {
    const account = await accountOf(tools, tx, { grant, verified, context });
    return account.ok ? startSession(tx, tools, { user: account.user, clientId, context }) : account;
  });
};
