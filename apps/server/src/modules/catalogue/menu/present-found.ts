import type { SearchResult } from '@zanga/contract/menu/products';
import { effectivePrice } from '@zanga/domain/catalogue/discount';
import { type PriceContext, priceOf } from '@zanga/domain/catalogue/price/price-of';
import { presentDiscount, presentNote, pricesOf } from '../prices/present-price.ts';
import type { CategoryRow } from '../visible/category-queries.ts';
import type { FoundRow } from '../visible/held-cards.ts';

type ResultOf<Type> = Extract<SearchResult, { type: Type }>;

/** Unit of a product: its own, else the nearest category's. */
const inheritedUnit = (row: FoundRow): string | null =>
  row.unit_of_measure ??
  row.categories.find((category) => category.unit_of_measure !== null)?.unit_of_measure ??
  row.root_unit;

/** Fields of a product that every result shows. */
export const presentFoundProduct = (row: FoundRow, context: PriceContext, now: Date): ResultOf<'product'> => {
  const here = priceOf(pricesOf(row), context, now);
  return {
    type: 'product',
    id: row.id,
    slug: row.slug,
    name: row.name,
    description: row.description,
    price: effectivePrice(here, now).price,
    price_note: presentNote(here, now),
    discount: presentDiscount(row, context, now),
    inherited_unit_of_measure: inheritedUnit(row),
    images: row.images,
    categories: row.categories.map(({ id, slug, name }) => ({ id, slug, name })),
    rootCategory: row.root,
  };
};

/** A category among the results; its parent stands in place of a product's categories. */
export const presentFoundCategory = (row: CategoryRow): ResultOf<'category'> => {
  const { id, slug, name, description, images, parent } = row;
  return {
    type: 'category',
    id,
    slug,
    name,
    description,
    images,
    categories: parent ? [parent] : [],
    rootCategory: parent ?? { id, slug, name },
    price: null,
    price_note: null,
    discount: null,
    inherited_unit_of_measure: row.unit_of_measure ?? row.parent_unit,
  };
};
