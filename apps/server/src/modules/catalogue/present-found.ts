import type { SearchResult } from '@zanga/contract/products';
import type { CardRow } from './card-queries.ts';
import type { CategoryRow } from './category-queries.ts';
import { presentProduct } from './present-product.ts';

type Found<Type> = Extract<SearchResult, { type: Type }>;

/** A product as a search tells it: less than its card. */
export const presentFoundProduct = (row: CardRow, now: Date): Found<'product'> => {
  const product = presentProduct(row, { now });
  const { type, id, slug, name, description, images, categories, rootCategory, price, discount } = product;
  const { inherited_unit_of_measure } = product;
  const found = { type, id, slug, name, description, images, categories, rootCategory, price, discount };
  return { ...found, inherited_unit_of_measure };
};

/** A category among the results: what it is in stands where a product's categories do. */
export const presentFoundCategory = (row: CategoryRow): Found<'category'> => {
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
    discount: null,
    inherited_unit_of_measure: row.unit_of_measure ?? row.parent_unit,
  };
};
