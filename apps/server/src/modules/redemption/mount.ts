import type { UserId } from '@zanga/domain/ids';
import type { Db, Tx } from '../../platform/database/connection.ts';
import { readUsedOf } from './queries.ts';
import { forgetUndoReasons } from './store.ts';

export { handleRedemptionJobs } from './jobs.ts';
export { makeRedemptions } from './redemptions.ts';
export { mountRedemption } from './routes.ts';

/** A person's used codes as part of their data: in the export. The staff's reasons for undoing go with the account. */
export const personalCodes = (db: Db) => ({
  name: 'codes',
  read: (userId: UserId) => readUsedOf(db, userId),
  forget: (tx: Tx, userId: UserId) => forgetUndoReasons(tx, userId),
});
