import type { CouponDrawingId, CouponId, UserId } from '@zanga/domain/ids';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/connection.ts';

type NewDrawing = {
  readonly id: CouponDrawingId;
  readonly coupon: CouponId;
  readonly key: string;
  readonly prefix: string;
  readonly note: string;
  readonly codes: number;
  readonly by: UserId;
};

/** Inserts a drawing, before its codes. */
export const insertDrawing = async (tx: Tx, { by, coupon, ...drawing }: NewDrawing, now: Date) => {
  await tx
    .insertInto('coupon_drawings')
    .values({ ...drawing, coupon_id: coupon, drawn_at: now, drawn_by: by })
    .execute();
};

/** Adds drawn codes and returns how many were new: neither drawn before nor a coupon's own. */
export const insertCodes = async (
  tx: Tx,
  { id, coupon }: { readonly id: string; readonly coupon: string },
  codes: readonly string[],
): Promise<number> => {
  const { numAffectedRows = 0n } = await sql`
    insert into coupon_codes (code, drawing_id, coupon_id)
    select drawn.code, ${id}, ${coupon} from unnest(${[...codes]}::text[]) as drawn (code)
    where not exists (select from coupons c where c.code = drawn.code)
    on conflict do nothing`.execute(tx);
  return Number(numAffectedRows);
};

/** Withdraws the unused codes of a drawing; waits for an order that is using one. */
export const withdrawDrawing = async (tx: Tx, drawing: string, now: Date): Promise<boolean> => {
  const { numAffectedRows = 0n } = await sql`
    update coupon_drawings set withdrawn_at = ${now} where id = ${drawing} and withdrawn_at is null`.execute(
    tx,
  );
  if (numAffectedRows === 0n) return false;
  await sql`
    update coupon_codes set withdrawn_at = ${now} where drawing_id = ${drawing} and withdrawn_at is null`.execute(
    tx,
  );
  return true;
};

/** Locks a code of a coupon until the transaction ends; an order with it waits. */
export const holdCode = async (tx: Tx, coupon: string, code: string): Promise<boolean> => {
  const { rows } = await sql`
    select from coupon_codes where code = ${code} and coupon_id = ${coupon} for update`.execute(tx);
  return rows.length === 1;
};

export const withdrawCode = async (tx: Tx, code: string, now: Date): Promise<void> => {
  await sql`update coupon_codes set withdrawn_at = ${now} where code = ${code}`.execute(tx);
};
