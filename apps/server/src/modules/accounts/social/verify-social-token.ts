import { createHash } from 'node:crypto';
import { type SocialNetwork, SocialRefusal } from '../../../adapters/social/port.ts';
import type { Tx } from '../../../platform/database/connection.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { AccountTools } from '../account-tools.ts';
import { type ArrivingProfile, findTicket, isTicket, spendNonce, spendTicket } from './social-store.ts';

/** A profile a network vouches for. `spend` uses up its proof within a transaction; false if it was used before. */
export type VerifiedProfile = {
  readonly ok: true;
  readonly profile: ArrivingProfile;
  readonly spend: (tx: Tx) => Promise<boolean>;
};

/** Refusal when a network does not vouch for the person (ERR-4, ERR-5). */
export const failedAt = (network: SocialNetwork) =>
  network === 'facebook' ? refuse('auth.facebook_failed') : refuse('auth.apple_failed');

/** Hashes a nonce may be stored under: Apple's libraries send it plain or as its SHA-256. */
const nonceHashes = (nonce: string) => {
  const hashed = createHash('sha256').update(nonce).digest();
  return /^[0-9a-f]{64}$/.test(nonce) ? [hashed, Buffer.from(nonce, 'hex')] : [hashed];
};

const byTicket = async ({ db }: AccountTools, network: SocialNetwork, ticket: string, now: Date) => {
  const profile = await findTicket(db, network, ticket, now);
  return profile && { profile, spend: (tx: Tx) => spendTicket(tx, ticket, now) };
};

const byToken = async ({ socials }: AccountTools, network: SocialNetwork, token: string, now: Date) => {
  const found = await socials[network]?.fromApp(token);
  if (!found) throw new SocialRefusal('this network is not configured');
  const { profile, nonce } = found;
  const spend = async (tx: Tx) => nonce === null || spendNonce(tx, nonceHashes(nonce), now);
  return { profile, spend };
};

/** The profile a network vouches for, from the ticket of a login window or from an app's token. */
export const verifySocialToken = async (
  tools: AccountTools,
  { network, token }: { readonly network: SocialNetwork; readonly token: string },
  now: Date,
): Promise<VerifiedProfile | ReturnType<typeof failedAt>> => {
  if (!(await tools.networkOn(network))) return failedAt(network);
  try {
    const found = await (isTicket(token) ? byTicket : byToken)(tools, network, token, now);
    return found ? { ok: true, ...found } : failedAt(network);
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'unknown';
    tools.log.warn({ network, reason }, 'a social sign-in failed');
    return failedAt(network);
  }
};
