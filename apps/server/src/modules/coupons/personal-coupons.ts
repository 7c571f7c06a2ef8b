import type { Db, Tx } from '../../platform/database/connection.ts';
import { exportCoupons, forgetCoupons, readHad } from './personal-store.ts';

/** Coupons as part of a person's data: told in the export, gone with the account. */
export const personalCoupons = (db: Db) => ({
  name: 'coupons',
  read: (userId: string) => exportCoupons(db, userId),
  forget: (tx: Tx, userId: string) => forgetCoupons(tx, userId),
  had: (tx: Tx, userId: string) => readHad(tx, userId),
});
