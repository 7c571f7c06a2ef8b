import { availabilityOf, piecesLeft } from '@zanga/domain/catalogue/availability';
import {
  allergensWithChoices,
  bothChecks,
  checkChoices,
  type Taken,
  takenOf,
} from '@zanga/domain/catalogue/options';
import { checkLeftOut, type Ingredient, leftOutOf } from '@zanga/domain/catalogue/recipe/ingredients';
import type { LineFacts } from '@zanga/domain/ordering/cart-facts';
import type { PartKey } from '@zanga/domain/ordering/cart-parts';
import { type LineAllergens, lineAllergensOf } from '@zanga/domain/ordering/extras/allergen-words';
import type { CartLine, PricedCart } from '@zanga/domain/pricing/price-cart';
import type { ProductForSale } from '../../catalogue/public.ts';
import { momentOf } from './cart-fulfilment.ts';
import type { StoredCart, StoredLine } from './cart-record.ts';
import { contextOf } from './priced-for.ts';

/** A line of a cart with its product on sale. */
export type LineOfCart = {
  readonly stored: StoredLine;
  readonly part: PartKey;
  /** Null when it is no longer sold. */
  readonly product: ProductForSale | null;
  /** Chosen options that are still offered, in the order of the dish. */
  readonly choices: readonly Taken[];
  /** Left-out ingredients, in the order of the recipe; ones no longer in the dish are skipped. */
  readonly without: readonly Ingredient[];
  /** Of the dish with its options; null for things that are not eaten or no longer sold. */
  readonly allergens: LineAllergens | null;
  /** Null when it has no price. */
  readonly toPrice: CartLine | null;
  readonly sale: Omit<NonNullable<LineFacts['sale']>, 'unit'> | null;
};

export const partOf = ({ kind }: Pick<ProductForSale, 'kind'>): PartKey => {
  if (kind === 'cinema') return 'tickets';
  return kind === 'merchandise' ? 'goods' : 'food';
};

/** Time, place and mode of a product: merchandise may be shipped, everything else goes together. */
const availabilityQueryFor = (
  product: ProductForSale,
  { deliveries, singleCartShop }: StoredCart,
  now: Date,
) => {
  // A ticket has a fixed place and time.
  if (partOf(product) === 'tickets') return { now };
  const delivery = deliveries.find(({ part }) => part === partOf(product)) ?? null;
  return {
    now: momentOf(delivery, now),
    shop: delivery?.mode === 'shipping' ? undefined : (delivery?.shop ?? singleCartShop ?? undefined),
    channel: delivery?.mode,
  };
};

/** Ids of chosen options, once for every portion. */
const portionIds = (taken: readonly Taken[]) =>
  taken.flatMap(({ choice, qty }) => Array.from({ length: qty }, () => choice.id));

/** Allergens of the dish with its options; null for a ticket or a T-shirt. */
const allergensOf = (
  { kind, allergens }: ProductForSale,
  { groups, chosen }: Pick<CartLine['toPrice'], 'groups' | 'chosen'>,
): LineAllergens | null =>
  allergens === null && (kind === 'merchandise' || kind === 'cinema')
    ? null
    : lineAllergensOf(allergensWithChoices(allergens, groups, chosen));

/** Joins a stored line with its product on sale. */
export const lineOf = (
  stored: StoredLine,
  product: ProductForSale | undefined,
  cart: StoredCart,
  now: Date,
): LineOfCart => {
  if (!product)
    return {
      ...{ stored, part: 'food', product: null, choices: [], without: [] },
      ...{ allergens: null, toPrice: null, sale: null },
    };
  const query = availabilityQueryFor(product, cart, now);
  const groups = product.groupsAt(query.now, query.shop);
  const choices = takenOf(groups, stored.options);
  const { memberPrice, vatClass, ageLimit, madeOf } = product;
  const price = product.priceAt(contextOf(cart), now);
  const toPrice = { price, memberPrice, groups, chosen: portionIds(choices), qty: stored.qty };
  return {
    stored,
    part: partOf(product),
    product,
    choices,
    without: leftOutOf(madeOf, stored.without),
    allergens: allergensOf(product, toPrice),
    toPrice: { id: stored.id, part: partOf(product), vatClass, toPrice },
    sale: {
      availability: availabilityOf(product.sellable, query),
      stock: piecesLeft(product.sellable, query),
      choices: bothChecks(checkChoices(groups, stored.options), checkLeftOut(madeOf, stored.without)),
      ageLimit,
    },
  };
};

export const linesToPrice = (lines: readonly LineOfCart[]): readonly CartLine[] =>
  lines.flatMap(({ toPrice }) => toPrice ?? []);

/** Facts of a line that the rules about issues ask for. */
export const lineFacts = (
  { stored, part, product, sale }: LineOfCart,
  { lines }: Pick<PricedCart, 'lines'>,
): LineFacts => {
  const unit = lines.find(({ id }) => id === stored.id)?.unit;
  return {
    id: stored.id,
    part,
    product: stored.product,
    name: product?.name ?? stored.name,
    qty: stored.qty,
    seen: stored.seen,
    sale: sale && unit !== undefined ? { ...sale, unit } : null,
  };
};
