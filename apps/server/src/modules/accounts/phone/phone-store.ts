import { codeRules } from '@zanga/domain/accounts/confirmation-code';
import type { Phone } from '@zanga/domain/accounts/phone';
import type { UserId } from '@zanga/domain/ids';
import type { Db, Tx } from '../../../platform/database/connection.ts';

export type PendingPhone = {
  readonly phone: Phone;
  readonly codeHash: Buffer;
  readonly sentAt: Date;
  readonly tries: number;
};

// Only parsed numbers are ever written to the table.
const phoneIn = (text: string) => text as Phone;

const columns = ['phone', 'code_hash', 'sent_at', 'tries'] as const;
type Row = { phone: string; code_hash: Buffer; sent_at: Date; tries: number };
const pendingFrom = (row: Row | undefined): PendingPhone | undefined =>
  row && { phone: phoneIn(row.phone), codeHash: row.code_hash, sentAt: row.sent_at, tries: row.tries };

/** The person's phone number that waits for its code. */
export const readPending = async (db: Db | Tx, userId: UserId): Promise<PendingPhone | undefined> =>
  pendingFrom(
    await db
      .selectFrom('phone_confirmations')
      .select(columns)
      .where('user_id', '=', userId)
      .executeTakeFirst(),
  );

/** The same, locked: two tries of a code come one after the other. */
export const lockPending = async (tx: Tx, userId: UserId): Promise<PendingPhone | undefined> =>
  pendingFrom(
    await tx
      .selectFrom('phone_confirmations')
      .select(columns)
      .where('user_id', '=', userId)
      .forUpdate()
      .executeTakeFirst(),
  );

/** Replaces the code; false if the same number got one a moment ago, also by a double tap. */
export const putPending = async (
  tx: Tx,
  userId: UserId,
  { phone, codeHash }: Pick<PendingPhone, 'phone' | 'codeHash'>,
  now: Date,
): Promise<boolean> => {
  const row = { user_id: userId, phone, code_hash: codeHash, sent_at: now, tries: 0 };
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('phone_confirmations')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet(row)
        .where((old) =>
          old.or([
            old('phone_confirmations.phone', '!=', phone),
            old('phone_confirmations.sent_at', '<=', new Date(now.getTime() - codeRules.resendAfterMs)),
          ]),
        ),
    )
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
};

export const countTry = async (tx: Tx, userId: UserId): Promise<void> => {
  await tx
    .updateTable('phone_confirmations')
    .set((row) => ({ tries: row('tries', '+', 1) }))
    .where('user_id', '=', userId)
    .execute();
};

export const dropPending = async (tx: Tx | Db, userId: UserId): Promise<void> => {
  await tx.deleteFrom('phone_confirmations').where('user_id', '=', userId).execute();
};

/** The person's confirmed phone number, with email and first name. */
export const readPhoneOf = async (tx: Tx | Db, userId: UserId) =>
  tx
    .selectFrom('users')
    .select(['phone', 'email', 'firstname'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();

/** Fails on `users_phone` if the number belongs to another account. */
export const setPhone = async (tx: Tx, userId: UserId, phone: Phone): Promise<void> => {
  await tx.updateTable('users').set({ phone }).where('id', '=', userId).execute();
};
