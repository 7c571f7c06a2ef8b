import { codeRules, type PendingCode } from '@zanga/domain/accounts/confirmation-code';
import type { Db, Tx } from '../../../platform/database/connection.ts';

export type WaitingCode = PendingCode & { readonly codeHash: Buffer };

const columns = ['code_hash', 'sent_at', 'tries'] as const;
type Row = { readonly code_hash: Buffer; readonly sent_at: Date; readonly tries: number };
const waitingFrom = (row: Row | undefined): WaitingCode | undefined =>
  row && { codeHash: row.code_hash, sentAt: row.sent_at, tries: row.tries };

/** The latest code for a phone and browser. */
export const readCode = async (db: Db, key: Buffer): Promise<WaitingCode | undefined> =>
  waitingFrom(
    await db.selectFrom('order_phone_codes').select(columns).where('key', '=', key).executeTakeFirst(),
  );

/** Locks the latest code, so that no second try runs meanwhile. */
export const lockCode = async (tx: Tx, key: Buffer): Promise<WaitingCode | undefined> =>
  waitingFrom(
    await tx
      .selectFrom('order_phone_codes')
      .select(columns)
      .where('key', '=', key)
      .forUpdate()
      .executeTakeFirst(),
  );

/** Replaces the last code; false if one was sent a moment ago, even by a double tap. */
export const putCode = async (tx: Tx, key: Buffer, codeHash: Buffer, now: Date): Promise<boolean> => {
  const row = { key, code_hash: codeHash, sent_at: now, tries: 0 };
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('order_phone_codes')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet(row)
        .where('order_phone_codes.sent_at', '<=', new Date(now.getTime() - codeRules.resendAfterMs)),
    )
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
};

export const countTry = async (tx: Tx, key: Buffer): Promise<void> => {
  await tx
    .updateTable('order_phone_codes')
    .set((row) => ({ tries: row('tries', '+', 1) }))
    .where('key', '=', key)
    .execute();
};

/** Marks the phone as proven in this browser; the code is used up. */
export const saveProof = async (tx: Tx, key: Buffer, until: Date): Promise<void> => {
  await tx
    .updateTable('order_phone_codes')
    .set({ proven_until: until, tries: codeRules.tries })
    .where('key', '=', key)
    .execute();
};
