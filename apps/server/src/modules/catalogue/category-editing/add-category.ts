import type { EditedCategory } from '@zanga/contract/menu/categories-office';
import type { Refusal } from '@zanga/contract/wire/route';
import { freeSlug, slugOf } from '@zanga/domain/staff/editing/slug';
import type { Db } from '../../../platform/database/connection.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { newId } from '../../../platform/new-id.ts';
import { refuse } from '../../../platform/refusal.ts';
import { mayWorkFor, type StaffSession } from '../../../platform/session.ts';
import { noteChange } from '../../audit/public.ts';
import { readCategorySlugs, readEditedCategory } from './category-queries.ts';
import { holdTree, insertCategory } from './category-store.ts';
import { presentEditedCategory } from './present-category.ts';
import { takenByPages } from './taken-slugs.ts';

type Adding = { readonly session: StaffSession; readonly name: string; readonly parent: string | null };

type AddCategoryRefusal = Refusal<
  'menu.of_all_shops' | 'category.not_found' | 'category.too_deep' | 'invalid'
>;

/** Adds a category, unpublished. */
export const addCategory = async (
  db: Db,
  { session, name, parent }: Adding,
  now: Date,
): Promise<EditedCategory | AddCategoryRefusal> => {
  if (!mayWorkFor(session, null)) return refuse('menu.of_all_shops');
  if (name === '') return refuse('invalid', { name: ['Scrivi un nome'] });
  return inTransaction(db, async (tx) => {
    const above = (await holdTree(tx)).find(({ id }) => id === parent);
    if (parent !== null && !above) return refuse('category.not_found');
    if (above && above.parent !== null) return refuse('category.too_deep');
    const id = newId('cat');
    const start = slugOf(name) || 'categoria';
    const slug = freeSlug(start, new Set([...takenByPages, ...(await readCategorySlugs(tx, start))]));
    await insertCategory(tx, { id, slug, name, parent });
    const change = { kind: 'category', thing: id, shopId: null, after: { name } } as const;
    await noteChange(tx, session.trail, change, now);
    const row = await readEditedCategory(tx, id);
    if (!row) throw new Error(`${id} was not written`);
    return presentEditedCategory(row);
  });
};
