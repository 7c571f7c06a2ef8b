import type { Category } from '@zanga/contract/menu/categories';
import type { Db } from '../../../platform/database/connection.ts';
import { readRoots } from './category-queries.ts';
import { presentCategory } from './present-category.ts';

/** Root categories in menu order, the promo ones among them. */
export const readRootCategories = async (db: Db, now: Date): Promise<readonly Category[]> => {
  const rows = await readRoots(db);
  return rows.map((row) => presentCategory(row, now));
};
