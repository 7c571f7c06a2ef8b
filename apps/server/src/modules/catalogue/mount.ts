import type { UserId } from '@zanga/domain/ids';
import type { Db } from '../../platform/database/connection.ts';
import { exportFavourites } from './favourites/favourites-queries.ts';
import { forgetFavourites } from './favourites/favourites-store.ts';

export { type KeptCatalogue, keepCatalogue } from './kept-catalogue.ts';
export { withShopsOfPoint } from './reach/reach-queries.ts';
export { mountCatalogue } from './routes.ts';

/** Favourites in a person's data: part of the export, deleted with the account. */
export const personalFavourites = (db: Db) => ({
  name: 'favourites',
  read: (userId: UserId) => exportFavourites(db, userId),
  forget: forgetFavourites,
});
