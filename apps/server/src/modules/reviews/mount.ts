import type { UserId } from '@zanga/domain/ids';
import type { Db } from '../../platform/database/connection.ts';
import { readOwnReviews } from './own-queries.ts';
import { forgetReviews } from './store.ts';

export { mountReviews } from './routes.ts';

/** Reviews as part of a person's data: in the export, deleted with the account. */
export const personalReviews = (db: Db) => ({
  name: 'reviews',
  read: (userId: UserId) => readOwnReviews(db, userId),
  forget: forgetReviews,
});
