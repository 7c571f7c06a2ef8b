import type { Category } from '@zanga/contract/menu/categories';
import type { Db } from '../../../platform/database/connection.ts';
import type { MadeOf } from '../../../platform/made-of.ts';
import { readRoots } from './category-queries.ts';
import { categoriesHoldUntil } from './lasting.ts';
import { presentCategory } from './present-category.ts';

type RootCategories = {
  readonly categories: readonly Category[];
  /** Tags of the answer, and until when it is valid. */
  readonly lasting: Parameters<MadeOf>;
};

/** Root categories in menu order, the promo ones among them. */
export const readRootCategories = async (db: Db, now: Date): Promise<RootCategories> => {
  const rows = await readRoots(db);
  return {
    categories: rows.map((row) => presentCategory(row, now)),
    lasting: [['counts'], categoriesHoldUntil(rows, now)],
  };
};
