import type { CartId, CouponId, UserId } from '@zanga/domain/ids';
import { type LocalDate, localDate } from '@zanga/domain/time';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/connection.ts';
import { unconfirmedOf } from '../proof-queries.ts';

/** Facts about a customer that coupons ask for, besides their membership. */
export type PersonRow = {
  readonly firstname: string;
  readonly email: string;
  readonly unconfirmed: 'phone' | 'email' | null;
  readonly birthdate: LocalDate | null;
  readonly hasOrdered: boolean;
};

export const readPersonRow = async (
  db: Db | Tx,
  { userId, confirmsPhones }: { readonly userId: UserId; readonly confirmsPhones: boolean },
): Promise<PersonRow | undefined> => {
  const { rows } = await sql<Omit<PersonRow, 'birthdate'> & { readonly birthdate: string | null }>`
    select firstname, email, ${unconfirmedOf(confirmsPhones)} as unconfirmed, to_char(birthdate, 'YYYY-MM-DD') as birthdate, exists (
      select from order_facts where user_id = ${userId}
        and state not in ('awaiting_payment', 'rejected', 'cancelled', 'expired')
    ) or exists (select from had_in_former_accounts where user_id = ${userId} and what = 'ordered') as "hasOrdered"
    from people u where id = ${userId}`.execute(db);
  const [row] = rows;
  return row && { ...row, birthdate: row.birthdate === null ? null : localDate(row.birthdate) };
};

/** How often a person used each coupon, deleted accounts included. A waiting order of this very cart does not count. */
export const readTimesUsed = async (
  db: Db | Tx,
  {
    userId,
    coupons,
    cartId,
  }: { readonly userId: UserId; readonly coupons: readonly string[]; readonly cartId: CartId | null },
): Promise<ReadonlyMap<string, number>> => {
  const { rows } = await sql<{ coupon_id: CouponId; times: number }>`
    select coupon_id, sum(times)::int as times from (
      select u.coupon_id, count(*) as times
      from coupon_uses u left join order_facts o on o.id = u.order_id
      where u.user_id = ${userId} and u.coupon_id = any(${[...coupons]}::text[]) and u.given_back_at is null
        and not coalesce(o.state = 'awaiting_payment' and o.cart_id = ${cartId}, false)
      group by u.coupon_id
      union all
      select substr(what, 8), times from had_in_former_accounts
      where user_id = ${userId} and what = any(${coupons.map((id) => `coupon:${id}`)}::text[])
    ) used group by coupon_id`.execute(db);
  return new Map(rows.map(({ coupon_id, times }) => [coupon_id, times]));
};

/** Coupons that an unpaid order of this cart holds. */
export const readHeldForCart = async (db: Db | Tx, cartId: CartId): Promise<ReadonlySet<string>> => {
  const { rows } = await sql<{ coupon_id: CouponId }>`
    select u.coupon_id from order_facts o join coupon_uses u on u.order_id = o.id
    where o.cart_id = ${cartId} and o.state = 'awaiting_payment' and u.given_back_at is null`.execute(db);
  return new Set(rows.map(({ coupon_id }) => coupon_id));
};
