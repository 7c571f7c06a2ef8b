import type { FactorWays, OwnFactors } from '@zanga/contract/people/factors';
import type { UserId } from '@zanga/domain/ids';
import { factorGraceDays, mustHaveFactor } from '@zanga/domain/staff/second-factor';
import type { Db, Tx } from '../../../../platform/database/connection.ts';
import type { Session } from '../../../../platform/session.ts';
import type { AccountTools } from '../../account-tools.ts';
import { readPasswordOf } from '../../password/password-store.ts';
import { readStaff } from '../people-queries.ts';

const dayMs = 86_400_000;

/** Kinds of second factor a person has. */
export const readWays = async (db: Db | Tx, userId: UserId): Promise<FactorWays> => {
  const has = (table: 'staff_totp' | 'staff_passkeys' | 'staff_recovery_codes') =>
    db.selectFrom(table).select('user_id').where('user_id', '=', userId).limit(1);
  const [totp, passkey, recovery] = [
    await has('staff_totp').where('confirmed_at', 'is not', null).executeTakeFirst(),
    await has('staff_passkeys').executeTakeFirst(),
    await has('staff_recovery_codes').where('used_at', 'is', null).executeTakeFirst(),
  ];
  return { totp: totp !== undefined, passkey: passkey !== undefined, recovery: recovery !== undefined };
};

export const hasFactor = async (db: Db | Tx, userId: UserId): Promise<boolean> =>
  (await db
    .selectFrom('staff_with_factor')
    .select('user_id')
    .where('user_id', '=', userId)
    .executeTakeFirst()) !== undefined;

/** Ways in which a person can prove their identity again. */
export const readOwnWays = async (db: Db, userId: UserId) => ({
  ...(await readWays(db, userId)),
  password: (await readPasswordOf(db, userId)).password_hash !== null,
});

/** Whether managers and owners must have a second factor: by default they must, except in the sandbox. */
export const isRequired = async (
  db: Db | Tx,
  { sandbox }: Pick<AccountTools, 'sandbox'>,
): Promise<boolean> => {
  const rule = await db.selectFrom('staff_factor_rule').select('required').executeTakeFirst();
  return rule?.required ?? !sandbox;
};

/** Whether this person must have one. */
export const mustHave = async (
  db: Db | Tx,
  tools: Pick<AccountTools, 'sandbox'>,
  person: string,
): Promise<boolean> => {
  const [row] = await readStaff(db, { sandbox: tools.sandbox, person });
  if (!row || row.suspendedAt !== null || !row.posts.some(({ role }) => mustHaveFactor(role))) return false;
  return isRequired(db, tools);
};

export const readPasskeys = (db: Db | Tx, userId: UserId) =>
  db
    .selectFrom('staff_passkeys')
    .select(['id', 'name', 'credential_id', 'transports', 'created_at', 'used_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();

/** Names under which an authenticator shows the account and the brand. */
export const readLabels = async (db: Db | Tx, userId: UserId) => {
  const { email, firstname, lastname, password_hash } = await db
    .selectFrom('users')
    .select(['email', 'firstname', 'lastname', 'password_hash'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const brand = await db
    .selectFrom('brand_profiles')
    .select('name')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  const name = `${firstname} ${lastname}`.trim();
  return { email, firstname, name, hasPassword: password_hash !== null, brand: brand?.name ?? 'Gestione' };
};

/** `GET /api/backoffice/factors`: one's own. */
export const seeFactors = async (
  { db, sandbox }: AccountTools,
  { userId, mustEnrol }: Session,
): Promise<OwnFactors> => {
  const app = await db
    .selectFrom('staff_totp')
    .select('confirmed_at')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  const codes = await db
    .selectFrom('staff_recovery_codes')
    .select('code_hash')
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .execute();
  const asked = await db
    .selectFrom('staff_factor_asked')
    .select('asked_at')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  const due = asked && !(await hasFactor(db, userId)) && (await mustHave(db, { sandbox }, userId));
  const passkeys = await readPasskeys(db, userId);
  return {
    totp: app?.confirmed_at ? { added_at: app.confirmed_at.toISOString() } : null,
    passkeys: passkeys.map(({ id, name, created_at, used_at }) => ({
      ...{ id, name, added_at: created_at.toISOString(), used_at: used_at?.toISOString() ?? null },
    })),
    recovery_left: codes.length,
    has_password: (await readLabels(db, userId)).hasPassword,
    required: await isRequired(db, { sandbox }),
    due_at: due ? new Date(asked.asked_at.getTime() + factorGraceDays * dayMs).toISOString() : null,
    must: mustEnrol ?? false,
  };
};
