import { CustomerGroup } from '@zanga/contract/ordering/offers/coupon-gifts';
import type { CustomerGroup as Group } from '@zanga/domain/coupons/customer-group';
import type { CouponGiftId } from '@zanga/domain/ids';
import { localDate } from '@zanga/domain/time';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/connection.ts';
import { jsonColumn } from '../../../platform/database/json-column.ts';

export const groupIn = jsonColumn('coupon_gifts.customers', CustomerGroup);

/** A group from the request, with its day parsed. */
export const groupOf = ({ orders, ...group }: CustomerGroup): Group => ({
  ...group,
  orders: orders && { ...orders, since: orders.since === null ? null : localDate(orders.since) },
});

export type GiftRow = {
  readonly id: CouponGiftId;
  readonly customers: unknown;
  readonly shop_name: string | null;
  readonly asked_at: Date;
  readonly asked_by: string | null;
  readonly people: number;
  readonly given: number;
  readonly had: number;
  readonly ended_at: Date | null;
  readonly why_ended: string | null;
};

const select = async (db: Db | Tx, which: RawBuilder<unknown>): Promise<readonly GiftRow[]> => {
  const { rows } = await sql<GiftRow>`
    select g.id, g.customers, s.name as shop_name, g.asked_at, p.firstname as asked_by, g.people, g.given, g.had,
      g.ended_at, g.why_ended
    from coupon_gifts g
    left join people p on p.id = g.asked_by and p.deleted_at is null
    left join shop_profiles s on s.id = g.customers ->> 'shop'
    where ${which} order by g.asked_at desc, g.id limit 50`.execute(db);
  return rows;
};

/** Gifts of a coupon to groups, newest first. */
export const readGifts = (db: Db | Tx, coupon: string): Promise<readonly GiftRow[]> =>
  select(db, sql`g.coupon_id = ${coupon}`);

/** The gift that a key has started. */
export const readGiftOfKey = async (tx: Tx, coupon: string, key: string): Promise<GiftRow | undefined> =>
  (await select(tx, sql`g.coupon_id = ${coupon} and g.key = ${key}`))[0];
