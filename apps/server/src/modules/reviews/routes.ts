import { reviews } from '@zanga/contract/menu/reviews';
import type { OrderId } from '@zanga/domain/ids';
import { reviewDays } from '@zanga/domain/ordering/order-rules';
import { type MountTools, mount } from '../../platform/http/mount.ts';
import { midnightAfter } from '../../platform/made-of.ts';
import { refuse } from '../../platform/refusal.ts';
import { handleInvitations, type InvitingTools } from './invite-to-review.ts';
import { moderateReview } from './moderate-review.ts';
import { listCompletedOrders, readOwnReviews } from './own-queries.ts';
import { presentHadOrder } from './present-own.ts';
import { readProductReviews, readShopReviews } from './published-queries.ts';
import { seeReviews } from './see-reviews.ts';
import { withdrawReview } from './withdraw-review.ts';
import { writeReview } from './write-review.ts';

const windowMs = reviewDays * 86_400_000;

/** Reviews of orders: written, moderated, answered, read (RTE-20). */
export const mountReviews = (tools: MountTools & InvitingTools): void => {
  const { db } = tools;
  handleInvitations(tools);
  mount(tools, reviews, {
    'GET /api/customer/reviews': async ({ call: { session, now } }) => {
      const since = new Date(now.getTime() - windowMs);
      const orders = await listCompletedOrders(db, session.userId, since);
      const reviews = await readOwnReviews(db, session.userId);
      const of = (order: OrderId) => reviews.find(({ order_id }) => order_id === order);
      return { data: orders.flatMap((order) => presentHadOrder(order, of(order.id), now)) };
    },
    'PUT /api/customer/reviews/:order': ({ params, body, call: { session, now } }) =>
      writeReview(db, { userId: session.userId, orderId: params.order, form: body }, now),
    'DELETE /api/customer/reviews/:order': ({ params, call: { session } }) =>
      withdrawReview(db, { userId: session.userId, orderId: params.order }),
    'GET /api/products/:product/reviews': async ({ params, query, call: { now, madeOf } }) => {
      const found = await readProductReviews(db, params.product, query);
      if (!found) return refuse('product.not_found');
      madeOf(['reviews', `product:${found.id}`], midnightAfter(now));
      return found.said;
    },
    'GET /api/shops/:shop/reviews': async ({ params, query, call: { now, madeOf } }) => {
      const said = await readShopReviews(db, params.shop, query);
      if (!said) return refuse('shop.not_found');
      madeOf(['reviews', 'sellers'], midnightAfter(now));
      return said;
    },
    'GET /api/backoffice/reviews': ({ query, call: { session } }) => seeReviews(db, session, query),
    'POST /api/backoffice/reviews/:review/publish': ({ params, body, call: { session, now } }) =>
      moderateReview(db, { do: 'publish', id: params.review, version: body.version, session }, now),
    'POST /api/backoffice/reviews/:review/refuse': ({ params, body, call: { session, now } }) =>
      moderateReview(db, { do: 'refuse', id: params.review, ...body, session }, now),
    'PUT /api/backoffice/reviews/:review/answer': ({ params, body, call: { session, now } }) =>
      moderateReview(db, { do: 'answer', id: params.review, ...body, session }, now),
  });
};
