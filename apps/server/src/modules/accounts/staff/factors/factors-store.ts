import type { PasskeyId, UserId } from '@zanga/domain/ids';
import type { Db, Tx } from '../../../../platform/database/connection.ts';

/** A person's authenticator app, locked: of two who give one code at once the second finds it used. */
export const lockTotp = async (tx: Tx, userId: UserId) => {
  const row = await tx
    .selectFrom('staff_totp')
    .select(['secret', 'created_at', 'confirmed_at', 'last_step'])
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
  return row && { ...row, lastStep: Number(row.last_step) };
};

export const saveStep = async (tx: Tx, userId: UserId, step: number): Promise<void> => {
  await tx.updateTable('staff_totp').set({ last_step: step }).where('user_id', '=', userId).execute();
};

/** Keeps a secret until its first code; it replaces one that was waiting. */
export const savePendingTotp = async (tx: Tx, userId: UserId, secret: Buffer, now: Date): Promise<void> => {
  await tx
    .insertInto('staff_totp')
    .values({ user_id: userId, secret, created_at: now })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet({ secret, created_at: now })
        .where('staff_totp.confirmed_at', 'is', null),
    )
    .execute();
};

export const confirmTotp = async (tx: Tx, userId: UserId, step: number, now: Date): Promise<void> => {
  await tx
    .updateTable('staff_totp')
    .set({ confirmed_at: now, last_step: step })
    .where('user_id', '=', userId)
    .execute();
};

/** Deletes the app, also one that waits for its first code; returns whether a confirmed one was there. */
export const deleteTotp = async (tx: Tx, userId: UserId): Promise<boolean> => {
  const gone = await tx
    .deleteFrom('staff_totp')
    .where('user_id', '=', userId)
    .returning('confirmed_at')
    .executeTakeFirst();
  return gone?.confirmed_at !== undefined && gone.confirmed_at !== null;
};

export type NewPasskey = {
  readonly id: PasskeyId;
  readonly userId: UserId;
  readonly credentialId: string;
  readonly publicKey: Uint8Array;
  readonly counter: number;
  readonly transports: readonly string[];
  readonly name: string;
};

/** Keeps a passkey; false if it is registered already. */
export const insertPasskey = async (tx: Tx, passkey: NewPasskey, now: Date): Promise<boolean> => {
  const { id, userId, credentialId, publicKey, counter, transports, name } = passkey;
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('staff_passkeys')
    .values({
      ...{ id, counter, name, user_id: userId, credential_id: credentialId, created_at: now },
      public_key: Buffer.from(publicKey),
      transports: [...transports],
    })
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
};

/** A passkey by its credential id, locked until its counter is saved. */
export const lockPasskey = (tx: Tx, credentialId: string) =>
  tx
    .selectFrom('staff_passkeys')
    .select(['id', 'user_id', 'public_key', 'counter', 'transports'])
    .where('credential_id', '=', credentialId)
    .forUpdate()
    .executeTakeFirst();

export const savePasskeyUse = async (tx: Tx, id: PasskeyId, counter: number, now: Date): Promise<void> => {
  await tx.updateTable('staff_passkeys').set({ counter, used_at: now }).where('id', '=', id).execute();
};

/** Deletes a passkey and returns its name. */
export const deletePasskey = (tx: Tx, userId: UserId, id: PasskeyId) =>
  tx
    .deleteFrom('staff_passkeys')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning('name')
    .executeTakeFirst();

export const replaceRecoveryCodes = async (
  tx: Tx,
  userId: UserId,
  hashes: readonly Buffer[],
): Promise<void> => {
  await tx.deleteFrom('staff_recovery_codes').where('user_id', '=', userId).execute();
  if (hashes.length === 0) return;
  await tx
    .insertInto('staff_recovery_codes')
    .values(hashes.map((code_hash) => ({ user_id: userId, code_hash })))
    .execute();
};

/** Uses up a recovery code; of two tries at once one succeeds. */
export const spendRecoveryCode = async (
  tx: Tx,
  userId: UserId,
  hashes: readonly Buffer[],
  now: Date,
): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('staff_recovery_codes')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('code_hash', 'in', hashes)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
};

/** Deletes all second factors of a person; returns whether there were any. */
export const forgetFactors = async (tx: Tx, userId: UserId): Promise<boolean> => {
  const app = await deleteTotp(tx, userId);
  const { numDeletedRows } = await tx
    .deleteFrom('staff_passkeys')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  for (const table of ['staff_recovery_codes', 'half_sign_ins', 'staff_factor_asked'] as const)
    await tx.deleteFrom(table).where('user_id', '=', userId).execute();
  await tx.deleteFrom('passkey_challenges').where('user_id', '=', userId).execute();
  return app || numDeletedRows > 0n;
};

/** Notes that the second factor was given in this sign-in. */
export const saveFactorGiven = async (tx: Tx | Db, tokenHash: Buffer, now: Date): Promise<void> => {
  await tx
    .updateTable('access_tokens')
    .set({ factor_at: now, confirmed_at: now })
    .where('token_hash', '=', tokenHash)
    .execute();
};

/** Saves whether managers and owners must have a second factor; all days of grace begin again. */
export const saveRule = async (tx: Tx, required: boolean, now: Date): Promise<void> => {
  await tx
    .insertInto('staff_factor_rule')
    .values({ required, changed_at: now })
    .onConflict((conflict) => conflict.column('single').doUpdateSet({ required, changed_at: now }))
    .execute();
  await tx.deleteFrom('staff_factor_asked').execute();
};

/** Sealed secrets of all authenticator apps. */
export const readSealedTotps = (db: Db) =>
  db.selectFrom('staff_totp').select(['user_id', 'secret']).execute();

/** Replaces a secret by the same one sealed anew; a secret set meanwhile stays. */
export const replaceSealedTotp = async (
  db: Db,
  { userId, before, after }: { readonly userId: UserId; readonly before: Buffer; readonly after: Buffer },
): Promise<void> => {
  await db
    .updateTable('staff_totp')
    .set({ secret: after })
    .where('user_id', '=', userId)
    .where('secret', '=', before)
    .execute();
};
