import type { RedemptionKind } from '@zanga/domain/redemption/redemption';
import type { Db } from '../../platform/database/connection.ts';

export const shopExists = async (db: Db, shopId: string): Promise<boolean> =>
  (await db.selectFrom('shops').select('id').where('id', '=', shopId).executeTakeFirst()) !== undefined;

/** Codes of some subjects that can still be used. */
export const readUnused = async (db: Db, kind: RedemptionKind, subjects: readonly string[], now: Date) =>
  subjects.length === 0
    ? []
    : db
        .selectFrom('redemptions')
        .select(['id', 'subject', 'code', 'expires_at'])
        .where('kind', '=', kind)
        .where('subject', 'in', subjects)
        .where('used_at', 'is', null)
        .where('expires_at', '>', now)
        .execute();

/** What a redemption stands for; of digits that were used before, the newest. */
export const findRedemption = async (
  db: Db,
  kind: RedemptionKind,
  named: { readonly id: string } | { readonly code: string },
): Promise<string | undefined> => {
  const query = db.selectFrom('redemptions').select('subject').where('kind', '=', kind);
  const found = 'id' in named ? query.where('id', '=', named.id) : query.where('code', '=', named.code);
  return (await found.orderBy('issued_at', 'desc').executeTakeFirst())?.subject;
};
