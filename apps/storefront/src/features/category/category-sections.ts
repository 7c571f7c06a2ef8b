import type { Category } from '@zanga/contract/categories';
import type { Product } from '@zanga/contract/product';

export type Section = {
  /** Absent for what belongs to no subcategory. */
  readonly category: Category | undefined;
  readonly products: readonly Product[];
};

/** Element id of a subcategory's section. */
export const sectionId = (slug: string) => `sezione-${slug}`;

/**
 * Parts a category's list by subcategory, in menu order; a product stands in the first of its own
 * that belongs here, and in one only. What belongs to none comes last.
 */
export const sectionsOf = (products: readonly Product[], subcategories: readonly Category[]): Section[] => {
  const ids = new Set(subcategories.map(({ id }) => id));
  const homes = Map.groupBy(products, ({ categories }) => categories.find(({ id }) => ids.has(id))?.id);
  const parts = [...subcategories, undefined].map((category) => ({
    category,
    products: homes.get(category?.id) ?? [],
  }));
  return parts.filter((part) => part.products.length > 0);
};
