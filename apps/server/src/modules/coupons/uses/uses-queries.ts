import type { OrderId, ShopId } from '@zanga/domain/ids';
import type { Cents } from '@zanga/domain/money';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/connection.ts';

export type UseRow = {
  readonly id: number;
  readonly used_at: Date;
  readonly order_id: OrderId | null;
  readonly reference: string | null;
  readonly number: string | null;
  readonly shop_id: ShopId | null;
  readonly shop_name: string | null;
  readonly used_by: string | null;
  readonly drawn_code: string | null;
  readonly saved_cents: Cents | null;
  readonly given_back_at: Date | null;
  /** The code that a till has read. */
  readonly read_code: string | null;
  readonly undone_reason: string | null;
};

type UsesQuery = {
  readonly coupon: string;
  /** Last use of the page before. */
  readonly after: { readonly at: Date; readonly id: number } | undefined;
  readonly limit: number;
};

/** Uses of a coupon, newest first. */
export const readUses = async (db: Db, { coupon, after, limit }: UsesQuery): Promise<readonly UseRow[]> => {
  const { rows } = await sql<UseRow>`
    select u.id, u.used_at, u.order_id, o.reference, o.number, u.shop_id, s.name as shop_name, u.drawn_code,
      case when b.id is not null then concat(b.firstname, ' ', left(b.lastname, 1), '.') end as used_by,
      u.saved_cents, u.given_back_at, r.id as read_code, r.undone_reason
    from coupon_uses u
    left join order_facts o on o.id = u.order_id
    left join shop_profiles s on s.id = u.shop_id
    left join people b on b.id = u.by_user_id and b.deleted_at is null
    left join used_codes r on u.order_id is null and r.kind = 'coupon' and r.subject = u.wallet_id and r.used_at = u.used_at
    where u.coupon_id = ${coupon} ${after ? sql`and (u.used_at, u.id) < (${after.at}, ${after.id})` : sql``}
    order by u.used_at desc, u.id desc limit ${limit}`.execute(db);
  return rows;
};
