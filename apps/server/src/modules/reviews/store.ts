import type { OrderId, ShopId, UserId } from '@zanga/domain/ids';
import type { Tx } from '../../platform/database/connection.ts';
import { newId } from '../../platform/new-id.ts';
import { lockPerson } from '../accounts/public.ts';
import { forgetReasons } from '../audit/public.ts';
import type { ProductReview, ReviewableProduct } from './own-queries.ts';

export type Judged = {
  readonly orderId: OrderId;
  readonly userId: UserId;
  readonly shopId: ShopId | null;
  readonly author: string;
  readonly stars: number;
  readonly text: string;
  readonly products: readonly (ProductReview & Pick<ReviewableProduct, 'name'>)[];
};

/** Locks the author: two reviews at once are saved one after the other, and a deleted account writes none. */
export const lockAuthor = async (tx: Tx, userId: UserId) => {
  const author = await lockPerson(tx, userId);
  return author?.deleted_at === null ? author : undefined;
};

/** Saves a review over the earlier one; it waits for the moderator. */
export const saveReview = async (tx: Tx, judged: Judged, now: Date): Promise<string> => {
  const { orderId, userId, shopId, author, stars, text, products } = judged;
  const undecided = { refusal: null, decided_at: null, decided_by: null, answer: null, answered_at: null };
  const review = { author, stars, text, state: 'waiting', written_at: now, ...undecided };
  const { id } = await tx
    .insertInto('reviews')
    .values({ id: newId('rev'), order_id: orderId, user_id: userId, shop_id: shopId, ...review })
    .onConflict((again) =>
      again.column('order_id').doUpdateSet((eb) => ({ ...review, version: eb('reviews.version', '+', 1) })),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx.deleteFrom('review_products').where('review_id', '=', id).execute();
  const rows = products.map(({ product, name, ...rest }, position) => ({
    ...{ review_id: id, product_id: product, position, name, ...rest },
  }));
  if (rows.length > 0) await tx.insertInto('review_products').values(rows).execute();
  return id;
};

/** Returns whether there was a review. */
export const deleteReview = async (tx: Tx, userId: UserId, orderId: OrderId): Promise<boolean> => {
  const { numDeletedRows } = await tx
    .deleteFrom('reviews')
    .where('user_id', '=', userId)
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
};

/** Deletes the reviews of a closed account. */
export const forgetReviews = async (tx: Tx, userId: UserId): Promise<void> => {
  const gone = await tx.deleteFrom('reviews').where('user_id', '=', userId).returning('id').execute();
  await forgetReasons(
    tx,
    'review',
    gone.map(({ id }) => id),
  );
};
