import type { Db } from '../../platform/database/connection.ts';
import { type KeptShops, keepShops } from './reach/reach-queries.ts';
import { KeptIndex } from './search/kept-index.ts';
import { readSearchAgain, readSearchIndex } from './search/search-fill.ts';

/** What of the catalogue is kept in memory, in a form no query gives, until it changes. */
export type KeptCatalogue = {
  /** As searches read it. */
  readonly searched: KeptIndex;
  readonly shops: KeptShops;
};

export const keepCatalogue = (db: Db): KeptCatalogue => ({
  searched: new KeptIndex({ whole: () => readSearchIndex(db), again: (ids) => readSearchAgain(db, ids) }),
  shops: keepShops(db),
});
