import type { Db } from '../../../platform/database/connection.ts';
import { exportOrders, forgetOrdersOf } from './order-privacy-store.ts';

/** Orders as part of a person's data: in the export, and without a name once the account is gone. */
export const personalOrders = (db: Db) => ({
  name: 'orders',
  read: (userId: string) => exportOrders(db, userId),
  forget: forgetOrdersOf,
});
