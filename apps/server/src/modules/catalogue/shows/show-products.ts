import type { KnownPicture } from '@zanga/contract/menu/picture';
import { draftLife } from '@zanga/domain/catalogue/editing/life';
import { blankForm, formProblems, type ProductForm } from '@zanga/domain/catalogue/editing/product-form';
import { type ShowForm, type ShowProblem, showName, showNote } from '@zanga/domain/cinema/show-form';
import { saleWindows } from '@zanga/domain/cinema/tickets';
import { type CategoryId, givenId, type ProductId, type ShopId } from '@zanga/domain/ids';
import { freeSlug, slugOf } from '@zanga/domain/staff/editing/slug';
import { wallClock } from '@zanga/domain/time';
import type { Db, Tx } from '../../../platform/database/connection.ts';
import { holdSlugs } from '../../../platform/database/hold-slugs.ts';
import { newId } from '../../../platform/new-id.ts';
import { pictureProblems } from '../../pictures/public-faces.ts';
import { namesIn } from '../editing/audited-form.ts';
import { type EditedRow, readEdited, readQuestions, readRoot, readSlugs } from '../editing/edit-queries.ts';
import {
  holdCategories,
  holdEdited,
  holdGroups,
  insertProducts,
  saveProducts,
} from '../editing/edit-store.ts';
import { presentEdited } from '../editing/present-form.ts';

// A show at the cinema is a product whose stock are its free seats; it is written and read here.

/** A show as a product. */
export type HeldShow = {
  readonly slug: string;
  readonly form: ProductForm;
  readonly pictures: readonly KnownPicture[];
};

/** Fields of a show's form that its product stores. */
type Sold = Pick<
  ShowForm,
  'description' | 'price' | 'prime_price' | 'age_limit' | 'category' | 'option_groups' | 'pictures'
>;

/** Fields of a show's form, read from its product. */
export const showProduct = ({ form }: Pick<HeldShow, 'form'>): Sold => ({
  description: form.description,
  price: form.price,
  prime_price: form.prime_price,
  age_limit: form.age_limit,
  category: form.categories[0] ?? givenId('cat', ''),
  option_groups: form.option_groups,
  pictures: form.pictures,
});

const heldOf = (row: EditedRow | undefined): HeldShow | undefined => row && presentEdited(row);

export const readShowProduct = async (db: Db | Tx, id: ProductId): Promise<HeldShow | undefined> =>
  heldOf(await readEdited(db, id, { shows: true }));

/** Locks a show as a product, against sales, returns and saves. */
export const holdShowProduct = async (tx: Tx, id: ProductId): Promise<HeldShow | undefined> =>
  heldOf(await holdEdited(tx, id, { shows: true }));

type Beside = {
  readonly before: ProductForm | undefined;
  /** Seats that can be bought. */
  readonly left: number;
  /** The shops without the show. */
  readonly elsewhere: readonly ShopId[];
};

const productOf = (form: ShowForm, { before, left, elsewhere }: Beside): ProductForm => {
  const startsAt = new Date(form.starts_at);
  const others = before?.categories.slice(1).filter((category) => category !== form.category) ?? [];
  return {
    ...(before ?? { ...blankForm, channels: ['pickup', 'onshop', 'totem'] }),
    name: showName(form.film, startsAt),
    description: form.description,
    ingredients: showNote(startsAt),
    price: form.price,
    prime_price: form.prime_price,
    vat_class: 'cinema',
    age_limit: form.age_limit,
    stock: left,
    allergens: null,
    categories: [form.category, ...others],
    option_groups: form.option_groups,
    windows: saleWindows({ startsAt }).map(({ firstDate, lastDate, ...window }) => ({
      ...window,
      ...{ first_date: firstDate, last_date: lastDate },
    })),
    unsold_at: elsewhere,
    pictures: form.pictures,
    ...draftLife,
    published: true,
  };
};

const fieldOf: Partial<Record<keyof ProductForm, keyof ShowForm>> = {
  ...{ price: 'price', prime_price: 'prime_price', age_limit: 'age_limit' },
  ...{ categories: 'category', option_groups: 'option_groups', name: 'film' },
};

/** Problems of a show as a product; locks its category and its groups of options. */
export const showProductProblems = async (tx: Tx, form: ShowForm): Promise<readonly ShowProblem[]> => {
  await holdCategories(tx, [form.category]);
  const root = await readRoot(tx, form.category);
  await holdGroups(tx, form.option_groups);
  const groups = await readQuestions(tx, form.option_groups);
  // The fares of a ticket have no allergens to declare.
  const optionGroups = groups.map((group) => ({
    ...group,
    choices: group.choices.map((choice) => ({ ...choice, allergens: {} })),
  }));
  const product = { ...productOf(form, { before: undefined, left: 1, elsewhere: [] }), published: true };
  const allergens = { contains: [], may_contain: [] };
  const found = formProblems(
    { ...product, allergens },
    { kind: 'cinema', rootCategory: root ?? null, optionGroups },
  );
  const missing =
    new Set(form.option_groups).size !== groups.length || groups.length !== form.option_groups.length;
  return [
    ...found.flatMap(({ field, text }) => {
      const own = fieldOf[field];
      return own && own !== 'film' ? [{ field: own, text }] : [];
    }),
    ...(missing
      ? [{ field: 'option_groups', text: 'Una di queste opzioni non c’è più: toglila' } as const]
      : []),
    ...(await pictureProblems(tx, { pictures: form.pictures })).map(
      ({ text }) => ({ field: 'pictures', text }) as const,
    ),
  ];
};

/** Names behind the ids in the forms of shows. */
export const namesInShows = (tx: Tx, forms: readonly ShowForm[]): Promise<ReadonlyMap<string, string>> =>
  namesIn(
    tx,
    forms.map((form) => productOf(form, { before: undefined, left: 0, elsewhere: [form.shop] })),
  );

type ToAdd = { readonly forms: readonly ShowForm[]; readonly elsewhere: readonly ShopId[] };

const rootOf = async (tx: Tx, category: CategoryId): Promise<CategoryId> => {
  const root = await readRoot(tx, category);
  if (root === undefined) throw new Error(`${category} was looked at and is gone`);
  return root;
};

/** Adds shows as products; returns their ids in the same order. */
export const addShowProducts = async (tx: Tx, { forms, elsewhere }: ToAdd): Promise<readonly ProductId[]> => {
  await holdSlugs(tx, 'products');
  const taken = new Set<string>();
  const added: Parameters<typeof insertProducts>[1][number][] = [];
  for (const form of forms) {
    const { date } = wallClock(new Date(form.starts_at));
    const start = slugOf(`${form.film} ${date}`);
    for (const slug of await readSlugs(tx, start)) taken.add(slug);
    const slug = freeSlug(start, taken);
    taken.add(slug);
    const product = productOf(form, { before: undefined, left: form.seats, elsewhere });
    const root = await rootOf(tx, form.category);
    added.push({ id: newId('prd'), slug, kind: 'cinema', form: product, root, differs: () => true });
  }
  await insertProducts(tx, added);
  return added.map(({ id }) => id);
};

type ToSave = Omit<Beside, 'before'> & { readonly form: ShowForm; readonly held: HeldShow };

/** Saves an edited show that is locked. */
export const saveShowProduct = async (
  tx: Tx,
  id: ProductId,
  { form, held, ...beside }: ToSave,
): Promise<void> => {
  const after = productOf(form, { ...beside, before: held.form });
  const root = await rootOf(tx, form.category);
  const differs = (field: keyof ProductForm) =>
    JSON.stringify(after[field]) !== JSON.stringify(held.form[field]);
  await saveProducts(tx, [{ id, form: after, root, differs }]);
};
