import type { Category } from '@zanga/contract/menu/categories';
import type { Product } from '@zanga/contract/menu/product';

export type Section = {
  /** Undefined for the products of no subcategory. */
  readonly category: Category | undefined;
  readonly products: readonly Product[];
};

/** Element id of a subcategory's section. */
export const sectionId = (slug: string) => `sezione-${slug}`;

/**
 * Sections of a category's list: first the category's own products, then each subcategory in menu order. A product
 * stands once, in the first subcategory that has it: later pages add at the end and never move the text being read.
 */
export const sectionsOf = (products: readonly Product[], subcategories: readonly Category[]): Section[] => {
  const homes = Map.groupBy(products, ({ categories }) => {
    const ids = new Set(categories.map(({ id }) => id));
    return subcategories.find(({ id }) => ids.has(id))?.id;
  });
  const parts = [undefined, ...subcategories].map((category) => ({
    category,
    products: homes.get(category?.id) ?? [],
  }));
  return parts.filter((part) => part.products.length > 0);
};
