import type { Picture } from '@zanga/contract/menu/picture';
import type { OrderId, ProductId, ReviewId, ShopId, UserId } from '@zanga/domain/ids';
import type { OrderState } from '@zanga/domain/ordering/states';
import type { ReviewRefusal, ReviewState } from '@zanga/domain/reviews/review-rules';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/connection.ts';

/** A product of a handed-over order. */
export type ReviewableProduct = {
  readonly product: ProductId;
  readonly slug: string;
  readonly name: string;
  readonly images: Picture[];
};

/** An order, as its review needs it. */
export type CompletedOrderRow = {
  readonly id: OrderId;
  readonly number: string;
  readonly state: OrderState;
  readonly completed_at: Date | null;
  readonly shop_id: ShopId | null;
  readonly shop_name: string | null;
  readonly items: readonly ReviewableProduct[];
};

export type ProductReview = { readonly product: ProductId; readonly stars: number; readonly text: string };

export type OwnReviewRow = {
  readonly order_id: OrderId;
  readonly id: ReviewId;
  readonly stars: number;
  readonly text: string;
  readonly products: readonly ProductReview[];
  readonly state: ReviewState;
  readonly refusal: ReviewRefusal | null;
  readonly answer: string | null;
  readonly written_at: Date;
};

/** Products handed over with an order `o`, each once. */
const had = sql`(
  select coalesce(json_agg(json_build_object(
    'product', l.product_id, 'slug', l.slug, 'name', l.name, 'images', l.images) order by l.position), '[]')
  from (
    select distinct on (l.product_id) l.* from order_line_facts l
    join order_part_facts p on p.order_id = l.order_id and p.part = l.part
    where l.order_id = o.id and p.state = 'completed' order by l.product_id, l.position
  ) l)`;

const shopOf = sql`(select p.shop_id from order_part_facts p
  where p.order_id = o.id and p.state = 'completed' and p.shop_id is not null order by p.part limit 1)`;

const order = sql`select o.id, o.number, o.state, o.completed_at, ${shopOf} as shop_id,
  (select name from shop_profiles where id = ${shopOf}) as shop_name, ${had} as items from order_facts o`;

/** An order of this user, for its review; another person's is not found. */
export const readHadOrder = async (
  db: Db | Tx,
  { orderId, userId }: { readonly orderId: OrderId; readonly userId: UserId },
): Promise<CompletedOrderRow | undefined> => {
  const { rows } =
    await sql<CompletedOrderRow>`${order} where o.id = ${orderId} and o.user_id = ${userId}`.execute(db);
  return rows[0];
};

const mostShown = 50;

/** The user's orders handed over lately, and all that they reviewed; the latest first. */
export const listCompletedOrders = async (
  db: Db,
  userId: UserId,
  since: Date,
): Promise<readonly CompletedOrderRow[]> => {
  const { rows } = await sql<CompletedOrderRow>`${order}
    where o.user_id = ${userId} and o.state = 'completed'
      and (o.completed_at > ${since} or exists (select from reviews r where r.order_id = o.id))
    order by o.completed_at desc limit ${mostShown}`.execute(db);
  return rows;
};

/** A user's reviews, all of them or of one order. */
export const readOwnReviews = async (
  db: Db | Tx,
  userId: UserId,
  orderId?: OrderId,
): Promise<readonly OwnReviewRow[]> => {
  const one = orderId === undefined ? sql`` : sql`and r.order_id = ${orderId}`;
  const { rows } = await sql<OwnReviewRow>`
    select r.order_id, r.id, r.stars, r.text, r.state, r.refusal, r.answer, r.written_at,
      (select coalesce(json_agg(json_build_object('product', s.product_id, 'stars', s.stars, 'text', s.text)
         order by s.position), '[]') from review_products s where s.review_id = r.id) as products
    from reviews r where r.user_id = ${userId} ${one} order by r.written_at desc`.execute(db);
  return rows;
};
