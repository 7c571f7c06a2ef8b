import type { Db } from '../../../platform/database/connection.ts';
import { exportCart } from './cart-queries.ts';
import { forgetCart } from './cart-store.ts';

/** The live cart as part of a person's data: in the export, and gone with the account. */
export const personalCart = (db: Db) => ({
  name: 'cart',
  read: (userId: string) => exportCart(db, userId),
  forget: forgetCart,
});
