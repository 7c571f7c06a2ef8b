import type { SavedView } from '@zanga/contract/people/saved-views';
import type { UserId } from '@zanga/domain/ids';
import type { Db } from '../../../platform/database/connection.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { holdViews, readViews, saveView } from './views-store.ts';

/** Saves a view of a list, perhaps as the one the list opens with; returns all views of the person. */
export const keepView = (
  db: Db,
  userId: UserId,
  view: SavedView,
  now: Date,
): Promise<{ data: SavedView[] }> =>
  inTransaction(db, async (tx) => {
    await holdViews(tx, userId);
    await saveView(tx, userId, view, now);
    return { data: await readViews(tx, userId) };
  });
