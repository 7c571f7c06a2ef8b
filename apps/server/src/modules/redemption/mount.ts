import type { Db, Tx } from '../../platform/database/connection.ts';
import { readUsedOf } from './queries.ts';
import { forgetUndoReasons } from './store.ts';

export { handleRedemptionJobs } from './jobs.ts';
export { makeRedemptions } from './redemptions.ts';
export { mountRedemption } from './routes.ts';

/** What was read of somebody at tills: told in the export; why it was taken back is staff's words and goes with the account. */
export const personalCodes = (db: Db) => ({
  name: 'codes',
  read: (userId: string) => readUsedOf(db, userId),
  forget: (tx: Tx, userId: string) => forgetUndoReasons(tx, userId),
});
