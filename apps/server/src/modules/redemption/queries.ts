import type { RedemptionId, ShopId, UserId } from '@zanga/domain/ids';
import type { CodeUse, RedemptionKind } from '@zanga/domain/redemption/redemption';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/connection.ts';

export const shopExists = async (db: Db, shopId: ShopId): Promise<boolean> =>
  (await db.selectFrom('shop_profiles').select('id').where('id', '=', shopId).executeTakeFirst()) !==
  undefined;

/** Unused, valid codes of some subjects. */
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

export type Looked = { readonly subject: string; readonly used: CodeUse | null };

/** Subject and use of a redemption; of several with the same digits, the newest. */
export const findRedemption = async (
  db: Db,
  kind: RedemptionKind,
  named: { readonly id: RedemptionId } | { readonly code: string },
): Promise<Looked | undefined> => {
  const { rows } = await sql<{ subject: string; at: Date | null; shop: string | null; by: string | null }>`
    select r.subject, r.used_at as at, s.name as shop,
      nullif(trim(concat(u.firstname, ' ', left(u.lastname, 1), '.')), '.') as by
    from redemptions r left join shop_profiles s on s.id = r.used_shop_id left join people u on u.id = r.used_by
    where r.kind = ${kind} and ${'id' in named ? sql`r.id = ${named.id}` : sql`r.code = ${named.code}`}
    order by r.issued_at desc limit 1`.execute(db);
  const [row] = rows;
  return row && { subject: row.subject, used: row.at && { at: row.at, shop: row.shop, by: row.by } };
};

/** A person's used codes, the last first, with the ones undone. */
export const readUsedOf = (db: Db, userId: UserId) =>
  db
    .selectFrom('redemptions')
    .select(['kind', 'used_at', 'undone_at', 'undone_reason'])
    .where('user_id', '=', userId)
    .where('used_at', 'is not', null)
    .orderBy('used_at', 'desc')
    .execute();
