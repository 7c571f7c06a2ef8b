import type { OrderId, UserId } from '@zanga/domain/ids';
import { localDate } from '@zanga/domain/time';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/connection.ts';
import { unconfirmedOf } from '../proof-queries.ts';

/** Categories with their subcategories. */
export const readCategoriesBelow = async (db: Db, ids: readonly string[]): Promise<readonly string[]> => {
  if (ids.length === 0) return [];
  const { rows } = await sql<{ id: string }>`
    select id from category_profiles
    where id = any(${[...ids]}::text[]) or parent_id = any(${[...ids]}::text[])`.execute(db);
  return rows.map(({ id }) => id);
};

/** How often all customers have used a coupon. */
export const readUsedInAll = async (db: Db, coupon: string): Promise<number> => {
  const { rows } = await sql<{ uses: number }>`
    select count(*)::int as uses from coupon_uses where coupon_id = ${coupon} and given_back_at is null`.execute(
    db,
  );
  return rows[0]?.uses ?? 0;
};

type Before = {
  readonly userId: UserId;
  readonly orderId: OrderId;
  readonly orderedAt: Date;
  readonly coupon: string | undefined;
  readonly confirmsPhones: boolean;
};

/** State of a customer for a coupon before they placed an order. */
export const readPersonAt = async (
  db: Db,
  { userId, orderId, orderedAt, coupon, confirmsPhones }: Before,
) => {
  const { rows } = await sql<{
    readonly unconfirmed: 'phone' | 'email' | null;
    readonly birthdate: string | null;
    readonly hasOrdered: boolean;
    readonly timesUsed: number;
  }>`
    select ${unconfirmedOf(confirmsPhones)} as unconfirmed, to_char(birthdate, 'YYYY-MM-DD') as birthdate, exists (
      select from order_facts where user_id = ${userId} and created_at < ${orderedAt}
        and state not in ('awaiting_payment', 'rejected', 'cancelled', 'expired')
    ) or exists (select from had_in_former_accounts where user_id = ${userId} and what = 'ordered') as "hasOrdered",
      (select count(*)::int from coupon_uses u where u.user_id = ${userId} and u.coupon_id = ${coupon ?? null}
        and u.order_id is distinct from ${orderId} and u.given_back_at is null) as "timesUsed"
    from people u where id = ${userId} and deleted_at is null`.execute(db);
  const [row] = rows;
  return row && { ...row, birthdate: row.birthdate === null ? null : localDate(row.birthdate) };
};
