import type { EditedProduct } from '@zanga/contract/menu/menu-office';
import {
  type FormProblem,
  formProblems,
  type ProductForm,
} from '@zanga/domain/catalogue/editing/product-form';
import type { OptionGroup } from '@zanga/domain/catalogue/options';
import type { CategoryId, ProductId } from '@zanga/domain/ids';
import type { Tx } from '../../../platform/database/connection.ts';
import { pictureProblems } from '../../pictures/public-faces.ts';
import { readKnownShops, readPairable, readQuestions, readRoot } from './edit-queries.ts';

/** Root of a product: the one of its first category; null where a category does not exist. */
const rootOf = async (tx: Tx, categories: readonly CategoryId[]): Promise<CategoryId | null> => {
  const roots = await Promise.all(categories.map((category) => readRoot(tx, category)));
  return roots.includes(undefined) ? null : (roots[0] ?? null);
};

type Known = {
  readonly groups: readonly OptionGroup[];
  readonly shops: ReadonlyMap<string, string>;
};

/** Whether all ids are known and none is doubled. */
const each = (ids: readonly string[], known: { readonly has: (id: string) => boolean }): boolean =>
  new Set(ids).size === ids.length && ids.every((id) => known.has(id));

/** Problems with ids in a form: unknown or doubled ones. */
function* strangers(
  before: ProductForm,
  { option_groups: groups, recipe, unsold_at, prices }: ProductForm,
  { groups: known, shops }: Known,
): Generator<FormProblem> {
  if (new Set(groups).size !== groups.length || known.length !== groups.length)
    yield { field: 'option_groups', text: 'Una di queste opzioni non c’è più: toglila' };
  const ids = recipe.flatMap(({ id }) => (id === null ? [] : [id]));
  const made = new Set(before.recipe.map(({ id }) => id));
  if (new Set(ids).size !== ids.length || ids.some((id) => !made.has(id)))
    yield { field: 'recipe', text: 'Uno degli ingredienti non è di questo piatto' };
  if (!each(unsold_at, shops)) yield { field: 'unsold_at', text: 'Uno di questi negozi non c’è più' };
  if (prices.some(({ shop }) => shop !== null && !shops.has(shop)))
    yield { field: 'prices', text: 'Uno dei negozi con un prezzo suo non c’è più: togli quel prezzo' };
}

type Pairing = { readonly id: ProductId; readonly before: ProductForm; readonly form: ProductForm };

/** A pairing saved earlier may be archived by now: it stays, without being offered. */
const pairingProblems = async (tx: Tx, { id, before, form }: Pairing): Promise<readonly FormProblem[]> => {
  const field = 'pairings';
  const known = await readPairable(tx, form.pairings);
  if (form.pairings.includes(id)) return [{ field, text: 'Un prodotto non si abbina a sé stesso' }];
  if (new Set(form.pairings).size !== form.pairings.length)
    return [{ field, text: 'Uno di questi prodotti c’è due volte: toglilo' }];
  return form.pairings.every((other) => known.has(other) || before.pairings.includes(other))
    ? []
    : [{ field, text: 'Uno di questi prodotti non si può proporre: toglilo' }];
};

type Checked = {
  readonly problems: readonly { readonly field: string; readonly text: string }[];
  readonly root: CategoryId | null;
};

/** Problems that prevent saving a form, and the root of the product. */
export const checkForm = async (
  tx: Tx,
  { id, kind, form: before }: Pick<EditedProduct, 'id' | 'kind' | 'form'>,
  form: ProductForm,
  takesCards: boolean,
): Promise<Checked> => {
  const root = await rootOf(tx, form.categories);
  const optionGroups = await readQuestions(tx, form.option_groups);
  const named = [...form.unsold_at, ...form.prices.flatMap(({ shop }) => shop ?? [])];
  const shops = await readKnownShops(tx, named);
  const problems = [
    ...formProblems(form, { kind, rootCategory: root, optionGroups, takesCards }),
    ...strangers(before, form, { groups: optionGroups, shops }),
    ...(await pairingProblems(tx, { id, before, form })),
    ...(await pictureProblems(tx, form)),
  ];
  return { problems, root };
};
