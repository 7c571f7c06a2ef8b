import { createHash } from 'node:crypto';
import type { Id, ProductId, UserId } from '@zanga/domain/ids';
import { type Cents, zeroCents } from '@zanga/domain/money';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import { z } from 'zod';
import type { Db, Tx } from '../../../platform/database/connection.ts';
import { jsonColumn } from '../../../platform/database/json-column.ts';
import type { Carts } from '../../../platform/database/tables.ts';
import { type CartOwner, type StoredCart, StoredDelivery, StoredGift, StoredMeta } from './cart-record.ts';

/** Only a hash of a visitor's key is stored: a stolen table opens no cart. */
export const hashCartToken = (token: string): Buffer => createHash('sha256').update(token).digest();

/** Row of a cart, with its lines. */
export type CartRow = Pick<
  Selectable<Carts>,
  'user_id' | 'coupon' | 'coupon_choice' | 'single_cart_shop' | 'deliveries' | 'gift' | 'meta'
> & {
  readonly id: Id<'crt'>;
  readonly version: number;
  readonly touched_at: Date;
  readonly lines: readonly {
    readonly id: Id<'lin'>;
    readonly product_id: ProductId;
    readonly options: readonly Id<'cho'>[];
    readonly without: readonly Id<'ing'>[];
    readonly qty: number;
    readonly notes: string;
    readonly slug: string;
    readonly name: string;
    readonly seen_unit_cents: Cents;
  }[];
};

const deliveriesIn = jsonColumn('carts.deliveries', z.array(StoredDelivery));
const giftIn = jsonColumn('carts.gift', StoredGift);
const metaIn = jsonColumn('carts.meta', StoredMeta);

/** A row as a cart. */
export const cartOf = (row: CartRow): StoredCart => ({
  id: row.id,
  userId: row.user_id,
  version: row.version,
  touchedAt: row.touched_at,
  deliveries: deliveriesIn(row.deliveries),
  coupon: row.coupon,
  couponChoice: row.coupon_choice,
  singleCartShop: row.single_cart_shop,
  gift: giftIn(row.gift),
  meta: metaIn(row.meta),
  lines: row.lines.map(({ product_id, seen_unit_cents, ...line }) => ({
    ...line,
    product: product_id,
    seen: seen_unit_cents,
  })),
});

/** Condition that a cart `c` belongs to this owner. */
export const ownedBy = (owner: CartOwner): RawBuilder<boolean> =>
  owner.kind === 'customer'
    ? sql`c.user_id = ${owner.userId}`
    : sql`c.token_hash = ${hashCartToken(owner.token)}`;

/** Columns of a cart `c`, its lines as JSON. */
export const cartColumns = sql`
  c.id, c.user_id, c.version, c.touched_at, c.deliveries, c.coupon, c.coupon_choice,
  c.single_cart_shop, c.gift, c.meta, (
    select coalesce(json_agg(l order by l.position, l.id), '[]') from (
      select id, product_id, options, without, qty, notes, slug, name, seen_unit_cents, position
      from cart_lines where cart_id = c.id
    ) l) as lines`;

/** Cart of an owner; undefined without one. */
export const readCart = async (db: Db | Tx, owner: CartOwner): Promise<StoredCart | undefined> => {
  const { rows } = await sql<CartRow>`select ${cartColumns} from carts c where ${ownedBy(owner)}`.execute(db);
  return rows[0] && cartOf(rows[0]);
};

/** Shipping fees of the brand, payment kinds of shops, and the terms of sale in force. */
export const readSaleTerms = async (db: Db | Tx, shops: readonly string[], userId: UserId | null = null) => {
  const { rows } = await sql<{
    readonly shipping_fee_cents: Cents;
    readonly shipping_free_over_cents: Cents | null;
    readonly payments: Readonly<Record<string, readonly string[]>>;
    readonly terms_at: Date | null;
    readonly open: boolean;
    readonly to_agree: boolean;
  }>`
    select shipping_fee_cents, shipping_free_over_cents, open, (
      select coalesce(json_object_agg(id, payments), '{}') from shop_profiles where id = any(${[...shops]}::text[])
    ) as payments, (select updated_at from content_versions where slug = 'terms') as terms_at,
      exists (select from texts_to_agree_to where user_id = ${userId}) as to_agree
    from brand_profiles`.execute(db);
  const [row] = rows;
  return {
    shippingFee: row?.shipping_fee_cents ?? zeroCents,
    shippingFreeOver: row?.shipping_free_over_cents ?? null,
    payments: row?.payments ?? {},
    /** Whether the brand sells to the public. */
    open: row?.open ?? true,
    /** Whether this person must agree to changed terms first. */
    toAgree: row?.to_agree ?? false,
    /** Terms are identified by their last change; null without any. */
    termsVersion: row?.terms_at?.toISOString() ?? null,
  };
};

/** The cart for the export of a person's data. */
export const exportCart = async (db: Db, userId: UserId) => {
  const cart = await readCart(db, { kind: 'customer', userId });
  return (
    cart && {
      lines: cart.lines.map(({ name, options, without, qty, notes }) => ({
        name,
        options,
        without,
        qty,
        notes,
      })),
      deliveries: cart.deliveries,
      coupon: cart.coupon,
      gift: cart.gift,
    }
  );
};
