import { leftUsual } from '@zanga/domain/catalogue/options';
import type { PricedCartLine } from '@zanga/domain/pricing/price-cart';
import { newId } from '../../../platform/new-id.ts';
import type { ProductForSale } from '../../catalogue/public.ts';
import type { LineOfCart } from '../cart/cart-line.ts';
import type { LineRow } from './row-queries.ts';

/** A sold line, without the order it belongs to. */
export type SoldLine = Omit<LineRow, 'order_id' | 'position' | 'reserved_qty' | 'reserved_shop' | 'added_at'>;

/** A line of a cart as it is sold, with a new id, at the given prices. */
export const soldLine = (
  {
    stored,
    part,
    product,
    choices,
    without,
    allergens,
    toPrice,
  }: LineOfCart & { readonly product: ProductForSale },
  priced: PricedCartLine,
): SoldLine => ({
  id: newId('lin'),
  part,
  cart_line_id: stored.id,
  product_id: product.id,
  slug: product.slug,
  name: product.name,
  kind: product.kind,
  age_limit: product.ageLimit,
  images: product.images.map((image) => ({ ...image })),
  options: choices.map(({ choice, qty }) => ({
    id: choice.id,
    name: choice.name,
    price_delta: choice.priceDelta,
    qty,
    ...(choice.usual !== undefined && { usual: choice.usual }),
  })),
  left_usual: leftUsual(toPrice?.toPrice.groups ?? [], stored.options).map(({ name }) => name),
  without: without.map(({ id: ingredient, name }) => ({ id: ingredient, name })),
  allergens: allergens?.declared
    ? { contains: [...allergens.contains], may_contain: [...allergens.may_contain] }
    : null,
  notes: stored.notes,
  qty: stored.qty,
  unit_cents: priced.unit,
  list_cents: priced.list,
  discount_cents: priced.discount,
  member_discount_cents: priced.memberDiscount,
  coupon_discount_cents: priced.couponDiscount,
  total_cents: priced.total,
  vat_rate_basis_points: priced.vatRate,
  vat_cents: priced.vat,
  refunded_qty: 0,
  withdrawn_at: null,
});
