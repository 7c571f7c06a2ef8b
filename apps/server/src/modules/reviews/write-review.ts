import type { OwnReview, ReviewForm } from '@zanga/contract/menu/reviews';
import type { Refusal } from '@zanga/contract/wire/route';
import type { OrderId, UserId } from '@zanga/domain/ids';
import { signature, whyNotReview } from '@zanga/domain/reviews/review-rules';
import type { Db, Tx } from '../../platform/database/connection.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { refuse } from '../../platform/refusal.ts';
import {
  type OwnReviewRow,
  type ProductReview,
  type ReviewableProduct,
  readHadOrder,
  readOwnReviews,
} from './own-queries.ts';
import { presentOwnReview } from './present-own.ts';
import { lockAuthor, saveReview } from './store.ts';

type Writing = { readonly userId: UserId; readonly orderId: OrderId; readonly form: ReviewForm };
type ReviewRefusal = Refusal<'order.not_found' | 'review.not_completed' | 'review.too_late' | 'invalid'>;

const same = (before: OwnReviewRow, form: ReviewForm, products: readonly ProductReview[]) =>
  before.stars === form.stars &&
  before.text === form.text &&
  before.products.length === products.length &&
  products.every(({ product, stars, text }) =>
    before.products.some((one) => one.product === product && one.stars === stars && one.text === text),
  );

/** Reviews of products in the order, each once; undefined if one is not in it. */
const saidOf = (form: ReviewForm, items: readonly ReviewableProduct[]) => {
  const known = new Map(items.map((item) => [item.product, item.name]));
  const products = new Map(form.products.map((one) => [one.product, one]));
  const named = [...products.values()].flatMap((one) => {
    const name = known.get(one.product);
    return name === undefined ? [] : [{ ...one, name }];
  });
  return named.length === form.products.length ? named : undefined;
};

const reread = async (tx: Tx, { userId, orderId }: Writing): Promise<OwnReview | ReviewRefusal> => {
  const [row] = await readOwnReviews(tx, userId, orderId);
  return row ? presentOwnReview(row) : refuse('order.not_found');
};

/** Reviews one's own order, or changes the review; a form sent twice counts once. */
export const writeReview = (db: Db, writing: Writing, now: Date): Promise<OwnReview | ReviewRefusal> =>
  inTransaction(db, async (tx) => {
    const { userId, orderId, form } = writing;
    const author = await lockAuthor(tx, userId);
    const order = author && (await readHadOrder(tx, writing));
    if (!order) return refuse('order.not_found');
    const why = whyNotReview({ state: order.state, completedAt: order.completed_at }, now);
    if (why) return refuse(why);
    const products = saidOf(form, order.items);
    if (!products)
      return refuse('invalid', { products: ['si recensisce una volta sola ciò che si è ordinato'] });
    const [before] = await readOwnReviews(tx, userId, orderId);
    if (before && same(before, form, products)) return presentOwnReview(before);
    const signed = signature(author.firstname, author.lastname);
    await saveReview(tx, { ...form, products, orderId, userId, shopId: order.shop_id, author: signed }, now);
    return reread(tx, writing);
  });
