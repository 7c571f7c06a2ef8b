import type { CouponUse } from '@zanga/contract/ordering/offers/coupon-uses';
import type { Refusal } from '@zanga/contract/wire/route';
import type { CouponId } from '@zanga/domain/ids';
import { undoability } from '@zanga/domain/redemption/undo';
import type { Db } from '../../../platform/database/connection.ts';
import { refuse } from '../../../platform/refusal.ts';
import { holds, mayWorkFor, type Session } from '../../../platform/session.ts';
import { readCouponRow } from '../office/office-queries.ts';
import { readUses, type UseRow } from './uses-queries.ts';

/** Whether staff may undo a use at a till: in the office by a manager's right alone, even if they scanned it. */
const mayUndo = (session: Session, { used_at, shop_id, given_back_at, read_code }: UseRow, now: Date) => {
  const manager = holds(session, 'codes.undo_others') && mayWorkFor(session, shop_id);
  const use = { at: used_at, by: null, undoneAt: given_back_at };
  return read_code !== null && given_back_at === null && undoability(use, { person: '', manager }, now).ok;
};

const present = (session: Session, row: UseRow, now: Date): CouponUse => ({
  id: row.id,
  used_at: row.used_at.toISOString(),
  order:
    row.reference === null || row.number === null ? null : { reference: row.reference, number: row.number },
  shop: row.shop_name,
  by: row.used_by,
  code: row.drawn_code,
  saved: row.saved_cents,
  given_back_at: row.given_back_at?.toISOString() ?? null,
  reason: row.undone_reason,
  undo: mayUndo(session, row, now) ? row.read_code : null,
});

type UsesQuery = {
  readonly session: Session;
  readonly coupon: CouponId;
  readonly after?: string | undefined;
  readonly limit: number;
};

/** `next` of a page: the moment of its last use, and its id. */
const afterIn = (text: string | undefined) => {
  const [, at, id] = /^(\d{13}) (\d{1,15})$/.exec(text ?? '') ?? [];
  return at === undefined || id === undefined ? undefined : { at: new Date(Number(at)), id: Number(id) };
};

/** A page of the uses of a coupon. */
export const listUses = async (
  db: Db,
  { session, coupon, after, limit }: UsesQuery,
  now: Date,
): Promise<{ data: CouponUse[]; next: string | null } | Refusal<'coupon.not_found'>> => {
  if (!(await readCouponRow(db, coupon))) return refuse('coupon.not_found');
  const rows = await readUses(db, { coupon, after: afterIn(after), limit: limit + 1 });
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  return {
    data: page.map((row) => present(session, row, now)),
    next: last ? `${last.used_at.getTime()} ${last.id}` : null,
  };
};
