import { readName } from '@zanga/domain/accounts/profile';
import { z } from 'zod';
import type { SocialNetwork, SocialProfile } from '../../../adapters/social/port.ts';
import type { Db, Tx } from '../../../platform/database/connection.ts';
import { jsonColumn } from '../../../platform/database/json-column.ts';
import { hashSecret, newSecret } from '../secrets.ts';

const minuteMs = 60_000;
const after = (now: Date, minutes: number) => new Date(now.getTime() + minutes * minuteMs);

/** Prefix that tells our tickets from the networks' own tokens. */
const ticketMark = 'zt_';
export const isTicket = (token: string): boolean => token.startsWith(ticketMark);

/** A profile on its way to an account, with its sealed grant in base64url. */
export type ArrivingProfile = SocialProfile & { readonly sealedGrant?: string };

const profileIn = jsonColumn(
  'social_tickets.profile',
  z.object({
    network: z.enum(['facebook', 'apple']),
    subject: z.string(),
    email: z.string().nullable(),
    emailVerified: z.boolean(),
    firstname: z.string(),
    lastname: z.string(),
    sealedGrant: z.string().exactOptional(),
  }),
);

/** Names come from outside: only valid ones are stored, without characters that JSON in the database rejects. */
const written = (profile: ArrivingProfile) =>
  JSON.stringify({
    ...profile,
    email: profile.email?.toWellFormed() ?? null,
    firstname: readName(profile.firstname) ?? '',
    lastname: readName(profile.lastname) ?? '',
  });

/** Stores a verified profile under a ticket, good once within two minutes. */
export const issueTicket = async (tx: Tx | Db, profile: ArrivingProfile, now: Date): Promise<string> => {
  const ticket = ticketMark + newSecret();
  await tx
    .insertInto('social_tickets')
    .values({
      ticket_hash: hashSecret(ticket),
      network: profile.network,
      profile: written(profile),
      expires_at: after(now, 2),
    })
    .execute();
  return ticket;
};

export const findTicket = async (db: Db, network: SocialNetwork, ticket: string, now: Date) => {
  const row = await db
    .selectFrom('social_tickets')
    .select('profile')
    .where('ticket_hash', '=', hashSecret(ticket))
    .where('network', '=', network)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row && profileIn(row.profile);
};

/** Uses up a ticket; of two tries at once one gets true. */
export const spendTicket = async (tx: Tx, ticket: string, now: Date): Promise<boolean> => {
  const { numDeletedRows } = await tx
    .deleteFrom('social_tickets')
    .where('ticket_hash', '=', hashSecret(ticket))
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return numDeletedRows === 1n;
};

/** Draws a nonce for an app to sign in with. */
export const issueNonce = async (db: Db, now: Date): Promise<string> => {
  const nonce = newSecret();
  await db
    .insertInto('login_nonces')
    .values({ nonce_hash: hashSecret(nonce), expires_at: after(now, 10) })
    .execute();
  return nonce;
};

export const spendNonce = async (tx: Tx, hashes: readonly Buffer[], now: Date): Promise<boolean> => {
  const { numDeletedRows } = await tx
    .deleteFrom('login_nonces')
    .where('nonce_hash', 'in', [...hashes])
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return numDeletedRows > 0n;
};

export type OpenWindow = {
  readonly cookie: string;
  readonly state: string;
  readonly network: SocialNetwork;
  readonly nonce: string;
  readonly verifier: string;
};

/** Opens a login window; the person has ten minutes at the network. */
export const insertWindow = async (db: Db, window: OpenWindow, now: Date): Promise<void> => {
  await db
    .insertInto('social_windows')
    .values({
      cookie_hash: hashSecret(window.cookie),
      state_hash: hashSecret(window.state),
      network: window.network,
      nonce: window.nonce,
      verifier: window.verifier,
      status: 'started',
      expires_at: after(now, 10),
    })
    .execute();
};

/** Nonce and verifier of a window that waits for its network. A state is used once, so it is replaced. */
export const takeState = async (db: Db, network: SocialNetwork, state: string, now: Date) => {
  const row = await db
    .updateTable('social_windows')
    .set({ state_hash: hashSecret(newSecret()) })
    .where('state_hash', '=', hashSecret(state))
    .where('network', '=', network)
    .where('status', '=', 'started')
    .where('expires_at', '>', now)
    .returning(['nonce', 'verifier', 'cookie_hash'])
    .executeTakeFirst();
  return row && { nonce: row.nonce, verifier: row.verifier ?? undefined, window: row.cookie_hash };
};

export const arrive = async (db: Db, window: Buffer, profile: ArrivingProfile): Promise<void> => {
  await db
    .updateTable('social_windows')
    .set({ status: 'arrived', profile: written(profile) })
    .where('cookie_hash', '=', window)
    .execute();
};

/** The window came home to the browser that opened it, so its opener may have the profile. */
export const comeHome = async (db: Db, cookie: string, now: Date): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('social_windows')
    .set({ status: 'ready' })
    .where('cookie_hash', '=', hashSecret(cookie))
    .where('status', '=', 'arrived')
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
};

export const failWindow = async (db: Db, window: Buffer): Promise<void> => {
  await db
    .updateTable('social_windows')
    .set({ status: 'failed', profile: null })
    .where('cookie_hash', '=', window)
    .where('status', '!=', 'ready')
    .execute();
};

export const readWindow = (db: Db, cookie: string, now: Date) =>
  db
    .selectFrom('social_windows')
    .select(['network', 'status'])
    .where('cookie_hash', '=', hashSecret(cookie))
    .where('expires_at', '>', now)
    .executeTakeFirst();

/** Hands over the profile of a finished window; of two calls at once one gets it. */
export const collectWindow = async (tx: Tx, cookie: string): Promise<ArrivingProfile | undefined> => {
  const row = await tx
    .deleteFrom('social_windows')
    .where('cookie_hash', '=', hashSecret(cookie))
    .where('status', '=', 'ready')
    .returning('profile')
    .executeTakeFirst();
  return row && profileIn(row.profile);
};
