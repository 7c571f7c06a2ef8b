import { randomInt } from 'node:crypto';
import type { RedemptionId, ShopId, UserId, WalletCouponId } from '@zanga/domain/ids';
import { codeDigits, type RedemptionKind } from '@zanga/domain/redemption/redemption';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/connection.ts';
import { removed } from '../../platform/database/removed.ts';
import { newId } from '../../platform/new-id.ts';
import { forgetReasons } from '../audit/public.ts';

export type ToIssue = {
  readonly kind: RedemptionKind;
  readonly subject: string;
  readonly userId: UserId | null;
  readonly expiresAt: Date;
  readonly now: Date;
};

export type Issued = { readonly id: RedemptionId; readonly code: string };

const drawCode = () => String(randomInt(10 ** codeDigits)).padStart(codeDigits, '0');

/** Tries to find digits that no usable code has. */
const draws = 20;

/** Adds a redemption, with digits unique among the usable codes. */
export const insertRedemption = async (
  db: Db | Tx,
  { now, userId, expiresAt, ...given }: ToIssue,
): Promise<Issued> => {
  for (let draw = 0; draw < draws; draw += 1) {
    const row = { id: newId('rdm'), code: drawCode() };
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('redemptions')
      .values({ ...row, ...given, user_id: userId, issued_at: now, expires_at: expiresAt })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    if (numInsertedOrUpdatedRows === 1n) return row;
  }
  throw new Error('No digits are free for another code');
};

/** Deletes unused codes of a subject, such as the one shown on the screen before. */
export const withdrawUnused = async (
  db: Db | Tx,
  kind: RedemptionKind,
  subject: string,
  now: Date,
): Promise<void> => {
  await db
    .updateTable('redemptions')
    .set({ expires_at: sql`greatest(${now}::timestamptz, issued_at + interval '1 millisecond')` })
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .execute();
};

/** The redemption of a scan, read after its lock: a scan that waited is told place and person of the first use. */
export const lockRedemption = async (
  tx: Tx,
  by: { readonly id: RedemptionId } | { readonly code: string },
) => {
  const { rows: locked } = await sql<{ id: RedemptionId }>`
    select id from redemptions where ${'id' in by ? sql`id = ${by.id}` : sql`code = ${by.code}`}
    order by used_at is not null, issued_at desc limit 1
    for update`.execute(tx);
  if (!locked[0]) return undefined;
  const { rows } = await sql<{
    id: RedemptionId;
    kind: RedemptionKind;
    subject: WalletCouponId;
    user_id: UserId | null;
    expires_at: Date;
    used_at: Date | null;
    used_shop: string | null;
    used_by: string | null;
    used_by_id: UserId | null;
    used_shop_id: ShopId | null;
    undone_at: Date | null;
  }>`
    select r.id, r.kind, r.subject, r.user_id, r.expires_at, r.used_at, s.name as used_shop,
      nullif(trim(concat(u.firstname, ' ', left(u.lastname, 1), '.')), '.') as used_by, r.used_by as used_by_id,
      r.used_shop_id, r.undone_at
    from redemptions r left join shop_profiles s on s.id = r.used_shop_id left join people u on u.id = r.used_by
    where r.id = ${locked[0].id}`.execute(tx);
  return rows[0];
};

export const markUsed = async (
  tx: Tx,
  id: RedemptionId,
  { at, by, shopId }: { readonly at: Date; readonly by: UserId | null; readonly shopId: ShopId | null },
): Promise<void> => {
  await tx
    .updateTable('redemptions')
    .set({ used_at: at, used_by: by, used_shop_id: shopId })
    .where('id', '=', id)
    .execute();
};

/** The code stays used up: its subject gets a new one. */
export const markUndone = async (
  tx: Tx,
  id: RedemptionId,
  { at, by, reason }: { readonly at: Date; readonly by: UserId; readonly reason: string },
): Promise<void> => {
  await tx
    .updateTable('redemptions')
    .set({ undone_at: at, undone_by: by, undone_reason: reason })
    .where('id', '=', id)
    .execute();
};

export type Outcome =
  | 'done'
  | 'used'
  | 'expired'
  | 'forged'
  | 'unknown'
  | 'refused'
  | 'undone'
  | 'not_undone';

/** Records a try at a code, by which guessing is noticed. */
export const recordTry = async (
  db: Db | Tx,
  outcome: Outcome,
  {
    id,
    by,
    shopId,
    at,
  }: {
    readonly id: RedemptionId | null;
    readonly by: UserId | null;
    readonly shopId: ShopId | null;
    readonly at: Date;
  },
): Promise<void> => {
  await db
    .insertInto('redemption_tries')
    .values({ redemption_id: id, at, by_user_id: by, shop_id: shopId, outcome })
    .execute();
};

/** Deletes unused codes a day after they were shown. */
export const purgeUnused = (db: Db, before: Date): Promise<number> =>
  removed(db.deleteFrom('redemptions').where('used_at', 'is', null).where('expires_at', '<', before));

/** Deletes old tries at codes. */
export const purgeTries = (db: Db, before: Date): Promise<number> =>
  removed(db.deleteFrom('redemption_tries').where('at', '<', before));

/** Prolongs codes whose subject was moved to a later time. */
export const lengthenCodes = async (
  tx: Tx,
  kind: RedemptionKind,
  subjects: readonly string[],
  until: Date,
): Promise<void> => {
  if (subjects.length === 0) return;
  await tx
    .updateTable('redemptions')
    .set({ expires_at: until })
    .where('kind', '=', kind)
    .where('subject', 'in', subjects)
    .where('used_at', 'is', null)
    .where('expires_at', '<', until)
    .execute();
};

/** Deletes the reasons for undoing a person's codes. */
export const forgetUndoReasons = async (tx: Tx, userId: UserId): Promise<void> => {
  const codes = await tx
    .updateTable('redemptions')
    .set({ undone_reason: null })
    .where('user_id', '=', userId)
    .returning('id')
    .execute();
  await forgetReasons(
    tx,
    'code',
    codes.map(({ id }) => id),
  );
};
