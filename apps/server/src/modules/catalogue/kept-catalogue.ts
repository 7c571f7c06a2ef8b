import type { Db } from '../../platform/database/connection.ts';
import { type KeptCounts, keepCounts } from './category-editing/category-queries.ts';
import { type KeptShops, keepShops } from './reach/reach-queries.ts';
import { readCatalogue, readChanged } from './visible/fill-catalogue.ts';
import { KeptByDifference } from './visible/kept-by-difference.ts';
import type { VisibleCatalogue } from './visible/visible-catalogue.ts';

/** Parts of the catalogue cached in memory until they change. */
export type KeptCatalogue = {
  /** All that the public sees of the menu: lists, pages of products and searches read it. */
  readonly visible: KeptByDifference<VisibleCatalogue>;
  readonly shops: KeptShops;
  /** How many products each category has, for the office. */
  readonly counts: KeptCounts;
};

/** `heard` resolves once all changes committed before it was asked have been heard. */
export const keepCatalogue = (db: Db, heard: () => Promise<void>): KeptCatalogue => ({
  visible: new KeptByDifference({
    whole: () => readCatalogue(db),
    again: (names) => readChanged(db, names),
    heard,
  }),
  shops: keepShops(db),
  counts: keepCounts(db),
});
