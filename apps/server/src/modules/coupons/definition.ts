import type { Channel } from '@zanga/domain/catalogue/vocabulary';
import type { Coupon, Reward } from '@zanga/domain/coupons/coupon';
import type { NamesInRules } from '@zanga/domain/coupons/coupon-words';
import type { CategoryId, Id, ProductId, ShopId } from '@zanga/domain/ids';
import type { Cents } from '@zanga/domain/money';

/** A coupon with everything needed to judge and to describe it. */
export type Definition = Coupon & {
  readonly id: Id<'cpn'>;
  readonly code: string | null;
  readonly description: string;
  readonly shareable: boolean;
  /** Stopped for now: for people who do not have it yet, or for everybody. */
  readonly stopped: 'new' | 'all' | null;
  readonly names: NamesInRules;
  /** Standing uses of all customers; counted only where there is a limit. */
  readonly timesUsedInAll: number;
};

export type DefinitionRow = {
  readonly coupon_id: Id<'cpn'>;
  readonly code: string | null;
  readonly title: string;
  readonly description: string;
  readonly rate_basis_points: number | null;
  readonly most_cents: Cents | null;
  readonly amount_cents: Cents | null;
  readonly free_products: readonly ProductId[] | null;
  readonly begins_at: Date;
  readonly ends_at: Date | null;
  readonly minimum_cents: Cents;
  readonly shops: readonly ShopId[] | null;
  readonly channels: readonly Channel[] | null;
  readonly categories: readonly CategoryId[] | null;
  readonly products: readonly ProductId[] | null;
  readonly first_order: boolean;
  readonly members_only: boolean;
  readonly birthday: boolean;
  readonly use_limit: number | null;
  readonly limit_per_customer: number | null;
  readonly stackable: boolean;
  readonly shareable: boolean;
  readonly stopped: 'new' | 'all' | null;
  readonly used_count: number;
  readonly shop_names: readonly string[];
  readonly thing_names: readonly string[];
  readonly free_names: readonly string[];
};

/** The table's checks guarantee that each kind has its own columns, and only these. */
const rewardOf = ({ rate_basis_points, most_cents, amount_cents, free_products }: DefinitionRow): Reward => {
  if (rate_basis_points !== null)
    return {
      kind: 'percentage',
      rate: rate_basis_points,
      most: most_cents,
    };
  if (amount_cents !== null) return { kind: 'amount', amount: amount_cents };
  if (free_products !== null) return { kind: 'free_product', products: free_products };
  return { kind: 'free_delivery' };
};

export const definitionOf = (row: DefinitionRow): Definition => ({
  id: row.coupon_id,
  code: row.code,
  title: row.title,
  description: row.description,
  reward: rewardOf(row),
  rules: {
    from: row.begins_at,
    until: row.ends_at,
    minimum: row.minimum_cents,
    shops: row.shops,
    channels: row.channels,
    categories: row.categories,
    products: row.products,
    firstOrder: row.first_order,
    membersOnly: row.members_only,
    birthday: row.birthday,
    limit: row.use_limit,
    limitPerCustomer: row.limit_per_customer,
    stackable: row.stackable,
    // For a typed code; a coupon in a wallet was given before the stop.
    suspended: row.stopped !== null,
  },
  shareable: row.shareable,
  stopped: row.stopped,
  names: { shops: row.shop_names, things: row.thing_names, free: row.free_names },
  timesUsedInAll: row.used_count,
});
