import type { ProductForm } from '@zanga/domain/catalogue/editing/product-form';
import type { Names } from '@zanga/domain/catalogue/table/columns';
import type { Beside } from '@zanga/domain/catalogue/table/judge-row';
import { naming } from '@zanga/domain/catalogue/table/naming';
import type { CategoryId, OptionGroupId, ShopId } from '@zanga/domain/ids';
import type { Db, Tx } from '../../../platform/database/connection.ts';
import { readMenuCategories, readQuestions } from '../editing/edit-queries.ts';
import { holdCategories, holdGroups } from '../editing/edit-store.ts';
import { readAllShops, readGroupsOnOffer, readRoots } from './import-queries.ts';

/** Categories, groups, shops and products that a table may name. */
export type KnownThings = {
  readonly names: Names;
  readonly beside: Beside;
  /** Whether all things named by a form exist, each named once. */
  readonly holds: (form: ProductForm) => boolean;
  readonly rootOf: (form: ProductForm) => CategoryId | undefined;
  /** Names by id, for the audit. */
  readonly ownNames: ReadonlyMap<string, string>;
  readonly categories: readonly CategoryId[];
  readonly groups: readonly OptionGroupId[];
  /** Ids, ordered by name. */
  readonly shops: readonly ShopId[];
};

const once = <Kind>(ids: readonly Kind[], known: { readonly has: (id: Kind) => boolean }): boolean =>
  new Set(ids).size === ids.length && ids.every((id) => known.has(id));

/** `takesCards` is needed only where a form is judged. */
export const readKnownThings = async (db: Db | Tx, takesCards?: boolean): Promise<KnownThings> => {
  const categories = await readMenuCategories(db);
  const roots = new Map((await readRoots(db)).map(({ id, root }) => [id, root]));
  const groups = await readGroupsOnOffer(db);
  const questions = new Map(
    (
      await readQuestions(
        db,
        groups.map(({ id }) => id),
      )
    ).map((group) => [group.id, group] as const),
  );
  const shops = await readAllShops(db);
  const shopIds = new Set(shops.map(({ id }) => id));
  const rootOf = ({ categories: [first] }: ProductForm) => first && roots.get(first);
  return {
    names: { categories: naming(categories), groups: naming(groups), shops: naming(shops) },
    beside: (form) => ({
      rootCategory: rootOf(form) ?? null,
      optionGroups: form.option_groups.flatMap((id) => questions.get(id) ?? []),
      ...(takesCards !== undefined && { takesCards }),
    }),
    holds: (form) =>
      once(form.categories, roots) && once(form.option_groups, questions) && once(form.unsold_at, shopIds),
    rootOf,
    ownNames: new Map(
      [
        ...categories.map(({ id, name }) => ({ id, name: name.split(' › ').at(-1) ?? name })),
        ...groups,
        ...shops,
      ].map(({ id, name }) => [id, name]),
    ),
    categories: categories.map(({ id }) => id),
    groups: groups.map(({ id }) => id),
    shops: shops.map(({ id }) => id),
  };
};

/** Same with locks against moves and edits. Locked before products, as the editor does. */
export const holdKnownThings = async (tx: Tx, takesCards?: boolean): Promise<KnownThings> => {
  const { categories, groups } = await readKnownThings(tx);
  await holdCategories(tx, categories);
  await holdGroups(tx, groups);
  // Read again: only under the locks nothing changes any more.
  return readKnownThings(tx, takesCards);
};
