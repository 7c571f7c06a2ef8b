import type { UserId } from '@zanga/domain/ids';
import type { StaffPost } from '@zanga/domain/staff/rights';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/connection.ts';

/** Makes decisions about posts take turns: two owners at once could remove each other, leaving the brand without. */
export const lockStaff = async (tx: Tx): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended('posts of the staff', 0))`.execute(tx);
};

/** Replaces all posts of a person; a suspension stays. */
export const replacePosts = async (
  tx: Tx,
  userId: UserId,
  posts: readonly StaffPost[],
  suspendedAt: Date | null,
): Promise<void> => {
  await tx.deleteFrom('user_roles').where('user_id', '=', userId).execute();
  if (posts.length === 0) return;
  const rows = posts.map(({ role, shopId, allShops }) => ({
    user_id: userId,
    role,
    shop_id: shopId,
    all_shops: allShops,
    suspended_at: suspendedAt,
  }));
  await tx.insertInto('user_roles').values(rows).execute();
};

export const saveSuspended = async (tx: Tx, userId: UserId, at: Date | null): Promise<void> => {
  await tx.updateTable('user_roles').set({ suspended_at: at }).where('user_id', '=', userId).execute();
};
