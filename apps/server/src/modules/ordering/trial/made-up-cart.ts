import type { TriedOn } from '@zanga/contract/ordering/offers/coupon-trial';
import type { FieldErrors } from '@zanga/contract/wire/route';
import type { CouponCustomer } from '@zanga/domain/coupons/standing';
import { givenId, type ShopId } from '@zanga/domain/ids';
import { addDays, localDate, wallClock } from '@zanga/domain/time';
import type { Db } from '../../../platform/database/connection.ts';
import { type ProductForSale, readProductsForSale } from '../../catalogue/public.ts';
import { partOf } from '../cart/cart-line.ts';
import { type ThingToTry, termsWith } from './thing-to-try.ts';

export type MadeUp = Extract<TriedOn, { kind: 'cart' }>;

/** A customer whose birthday is today, or half a year away. */
const customerOf = ({ customer }: MadeUp, now: Date): CouponCustomer | null => {
  if (!customer) return null;
  const { date } = wallClock(now);
  const born = customer.birthday ? date : addDays(date, 180);
  return {
    unconfirmed: null,
    member: customer.member,
    hasOrdered: !customer.first_order,
    // A leap year, which has every day.
    birthdate: localDate(`2000-${born.slice(5)}`),
    timesUsed: 0,
  };
};

/** A dish with its default options. */
const usualOf = (product: ProductForSale, shop: ShopId | null, now: Date) => {
  const groups = product.groupsAt(now, shop ?? undefined);
  const chosen = groups.flatMap(({ choices }) => choices.filter(({ usual }) => usual).map(({ id }) => id));
  return { groups, chosen };
};

/** A made-up cart with these dishes; or the ones that are not sold. */
export const madeUpCart = async (
  db: Db,
  on: MadeUp,
  now: Date,
): Promise<
  { readonly ok: true; readonly thing: ThingToTry } | { readonly ok: false; readonly fields: FieldErrors }
> => {
  const { lines: wanted, mode, shop, fee } = on;
  const sold = await readProductsForSale(
    db,
    wanted.map(({ product }) => product),
    now,
  );
  const lines = wanted.flatMap(({ product: id, qty }, at) => {
    const product = sold.get(id);
    if (!product) return [];
    const { memberPrice, vatClass } = product;
    const price = product.priceAt({ channel: mode, shop: shop ?? undefined }, now);
    const toPrice = { price, memberPrice, ...usualOf(product, shop, now), qty };
    return [{ product, line: { id: givenId('lin', `${at}`), part: partOf(product), vatClass, toPrice } }];
  });
  if (lines.length < wanted.length)
    return { ok: false, fields: { 'on.lines': ['Qualcosa di quello che hai scelto non si vende più'] } };
  const customer = customerOf(on, now);
  const had = { mode, shop, address_id: givenId('adr', 'given'), address: null } as const;
  const cart = { id: givenId('crt', ''), userId: null, singleCartShop: shop, couponChoice: null } as const;
  return {
    ok: true,
    thing: {
      toJudge: {
        cart,
        lines,
        deliveries: [
          { part: 'food', ...had },
          { part: 'goods', ...had },
        ],
        parts: { food: termsWith(mode, fee), goods: termsWith(mode, fee) },
        member: customer?.member ?? false,
        now,
      },
      names: new Map(lines.map(({ product, line }) => [line.id, product.name])),
      customer,
      order: null,
    },
  };
};
