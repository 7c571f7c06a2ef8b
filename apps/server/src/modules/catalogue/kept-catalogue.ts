import { givenId } from '@zanga/domain/ids';
import type { Db } from '../../platform/database/connection.ts';
import { type KeptCounts, keepCounts } from './category-editing/category-queries.ts';
import { type KeptShops, keepShops } from './reach/reach-queries.ts';
import { KeptIndex } from './search/kept-index.ts';
import { readSearchAgain, readSearchIndex } from './search/search-fill.ts';

/** Parts of the catalogue cached in memory until they change, in forms that no query returns. */
export type KeptCatalogue = {
  readonly searched: KeptIndex;
  readonly shops: KeptShops;
  /** How many products each category has, for the office. */
  readonly counts: KeptCounts;
};

export const keepCatalogue = (db: Db): KeptCatalogue => ({
  searched: new KeptIndex({
    whole: () => readSearchIndex(db),
    again: (ids) =>
      readSearchAgain(
        db,
        ids.map((id) => givenId('prd', id)),
      ),
  }),
  shops: keepShops(db),
  counts: keepCounts(db),
});
