import type { Db } from '../../platform/database/connection.ts';
import { type KeptCounts, keepCounts } from './category-editing/category-queries.ts';
import { type KeptShops, keepShops } from './reach/reach-queries.ts';
import { KeptIndex } from './search/kept-index.ts';
import { readSearchAgain, readSearchIndex } from './search/search-fill.ts';

/** What of the catalogue is kept in memory, in a form no query gives, until it changes. */
export type KeptCatalogue = {
  /** As searches read it. */
  readonly searched: KeptIndex;
  readonly shops: KeptShops;
  /** How many products each category has, for the office. */
  readonly counts: KeptCounts;
};

export const keepCatalogue = (db: Db): KeptCatalogue => ({
  searched: new KeptIndex({ whole: () => readSearchIndex(db), again: (ids) => readSearchAgain(db, ids) }),
  shops: keepShops(db),
  counts: keepCounts(db),
});
