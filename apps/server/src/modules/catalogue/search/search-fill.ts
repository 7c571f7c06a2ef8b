import type { ProductId } from '@zanga/domain/ids';
import type { Db } from '../../../platform/database/connection.ts';
import { type CategoryRow, readVisibleCategories } from '../menu/category-queries.ts';
import { foundHoldsUntil } from '../menu/lasting.ts';
import { presentFoundCategory, presentFoundProduct } from '../menu/present-found.ts';
import { hasPricesByPlace } from '../prices/price-rule-queries.ts';
import { SearchIndex } from './search-index.ts';
import { readOrder, readSearchable, type SearchableRow } from './search-queries.ts';

/** Products per step, so that other requests wait only a few milliseconds. */
const productsAtATime = 100;

const addCategory = (index: SearchIndex, row: CategoryRow): void => {
  const presented = presentFoundCategory(row);
  index.put({
    id: row.id,
    slug: row.slug,
    within: row.parent ? [row.id, row.parent.id] : [row.id],
    rank: row.parent ? 1 : 0,
    demand: undefined,
    offered: undefined,
    dish: undefined,
    texts: { name: row.name, category: '', text: '' },
    pricedByPlace: false,
    tell: () => presented,
    holdsUntil: () => null,
  });
};

const putProduct = (
  index: SearchIndex,
  {
    ingredients,
    kind,
    channels,
    unsold_at,
    dish,
    sold_lately,
    popularity,
    name_words,
    ...row
  }: SearchableRow,
): void => {
  index.put({
    id: row.id,
    slug: row.slug,
    within: [row.root.id],
    rank: undefined,
    demand: { sold_lately, popularity, name_words },
    offered: { kind, channels, unsold_at },
    dish,
    texts: {
      name: row.name,
      category: row.categories.map(({ id, name }) => `${name} ${index.parents.get(id) ?? ''}`).join(' '),
      text: `${row.description} ${ingredients}`,
    },
    pricedByPlace: hasPricesByPlace(row),
    tell: (priced, now) => presentFoundProduct({ ...row, kind }, priced, now),
    holdsUntil: (now) => foundHoldsUntil({ ...row, kind }, now),
  });
};

/** Reads the visible catalogue for searches: categories first, then the products most in demand. */
export const readSearchIndex = async (db: Db): Promise<SearchIndex> => {
  const categories = await readVisibleCategories(db);
  const index = new SearchIndex(new Map(categories.map(({ id, parent }) => [id, parent?.name ?? ''])));
  for (const row of categories) addCategory(index, row);
  const ids = await readOrder(db);
  for (let from = 0; from < ids.length; from += productsAtATime) {
    const some = ids.slice(from, from + productsAtATime);
    const rows = new Map((await readSearchable(db, some)).map((row) => [row.id, row]));
    for (const id of some) {
      const row = rows.get(id);
      if (row) putProduct(index, row);
    }
  }
  return index;
};

/** Reads some products again; the result puts them into an index, and removes invisible ones. */
export const readSearchAgain = async (
  db: Db,
  ids: readonly ProductId[],
): Promise<(index: SearchIndex) => void> => {
  const rows = await readSearchable(db, ids);
  const visible = new Set(rows.map(({ id }) => id));
  return (index) => {
    for (const id of ids) if (!visible.has(id)) index.remove(id);
    for (const row of rows) putProduct(index, row);
  };
};
