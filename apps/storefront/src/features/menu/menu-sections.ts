import type { Category } from '@zanga/contract/menu/categories';
import type { Product } from '@zanga/contract/menu/product';

export type MenuSection = {
  readonly category: Category;
  readonly products: readonly Product[];
  /** How many more it holds where the row is short: few of its dishes are among those that sell best of all. */
  readonly others: number;
};

/** As many dishes of a category as stand beside each other; the others are on its own page. */
const shown = 8;

/** A dish is where it belongs, and in the promotions it is part of. */
const isIn = ({ rootCategory, categories }: Product, { id, promo }: Category) =>
  rootCategory.id === id || (promo && categories.some((category) => category.id === id));

/** Each category that holds something, with those of its dishes that sell best. */
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
