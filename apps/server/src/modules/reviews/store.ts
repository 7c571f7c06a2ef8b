import type { Tx } from '../../platform/database/connection.ts';
import { newId } from '../../platform/new-id.ts';
import { lockPerson } from '../accounts/public.ts';
import { forgetReasons } from '../audit/public.ts';
import type { ProductReview, ReviewableProduct } from './own-queries.ts';

export type Judged = {
  readonly orderId: string;
  readonly userId: string;
  readonly shopId: string | null;
  readonly author: string;
  readonly stars: number;
  readonly text: string;
  readonly products: readonly (ProductReview & Pick<ReviewableProduct, 'name'>)[];
};

/** Holds somebody who writes: what they do at once is done one after the other, and nobody who is gone writes. */
export const lockAuthor = async (tx: Tx, userId: string) => {
  const author = await lockPerson(tx, userId);
  return author?.deleted_at === null ? author : undefined;
};

/** Keeps what is said of an order, in the place of what was said before; it waits to be read. */
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

/** Whether there was one to take back. */
export const deleteReview = async (tx: Tx, userId: string, orderId: string): Promise<boolean> => {
  const { numDeletedRows } = await tx
    .deleteFrom('reviews')
    .where('user_id', '=', userId)
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
};

/** What somebody has said goes with their account. */
export const forgetReviews = async (tx: Tx, userId: string): Promise<void> => {
  const gone = await tx.deleteFrom('reviews').where('user_id', '=', userId).returning('id').execute();
  await forgetReasons(
    tx,
    'review',
    gone.map(({ id }) => id),
  );
};
