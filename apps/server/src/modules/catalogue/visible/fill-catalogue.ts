import { givenId, type IdPrefix, type ProductId } from '@zanga/domain/ids';
import type { Db } from '../../../platform/database/connection.ts';
import { readVisibleCategories } from './category-queries.ts';
import { marksOf } from './held-marks.ts';
import { readHeldGroups, readHeldRows, readIdsIn, readMarks, readPublishedIds } from './held-queries.ts';
import { VisibleCatalogue } from './visible-catalogue.ts';

/** Products per statement, so that other requests wait only a few milliseconds. */
const productsAtATime = 100;

const readCatalogueOf = async (db: Db, ids: readonly ProductId[]): Promise<VisibleCatalogue> => {
  const menu = new VisibleCatalogue(await readVisibleCategories(db), marksOf(await readMarks(db)));
  menu.putGroups(await readHeldGroups(db, 'all'));
  for (let from = 0; from < ids.length; from += productsAtATime)
    for (const row of await readHeldRows(db, ids.slice(from, from + productsAtATime))) menu.put(row);
  return menu;
};

/** Reads the whole visible catalogue. */
export const readCatalogue = async (db: Db): Promise<VisibleCatalogue> =>
  readCatalogueOf(db, await readPublishedIds(db));

/** The catalogue with one product alone, as a transaction sees it. */
export const readOneProduct = (tx: Db, id: ProductId): Promise<VisibleCatalogue> => readCatalogueOf(tx, [id]);

/** The catalogue with the products of one category alone, as a transaction sees it. */
export const readOneCategory = async (tx: Db, key: string): Promise<VisibleCatalogue> =>
  readCatalogueOf(tx, await readIdsIn(tx, key));

/** Facts shared by many products: groups of options and marks. */
const shared = 'shared';
const productPrefix = 'product:';
const groupPrefix = 'option:';

/** Thing to read again after a notice on `public_data`; categories and pictures are announced as a change of searches. */
export const publicChange = (tag: string): string | undefined =>
  tag === '' || tag === 'cinema'
    ? shared
    : tag.startsWith(productPrefix) || tag.startsWith(groupPrefix)
      ? tag
      : undefined;

/** Thing to read again after a notice on `search_data`; without a name everything. */
export const searchChange = (product: string): string => (product === '' ? '' : productPrefix + product);

const idsIn = <Kind extends IdPrefix>(names: readonly string[], prefix: string, kind: Kind) =>
  names.flatMap((name) => (name.startsWith(prefix) ? givenId(kind, name.slice(prefix.length)) : []));

/** Reads changed things again; the result brings the catalogue up to date. */
export const readChanged = async (
  db: Db,
  names: readonly string[],
): Promise<(menu: VisibleCatalogue) => void> => {
  const products = idsIn(names, productPrefix, 'prd');
  const isShared = names.includes(shared);
  const groupIds = isShared ? 'all' : idsIn(names, groupPrefix, 'opt');
  const [rows, groups, marks] = await Promise.all([
    products.length === 0 ? [] : readHeldRows(db, products),
    groupIds.length === 0 ? [] : readHeldGroups(db, groupIds),
    isShared ? readMarks(db) : undefined,
  ]);
  const published = new Set<string>(rows.map(({ id }) => id));
  return (menu) => {
    for (const id of products) if (!published.has(id)) menu.remove(id);
    for (const row of rows) menu.put(row);
    menu.putGroups(groups);
    if (marks) menu.marks = marksOf(marks);
  };
};
