import type { Grant } from '@zanga/contract/people/auth';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { addressGroup } from '../../../platform/ip-address.ts';
import { refuse } from '../../../platform/refusal.ts';
import { sameBytes } from '../../../platform/same-bytes.ts';
import type { AccountTools } from '../account-tools.ts';
import type { CallContext } from '../call-context.ts';
import { checkPassword } from '../password/check-password.ts';
import { findClient } from '../password/credentials-queries.ts';
import { hashSecret } from '../secrets.ts';
import { startSession } from '../session/start-session.ts';
import { linkSocial } from '../social/link-social.ts';
import { signInWithSocial } from '../social/sign-in-with-social.ts';
import { verifySocialToken } from '../social/verify-social-token.ts';
import { hasFactor } from '../staff/factors/factor-queries.ts';

/** Our own web and apps have no secret; a client that has one must send it. */
const knownClient = async ({ db }: AccountTools, { client_id: id, client_secret: secret }: Grant) => {
  const client = await findClient(db, id ?? 'web');
  const right = client && (!client.secretHash || sameBytes(client.secretHash, hashSecret(secret ?? '')));
  return right ? client : undefined;
};

type PasswordGrant = Extract<Grant, { grant_type: 'password' }>;
type Asking = { readonly clientId: string; readonly context: CallContext };

/**
 * A social account sent along is linked, since the password proved the account. With a second factor the password
 * does not prove it, and the person links in their session (`POST /api/customer/socials`).
 */
const signInWithPassword = async (
  tools: AccountTools,
  grant: PasswordGrant,
  { clientId, context }: Asking,
) => {
  const { username: email, password, network, access_token: token } = grant;
  const checked = await checkPassword(tools, { email, password }, context);
  if (!checked.ok) return checked;
  const { user } = checked;
  if (!network || !token || (await hasFactor(tools.db, user.id)))
    return inTransaction(tools.db, (tx) => startSession(tx, tools, { user, clientId, context }));
  const verified = await verifySocialToken(tools, { network, token }, context.now);
  if (!verified.ok) return verified;
  return inTransaction(tools.db, async (tx) => {
    const refusal = await linkSocial(tools, tx, { user, verified, context });
    return refusal ?? startSession(tx, tools, { user, clientId, context });
  });
};

/** `POST /oauth/token`, with a password or a social token. */
export const signIn = async (tools: AccountTools, grant: Grant, context: CallContext) => {
  const flood = { limit: 'tokenByAddress', subject: addressGroup(context.caller.ip) } as const;
  if (await tools.rates.passed([flood], context.now)) return refuse('too_many');
  const client = await knownClient(tools, grant);
  if (!client) return refuse('auth.unknown_client');
  const asking = { clientId: client.id, context };
  return grant.grant_type === 'social'
    ? signInWithSocial(tools, grant, asking)
    : signInWithPassword(tools, grant, asking);
};
