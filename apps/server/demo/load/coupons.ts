import { newId } from '../../src/platform/new-id.ts';
import { type DemoCoupon, demoCoupons } from '../coupons.ts';
import { freeCodesOf } from './free-names.ts';
import { known } from './known.ts';
import type { LoadedMenu } from './products.ts';
import { type Client, insertRows } from './rows.ts';

export type CouponIds = ReadonlyMap<string, string>;

const rewardColumns = ({ gives }: DemoCoupon, products: ReadonlyMap<string, string>) => {
  const none = { rate_basis_points: null, most_cents: null, amount_cents: null, free_products: null };
  if ('percent' in gives)
    return {
      ...none,
      kind: 'percentage',
      rate_basis_points: gives.percent * 100,
      most_cents: gives.most ?? null,
    };
  if ('amount' in gives) return { ...none, kind: 'amount', amount_cents: gives.amount };
  if ('free' in gives)
    return { ...none, kind: 'free_product', free_products: gives.free.map((slug) => known(products, slug)) };
  return { ...none, kind: 'free_delivery' };
};

/** Inserts the coupons; returns their ids by the demo's keys. */
export const loadCoupons = async (
  client: Client,
  { products, categories }: Pick<LoadedMenu, 'products' | 'categories'>,
  now: Date,
): Promise<CouponIds> => {
  const codeFor = await freeCodesOf(client);
  const rows = demoCoupons.map((coupon) => ({
    id: newId('cpn'),
    ...rewardColumns(coupon, products),
    code: coupon.code && codeFor(coupon.code),
    title: coupon.title,
    description: coupon.description,
    begins_at: now,
    ends_at: null,
    minimum_cents: coupon.minimum ?? 0,
    categories: coupon.categories?.map((slug) => known(categories, slug)) ?? null,
    first_order: coupon.firstOrder ?? false,
    members_only: coupon.membersOnly ?? false,
    birthday: coupon.birthday ?? false,
    use_limit: coupon.limit ?? null,
    limit_per_customer: coupon.each ?? null,
    stackable: coupon.stackable ?? false,
    shareable: coupon.shareable ?? false,
    granted_on: coupon.granted?.on ?? null,
    granted_days: coupon.granted?.days ?? null,
    used_count: 0,
    created_at: now,
  }));
  await insertRows(client, 'coupons', rows);
  return new Map(demoCoupons.map(({ key }, at) => [key, rows[at]?.id ?? '']));
};
