import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/connection.ts';

/** Accounts made in the sandbox; the demo's stay, since they can never sign in outside it. */
const people = sql`select id from users where made_in_sandbox and not demo`;

/** Deletes proofs of identity made in the sandbox: they took no more than a look at its outbox. */
const forgetProofs = async (tx: Tx): Promise<void> => {
  await sql`delete from staff_totp where user_id in (${people})`.execute(tx);
  await sql`delete from staff_passkeys where user_id in (${people})`.execute(tx);
  await sql`delete from staff_recovery_codes where user_id in (${people})`.execute(tx);
  await sql`delete from staff_pins where user_id in (${people})`.execute(tx);
  await sql`delete from social_identities where made_in_sandbox`.execute(tx);
  await sql`delete from mailed_links where made_in_sandbox`.execute(tx);
  await sql`delete from staff_invitations where made_in_sandbox`.execute(tx);
  // Half sign-ins, tickets and keys of the first owner last a day at most: people begin again.
  await sql`delete from half_sign_ins`.execute(tx);
  await sql`delete from social_tickets`.execute(tx);
  await sql`delete from first_owner_keys`.execute(tx);
};

/**
 * Ends sign-ins, links and invitations of the sandbox, suspends posts, forgets passwords. A link to the mailbox or
 * the command `owner` opens an account again; a post has to be restored.
 */
export const endSandboxPeople = async (tx: Tx, now: Date) => {
  await forgetProofs(tx);
  const signIns = await sql`delete from access_tokens where made_in_sandbox returning id`.execute(tx);
  const posts = await sql`
    update user_roles set suspended_at = coalesce(suspended_at, ${now}), made_in_sandbox = false
    where made_in_sandbox and user_id not in (select id from users where demo) returning user_id`.execute(tx);
  const accounts = await sql`
    update users set password_hash = null, email_verified_at = null, made_in_sandbox = false
    where id in (${people}) returning id`.execute(tx);
  return { signIns: signIns.rows.length, posts: posts.rows.length, accounts: accounts.rows.length };
};
