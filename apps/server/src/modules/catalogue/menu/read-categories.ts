import type { Category } from '@zanga/contract/menu/categories';
import type { MadeOf } from '../../../platform/made-of.ts';
import type { CountedCategoryRow } from '../visible/category-queries.ts';
import type { VisibleCatalogue } from '../visible/visible-catalogue.ts';
import { categoriesHoldUntil } from './lasting.ts';
import { presentCategory } from './present-category.ts';

type RootCategories = {
  readonly categories: readonly Category[];
  /** Tags of the answer, and until when it is valid. */
  readonly lasting: Parameters<MadeOf>;
};

/** Root categories in menu order. */
export const rootsOf = (menu: VisibleCatalogue): readonly CountedCategoryRow[] =>
  menu.categories.filter(({ parent }) => parent === null).map((row) => menu.counted(row));

/** A category with its subcategories, by id or slug; undefined for a hidden one. */
export const categoryOf = (
  menu: VisibleCatalogue,
  key: string,
): { category: CountedCategoryRow; below: readonly CountedCategoryRow[] } | undefined => {
  const category = menu.category(key);
  return (
    category && {
      category: menu.counted(category),
      below: menu.below(category).map((row) => menu.counted(row)),
    }
  );
};

/** Root categories in menu order, the promo ones among them. */
export const rootCategoriesOf = (menu: VisibleCatalogue, now: Date): RootCategories => {
  const rows = rootsOf(menu);
  return {
    categories: rows.map((row) => presentCategory(row, now)),
    lasting: [['counts'], categoriesHoldUntil(rows, now)],
  };
};
