import type { Product } from '@zanga/contract/menu/product';
import type { AllergenDeclaration } from '@zanga/domain/catalogue/allergens';
import {
  type Availability,
  type AvailabilityQuery,
  availabilityOf,
  piecesToTell,
  type Sellable,
} from '@zanga/domain/catalogue/availability';
import { availabilityLabel } from '@zanga/domain/catalogue/availability-words';
import { productFields } from '@zanga/domain/catalogue/editing/product-fields';
import type { PriceContext } from '@zanga/domain/catalogue/price/price-of';
import { unitPrice } from '@zanga/domain/catalogue/price/unit-price';
import { allergens, type Presence } from '@zanga/domain/catalogue/vocabulary';
import { lesser } from '@zanga/domain/money';
import { toldOf } from '@zanga/domain/staff/editing/described';
import { sellableOf } from '../reach/sellable.ts';
import type { CardRow } from '../visible/held-cards.ts';
import { presentFoundProduct } from './present-found.ts';

/** Stock below which the number is shown; `products_stock_announce` announces each change from there. */
const fewPieces = 5;

/** A declaration as two lists, in the order of the law. */
export const declarationOf = (declared: boolean, declaration: AllergenDeclaration): Product['allergens'] => {
  const those = (presence: Presence) => allergens.filter((allergen) => declaration[allergen] === presence);
  return { declared, contains: those('contains'), may_contain: those('may_contain') };
};

/** Availability by time and marks; which shops do not sell it is up to the caller. */
export const cardAvailability = (
  row: CardRow,
  wanted: AvailabilityQuery,
  places: Partial<Pick<Sellable, 'channels' | 'missingAt'>> = {},
): Availability => availabilityOf({ ...sellableOf(row, []), ...places }, wanted);

const toldAvailability = (availability: Availability, now: Date): Product['availability'] => {
  const until =
    availability.state === 'sold_out'
      ? availability.until
      : availability.state === 'not_now'
        ? availability.availableFrom
        : null;
  return {
    state: availability.state,
    until: until?.toISOString() ?? null,
    label: availabilityLabel(availability, now),
  };
};

/** When, where and how a product is wanted, and the mode and shop of its price. */
export type ProductWish = AvailabilityQuery & { readonly priced: PriceContext };

/** A product for lists; the query has left out products that are unavailable there. */
export const presentProduct = (
  row: CardRow,
  wanted: ProductWish,
  availability: Availability = cardAvailability(row, wanted),
): Product => {
  const found = presentFoundProduct(row, wanted.priced, wanted.now);
  const { price } = found;
  const { pack_quantity: quantity, pack_unit: unit } = row;
  const left = piecesToTell({ stock: row.stock, stockAt: row.stock_at }, wanted);
  return {
    ...found,
    kind: row.kind,
    prime_price: row.prime_price_cents === null ? null : lesser(row.prime_price_cents, price),
    ...(row.member_price_cents !== null && { member_price: lesser(row.member_price_cents, price) }),
    unit_price: quantity === null || unit === null ? null : unitPrice(price, { quantity, unit }),
    ...toldOf(productFields, row),
    allergens: declarationOf(row.allergens_declared, row.allergens),
    has_options: row.option_groups.length > 0,
    default_options: row.default_options && [...row.default_options],
    availability: toldAvailability(availability, wanted.now),
    stock: left !== null && left <= fewPieces ? left : null,
  };
};
