import type { Db } from '../../platform/database/connection.ts';
import { KeptRead } from '../../platform/kept-read.ts';
import { type KeptShops, keepShops } from './reach/reach-queries.ts';
import { readSearchIndex } from './search/search-fill.ts';
import type { SearchIndex } from './search/search-index.ts';

/** What of the catalogue is kept in memory, in a form no query gives, until it changes. */
export type KeptCatalogue = {
  /** As searches read it. */
  readonly searched: KeptRead<SearchIndex>;
  readonly shops: KeptShops;
};

export const keepCatalogue = (db: Db): KeptCatalogue => ({
  searched: new KeptRead(() => readSearchIndex(db)),
  shops: keepShops(db),
});
