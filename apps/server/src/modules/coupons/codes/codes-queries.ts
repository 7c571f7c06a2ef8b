import type { CodeState } from '@zanga/domain/coupons/drawn-codes';
import type { CouponDrawingId } from '@zanga/domain/ids';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/connection.ts';

export type DrawingRow = {
  readonly id: CouponDrawingId;
  readonly prefix: string;
  readonly note: string;
  readonly drawn_at: Date;
  readonly drawn_by: string | null;
  readonly codes: number;
  readonly used: number;
  readonly withdrawn: number;
};

const drawings = (coupon: string, which: RawBuilder<unknown>) => sql<DrawingRow>`
  select d.id, d.prefix, d.note, d.drawn_at, p.firstname as drawn_by, d.codes, coalesce(used.codes, 0) as used,
    coalesce(gone.codes, 0) - coalesce(used.gone, 0) as withdrawn
  from coupon_drawings d
  left join people p on p.id = d.drawn_by and p.deleted_at is null
  left join (
    select k.drawing_id, count(*)::int as codes, count(k.withdrawn_at)::int as gone
    from coupon_uses u join coupon_codes k on k.code = u.drawn_code
    where u.coupon_id = ${coupon} and u.drawn_code is not null and u.given_back_at is null group by k.drawing_id
  ) used on used.drawing_id = d.id
  left join (
    select drawing_id, count(*)::int as codes from coupon_codes
    where coupon_id = ${coupon} and withdrawn_at is not null group by drawing_id
  ) gone on gone.drawing_id = d.id
  where d.coupon_id = ${coupon} and ${which} order by d.drawn_at desc, d.id limit 200`;

/** Drawings of a coupon, newest first. */
export const readDrawings = async (db: Db | Tx, coupon: string): Promise<readonly DrawingRow[]> =>
  (await drawings(coupon, sql`true`).execute(db)).rows;

/** A drawing of a coupon, by its id or by the key of its press. */
export const readDrawing = async (
  db: Db | Tx,
  coupon: string,
  by: { readonly id: string } | { readonly key: string },
): Promise<DrawingRow | undefined> => {
  const named = 'id' in by ? sql`d.id = ${by.id}` : sql`d.key = ${by.key}`;
  return (await drawings(coupon, named).execute(db)).rows[0];
};

/** Number of codes of a coupon. */
export const countCodes = async (db: Db | Tx, coupon: string): Promise<number> => {
  const { rows } = await sql<{ codes: number }>`
    select coalesce(sum(codes), 0)::int as codes from coupon_drawings where coupon_id = ${coupon}`.execute(
    db,
  );
  return rows[0]?.codes ?? 0;
};

export type CodeRow = {
  readonly id: number;
  readonly code: string;
  readonly drawing_id: CouponDrawingId;
  readonly prefix: string;
  readonly withdrawn_at: Date | null;
  readonly used_at: Date | null;
  readonly reference: string | null;
  readonly number: string | null;
};

export type CodeFilter = {
  readonly coupon: string;
  readonly drawing?: string | undefined;
  readonly state?: CodeState | undefined;
  readonly code?: string | undefined;
  /** First characters of the code. */
  readonly begins?: string | undefined;
  /** Only codes drawn before this position. */
  readonly before?: number | undefined;
  readonly limit: number;
};

const ofState = {
  used: sql`u.id is not null`,
  withdrawn: sql`u.id is null and k.withdrawn_at is not null`,
  free: sql`u.id is null and k.withdrawn_at is null`,
} as const satisfies Record<CodeState, unknown>;

/** Codes of a coupon, last drawn first. */
export const readCodes = async (
  db: Db | Tx,
  { coupon, drawing, state, code, begins, before, limit }: CodeFilter,
): Promise<readonly CodeRow[]> => {
  const wanted = [
    sql`k.coupon_id = ${coupon}`,
    ...(drawing === undefined ? [] : [sql`k.drawing_id = ${drawing}`]),
    ...(state === undefined ? [] : [ofState[state]]),
    ...(code === undefined ? [] : [sql`k.code = ${code}`]),
    ...(begins ? [sql`starts_with(k.code, ${begins})`] : []),
    ...(before === undefined ? [] : [sql`k.id < ${before}`]),
  ];
  const { rows } = await sql<CodeRow>`
    select k.id, k.code, k.drawing_id, d.prefix, k.withdrawn_at, u.used_at, o.reference, o.number
    from coupon_codes k
    join coupon_drawings d on d.id = k.drawing_id
    left join coupon_uses u on u.drawn_code = k.code and u.given_back_at is null
    left join order_facts o on o.id = u.order_id
    where ${sql.join(wanted, sql` and `)}
    order by k.id desc limit ${limit}`.execute(db);
  return rows;
};

/** One code of a coupon. */
export const readCode = async (db: Db | Tx, coupon: string, code: string): Promise<CodeRow | undefined> =>
  (await readCodes(db, { coupon, code, limit: 1 }))[0];
