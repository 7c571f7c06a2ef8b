import type { EditedProduct } from '@zanga/contract/menu/menu-office';
import type { Refusal } from '@zanga/contract/wire/route';
import {
  type FormProblem,
  formProblems,
  isUnusualPrice,
  type ProductForm,
} from '@zanga/domain/catalogue/editing/product-form';
import type { OptionGroup } from '@zanga/domain/catalogue/options';
import type { Db, Tx } from '../../../platform/database/connection.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { isChanged, problemFields } from '../../../platform/edited-form.ts';
import { refuse } from '../../../platform/refusal.ts';
import { mayWorkFor, type StaffSession } from '../../../platform/session.ts';
import { noteChange } from '../../audit/public.ts';
import { readKnownPictures } from '../../pictures/public.ts';
import { auditedOf, namesIn } from './audited-form.ts';
import { readEdited, readKnownShops, readQuestions, readRoot } from './edit-queries.ts';
import { holdCategories, holdEdited, holdGroups, saveProducts } from './edit-store.ts';
import { presentEdited } from './present-form.ts';

type Saving = {
  readonly session: StaffSession;
  readonly id: string;
  readonly version: string;
  readonly form: ProductForm;
  readonly sure: boolean;
};

type Refused = Refusal<
  'menu.of_all_shops' | 'product.not_found' | 'product.changed' | 'product.price_unusual' | 'invalid'
>;

/** The root that a product is shown under: that of its first category; none where a category does not exist. */
const rootOf = async (tx: Tx, categories: readonly string[]): Promise<string | null> => {
  const roots = await Promise.all(categories.map((category) => readRoot(tx, category)));
  return roots.includes(undefined) ? null : (roots[0] ?? null);
};

type Known = {
  readonly groups: readonly OptionGroup[];
  readonly shops: ReadonlyMap<string, string>;
  readonly pictures: ReadonlySet<string>;
};

/** Whether each of some ids is known, and there once. */
const each = (ids: readonly string[], known: { readonly has: (id: string) => boolean }): boolean =>
  new Set(ids).size === ids.length && ids.every((id) => known.has(id));

/** What a form names that there is not, or names twice. */
function* strangers(
  before: ProductForm,
  { option_groups: groups, recipe, unsold_at, pictures: shown }: ProductForm,
  { groups: known, shops, pictures }: Known,
): Generator<FormProblem> {
  if (new Set(groups).size !== groups.length || known.length !== groups.length)
    yield { field: 'option_groups', text: 'Una di queste opzioni non c’è più: toglila' };
  const ids = recipe.flatMap(({ id }) => (id === null ? [] : [id]));
  const made = new Set(before.recipe.map(({ id }) => id));
  if (new Set(ids).size !== ids.length || ids.some((id) => !made.has(id)))
    yield { field: 'recipe', text: 'Uno degli ingredienti non è di questo piatto' };
  if (!each(unsold_at, shops)) yield { field: 'unsold_at', text: 'Uno di questi negozi non c’è più' };
  if (!each(shown, pictures))
    yield { field: 'pictures', text: 'Una di queste foto non c’è più: caricala di nuovo' };
}

/** Saves what staff edited of a product, unless somebody was quicker. */
export const editProduct = async (
  db: Db,
  { session, id, version, form, sure }: Saving,
  now: Date,
): Promise<EditedProduct | Refused> => {
  // The menu is everybody's: who has one shop reads it.
  if (!mayWorkFor(session, null)) return refuse('menu.of_all_shops');
  return inTransaction(db, async (tx) => {
    // Before the product: who moves categories takes those first, too, and their products after.
    await holdCategories(tx, form.categories);
    const held = await holdEdited(tx, id);
    if (!held) return refuse('product.not_found');
    const before = presentEdited(held);
    if (before.version !== version) return refuse('product.changed');
    const root = await rootOf(tx, form.categories);
    await holdGroups(tx, form.option_groups);
    const optionGroups = await readQuestions(tx, form.option_groups);
    const shops = await readKnownShops(tx, form.unsold_at);
    const pictures = await readKnownPictures(tx, form.pictures);
    const problems = [
      ...formProblems(form, { kind: before.kind, rootCategory: root, optionGroups }),
      ...strangers(before.form, form, { groups: optionGroups, shops, pictures }),
    ];
    if (problems.length > 0 || root === null) return refuse('invalid', problemFields(problems));
    const isNew = (field: keyof ProductForm) => isChanged(before.form, form, field);
    if (!sure && isNew('price') && isUnusualPrice(form.price)) return refuse('product.price_unusual');
    await saveProducts(tx, [{ id, form, root, differs: isNew }]);
    const saved = await readEdited(tx, id);
    const after = saved ? presentEdited(saved) : before;
    const told = { kind: 'product', thing: id, shopId: null } as const;
    const names = await namesIn(tx, [before.form, after.form]);
    const change = { before: auditedOf(before.form, names), after: auditedOf(after.form, names) };
    await noteChange(tx, session.trail, { ...told, ...change }, now);
    return after;
  });
};
