import type { Db } from '../../../platform/database/connection.ts';
import { exportFavourites } from './favourites-queries.ts';
import { forgetFavourites } from './favourites-store.ts';

/** Favourites as part of a person's data: in the export, and gone with the account. */
export const personalFavourites = (db: Db) => ({
  name: 'favourites',
  read: (userId: string) => exportFavourites(db, userId),
  forget: forgetFavourites,
});
