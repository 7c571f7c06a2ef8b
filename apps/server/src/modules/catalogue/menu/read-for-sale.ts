import type { Picture } from '@zanga/contract/menu/picture';
import type { AllergenDeclaration } from '@zanga/domain/catalogue/allergens';
import type { Sellable } from '@zanga/domain/catalogue/availability';
import type { ListedPrice } from '@zanga/domain/catalogue/discount';
import type { OptionGroup } from '@zanga/domain/catalogue/options';
import { type PriceContext, priceOf } from '@zanga/domain/catalogue/price/price-of';
import type { Ingredient } from '@zanga/domain/catalogue/recipe/ingredients';
import type { ProductKind, VatClass } from '@zanga/domain/catalogue/vocabulary';
import type { ProductId } from '@zanga/domain/ids';
import type { Cents } from '@zanga/domain/money';
import type { Db, Tx } from '../../../platform/database/connection.ts';
import { pricesOf } from '../prices/present-price.ts';
import { sellableOf } from '../reach/sellable.ts';
import { readForSale, type SaleRow } from './sale-queries.ts';

/** A product with everything that its price and sale depend on. */
export type ProductForSale = {
  readonly id: ProductId;
  readonly slug: string;
  readonly name: string;
  readonly kind: ProductKind;
  readonly vatClass: VatClass;
  readonly ageLimit: number | null;
  readonly images: Picture[];
  /** Null while undeclared. */
  readonly allergens: AllergenDeclaration | null;
  readonly categories: readonly string[];
  /** Price of a piece in a mode and shop, at an instant. */
  readonly priceAt: (context: PriceContext, instant: Date) => ListedPrice;
  /** Price for members; paying members keep it while Prime is switched off. */
  readonly memberPrice: Cents | null;
  /** Whether the member price is shown to non-members. */
  readonly primeOffered: boolean;
  readonly sellable: Sellable;
  /** Groups of options with the choices that are sold out at an instant, in a shop if known. */
  readonly groupsAt: (instant: Date, shop?: string) => readonly OptionGroup[];
  /** In the order of the recipe; empty without one. */
  readonly madeOf: readonly Ingredient[];
};

const groupsOf =
  ({ groups }: SaleRow) =>
  (instant: Date, shop?: string): readonly OptionGroup[] =>
    groups.map(({ choices, ...group }) => ({
      ...group,
      choices: choices.map(
        ({ id, name, delta, selected, allergens, sold_out_until: until, sold_out_at: marks }) => ({
          id,
          name,
          priceDelta: delta,
          usual: selected,
          allergens,
          soldOut:
            (until !== null && new Date(until) > instant) ||
            marks.some(
              (mark) => mark.shop === shop && (mark.until === null || new Date(mark.until) > instant),
            ),
        }),
      ),
    }));

const productOf = (row: SaleRow): ProductForSale => {
  const prices = pricesOf(row);
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    kind: row.kind,
    vatClass: row.vat_class,
    ageLimit: row.age_limit,
    images: row.images,
    allergens: row.allergens_declared ? row.allergens : null,
    categories: row.categories,
    priceAt: (context, instant) => priceOf(prices, context, instant),
    memberPrice: row.prime_price_cents,
    primeOffered: row.prime_offered,
    sellable: sellableOf(row, row.missing_at),
    groupsAt: groupsOf(row),
    madeOf: row.made_of,
  };
};

/** Products on sale among ids and slugs, by both; one statement for any number. */
export const readProductsForSale = async (
  db: Db | Tx,
  keys: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, ProductForSale>> => {
  if (keys.length === 0) return new Map();
  const rows = await readForSale(db, keys, now);
  return new Map(
    rows.map(productOf).flatMap((product) => [
      [product.id, product],
      [product.slug, product],
    ]),
  );
};
