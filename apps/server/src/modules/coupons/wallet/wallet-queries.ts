import type { CartId, Id, UserId } from '@zanga/domain/ids';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/connection.ts';
import { type DefinitionRow, definitionOf } from '../definition.ts';
import { definitionColumns } from '../definition-queries.ts';
import { type CouponUse, type WalletCoupon, within } from './wallet.ts';

type Row = DefinitionRow & {
  readonly wallet_id: Id<'wcp'>;
  readonly user_id: UserId;
  readonly hands: number;
  readonly from_at: Date;
  readonly until_at: Date | null;
  readonly given_by: string | null;
  readonly used_at: Date | null;
  readonly order_number: string | null;
  readonly waiting: boolean | null;
  readonly cart_id: CartId | null;
  readonly shop_name: string | null;
  readonly used_by: string | null;
  readonly share_id: string | null;
  readonly share_until: Date | null;
};

const useOf = (row: Row): CouponUse | null =>
  row.used_at && {
    at: row.used_at,
    order: row.order_number,
    waiting: row.waiting ?? false,
    cartId: row.cart_id,
    shop: row.shop_name,
    by: row.used_by,
  };

const walletOf = (row: Row): WalletCoupon => {
  const definition = definitionOf(row);
  return {
    id: row.wallet_id,
    userId: row.user_id,
    definition,
    coupon: within(definition, { from: row.from_at, until: row.until_at }),
    hands: row.hands,
    givenBy: row.given_by,
    use: useOf(row),
    share: row.share_id && row.share_until ? { id: row.share_id, until: row.share_until } : null,
  };
};

const select = async (
  db: Db | Tx,
  where: RawBuilder<boolean>,
  now: Date,
): Promise<readonly WalletCoupon[]> => {
  const { rows } = await sql<Row>`
    select ${definitionColumns}, w.id as wallet_id, w.user_id, w.hands, w.begins_at as from_at, w.ends_at as until_at,
      giver.firstname as given_by, u.used_at, o.number as order_number, o.state = 'awaiting_payment' as waiting,
      o.cart_id, s.name as shop_name,
      case when b.id is not null then concat(b.firstname, ' ', left(b.lastname, 1), '.') end as used_by,
      share.id as share_id, share.expires_at as share_until
    from wallet_coupons w
    join coupons c on c.id = w.coupon_id
    left join people giver on giver.id = w.from_user_id and giver.deleted_at is null
    left join coupon_uses u on u.wallet_id = w.id and u.given_back_at is null
    left join order_facts o on o.id = u.order_id
    left join shop_profiles s on s.id = u.shop_id
    left join people b on b.id = u.by_user_id
    left join coupon_shares share on share.wallet_id = w.id and share.ended_at is null and share.expires_at > ${now}
    where ${where}
    order by least(w.ends_at, c.ends_at) nulls last, w.created_at desc, w.id`.execute(db);
  return rows.map(walletOf);
};

/** Coupons that a user can still use, or may get back from an unpaid order; soonest to end first. */
export const readWallet = (db: Db | Tx, userId: UserId, now: Date): Promise<readonly WalletCoupon[]> =>
  select(
    db,
    sql`w.user_id = ${userId} and (u.id is null or o.state = 'awaiting_payment')
      and coalesce(least(w.ends_at, c.ends_at) > ${now}, true)`,
    now,
  );

/** A coupon in any wallet, by its id. */
export const readWalletCoupon = async (
  db: Db | Tx,
  id: string,
  now: Date,
): Promise<WalletCoupon | undefined> => (await select(db, sql`w.id = ${id}`, now))[0];

/** A coupon of the user; another person's is answered like one that does not exist. */
export const readOwnCoupon = async (
  db: Db | Tx,
  { id, userId }: { readonly id: string; readonly userId: UserId },
  now: Date,
): Promise<WalletCoupon | undefined> => {
  const found = await readWalletCoupon(db, id, now);
  return found?.userId === userId ? found : undefined;
};
