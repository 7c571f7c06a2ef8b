import type { Db } from '../../../platform/database/connection.ts';
import { type CategoryRow, readVisibleCategories } from '../menu/category-queries.ts';
import { presentFoundCategory, presentFoundProduct } from '../menu/present-found.ts';
import { SearchIndex } from './search-index.ts';
import { readOrder, readSearchable, type SearchableRow } from './search-queries.ts';

/** So many at a time, that whoever else is being answered waits for a few milliseconds at most. */
const productsAtATime = 100;

const addCategory = (index: SearchIndex, row: CategoryRow): void => {
  const presented = presentFoundCategory(row);
  index.add({
    id: row.id,
    slug: row.slug,
    within: row.parent ? [row.id, row.parent.id] : [row.id],
    rank: row.parent ? 1 : 0,
    offered: undefined,
    dish: undefined,
    texts: { name: row.name, category: '', text: '' },
    tell: () => presented,
  });
};

const addProduct = (
  index: SearchIndex,
  { ingredients, kind, channels, unsold_at, dish, ...row }: SearchableRow,
  parents: ReadonlyMap<string, string>,
): void => {
  index.add({
    id: row.id,
    slug: row.slug,
    within: [row.root.id],
    rank: undefined,
    offered: { kind, channels, unsold_at },
    dish,
    texts: {
      name: row.name,
      category: row.categories.map(({ id, name }) => `${name} ${parents.get(id) ?? ''}`).join(' '),
      text: `${row.description} ${ingredients}`,
    },
    tell: (now) => presentFoundProduct(row, now),
  });
};

/** Reads the visible catalogue for searches: categories first, then the products most in demand. */
export const readSearchIndex = async (db: Db): Promise<SearchIndex> => {
  const index = new SearchIndex();
  const categories = await readVisibleCategories(db);
  for (const row of categories) addCategory(index, row);
  const parents = new Map(categories.map(({ id, parent }) => [id, parent?.name ?? '']));
  const ids = await readOrder(db);
  for (let from = 0; from < ids.length; from += productsAtATime) {
    const some = ids.slice(from, from + productsAtATime);
    const rows = new Map((await readSearchable(db, some)).map((row) => [row.id, row]));
    for (const id of some) {
      const row = rows.get(id);
      if (row) addProduct(index, row, parents);
    }
  }
  return index;
};
