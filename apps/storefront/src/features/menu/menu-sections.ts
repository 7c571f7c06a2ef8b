import type { Category } from '@zanga/contract/menu/categories';
import type { Product } from '@zanga/contract/menu/product';

export type MenuSection = {
  readonly category: Category;
  readonly products: readonly Product[];
  /** Dishes missing from a short row: few of this category are among the best sellers of all. */
  readonly others: number;
};

/** Dishes in a category's row; the rest is on its own page. */
const shown = 8;

/** A dish belongs to its root category, and to its promotions. */
const isIn = ({ rootCategory, categories }: Product, { id, promo }: Category) =>
  rootCategory.id === id || (promo && categories.some((category) => category.id === id));

/** Each category that holds products, with its best sellers. */
export const menuSections = (
  categories: readonly Category[],
  products: readonly Product[],
): readonly MenuSection[] =>
  categories
    .filter(({ product_count }) => product_count > 0)
    .map((category) => {
      const best = products.filter((product) => isIn(product, category)).slice(0, shown);
      return {
        category,
        products: best,
        others: best.length < shown ? category.product_count - best.length : 0,
      };
    });

/** Element id of a category's section. */
export const menuSectionId = (slug: string) => `menu-${slug}`;
