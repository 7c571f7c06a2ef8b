import type { CategoryForm, EditedCategory } from '@zanga/contract/menu/categories-office';
import type { Refusal } from '@zanga/contract/wire/route';
import { windowProblems } from '@zanga/domain/catalogue/editing/window-form';
import type { CategoryId } from '@zanga/domain/ids';
import type { Db } from '../../../platform/database/connection.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { isChanged, problemFields } from '../../../platform/edited-form.ts';
import { refuse } from '../../../platform/refusal.ts';
import { mayWorkFor, type StaffSession } from '../../../platform/session.ts';
import { noteChange } from '../../audit/public.ts';
import { pictureProblems } from '../../pictures/public-faces.ts';
import { type CategoryRow, readEditedCategory } from './category-queries.ts';
import { holdCategory, orderRoots, saveCategory } from './category-store.ts';
import { categoryFormOf, presentEditedCategory } from './present-category.ts';

type Saving = {
  readonly session: StaffSession;
  readonly id: CategoryId;
  readonly version: string;
  readonly form: CategoryForm;
};

type EditCategoryRefusal = Refusal<
  'menu.of_all_shops' | 'category.not_found' | 'category.changed' | 'invalid'
>;

function* problemsOf({ name, products, windows }: CategoryForm, before: CategoryForm) {
  if (name === '') yield { field: 'name', text: 'Scrivi un nome' };
  yield* windowProblems(windows);
  if (products.toSorted().join() !== before.products.toSorted().join())
    yield { field: 'products', text: 'Qui si mettono in ordine i prodotti che ci sono già' };
}

/** Saves an edited category, unless another save was quicker. */
export const editCategory = async (
  db: Db,
  { session, id, version, form: sent }: Saving,
  now: Date,
): Promise<EditedCategory | EditCategoryRefusal> => {
  if (!mayWorkFor(session, null)) return refuse('menu.of_all_shops');
  const form = { ...sent, unit_of_measure: sent.unit_of_measure || null };
  return inTransaction(db, async (tx) => {
    const held = await holdCategory(tx, id);
    if (!held) return refuse('category.not_found');
    const before = categoryFormOf(held);
    if (presentEditedCategory(held).version !== version) return refuse('category.changed');
    const problems = [...problemsOf(form, before), ...(await pictureProblems(tx, form))];
    if (problems.length > 0) return refuse('invalid', problemFields(problems));
    await saveCategory(tx, id, form, {
      order: isChanged(before, form, 'products'),
      shown: isChanged(before, form, 'pictures'),
    });
    if (isChanged(before, form, 'products')) await orderRoots(tx, [held.parent_id ?? id]);
    const saved = await readEditedCategory(tx, id);
    if (!saved) throw new Error(`${id} has gone while it was held`);
    const change = { before: auditedOf(held), after: auditedOf(saved) };
    await noteChange(tx, session.trail, { kind: 'category', thing: id, shopId: null, ...change }, now);
    return presentEditedCategory(saved);
  });
};

/** A form as the audit stores it: the first products by name, since an order of hundreds says nothing. */
const auditedOf = (row: CategoryRow) => ({
  ...categoryFormOf(row),
  products: row.named.slice(0, 20).map(({ name }) => name),
  pictures: row.pictures.length,
});
