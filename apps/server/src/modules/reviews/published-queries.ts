import type { PublishedReview, Rating, ReviewPage } from '@zanga/contract/menu/reviews';
import { givenId, type ProductId, type ShopId } from '@zanga/domain/ids';
import { ratingOf, type StarCounts } from '@zanga/domain/reviews/review-rules';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database/connection.ts';

type Row = Omit<PublishedReview, 'written_at'> & { readonly written_at: Date };
type RequestedPage = { readonly page: number; readonly paginate: number };

/**
 * Reviews of a product: its own words, or the order's if it was the only product. The shop's answer stands only
 * beside all the words it answers: one about a delivery is not shown under a pizza.
 */
const ofProduct = (productId: ProductId) => sql`
  select r.id, r.author, s.stars, r.written_at,
    case when s.text = '' and alone then r.text else s.text end as text,
    case when (s.text = '' or r.text = '') and alone then r.answer end as answer
  from review_products s join reviews r on r.id = s.review_id
  cross join lateral (
    select count(*) = 1 as alone from review_products o where o.review_id = r.id
  ) as products
  where s.product_id = ${productId} and r.state = 'published'`;

const ofShop = (shopId: ShopId) => sql`
  select r.id, r.author, r.stars, r.written_at, r.answer, r.text
  from reviews r where r.shop_id = ${shopId} and r.state = 'published'`;

const readRating = async (db: Db, reviews: RawBuilder<unknown>): Promise<Rating> => {
  const { rows } = await sql<{ stars: number; count: number }>`
    select stars, count(*)::int as count from (${reviews}) said group by stars`.execute(db);
  const of = (stars: number) => rows.find((row) => row.stars === stars)?.count ?? 0;
  const counts: StarCounts = [of(1), of(2), of(3), of(4), of(5)];
  return { ...ratingOf(counts), stars: [...counts] };
};

/** A page of reviews, with words before bare stars. */
const readPage = async (
  db: Db,
  reviews: RawBuilder<unknown>,
  { page, paginate }: RequestedPage,
): Promise<ReviewPage> => {
  const rating = await readRating(db, reviews);
  const { rows } = await sql<Row>`
    select * from (${reviews}) said order by (text = ''), written_at desc, id
    limit ${paginate} offset ${(page - 1) * paginate}`.execute(db);
  return {
    rating,
    data: rows.map(({ written_at, ...row }) => ({ ...row, written_at: written_at.toISOString() })),
    meta: { total: rating.count, page, paginate, last_page: Math.max(1, Math.ceil(rating.count / paginate)) },
  };
};

/** Published reviews of a visible product, by its id or slug. */
export const readProductReviews = async (db: Db, product: string, wanted: RequestedPage) => {
  const found = await db
    .selectFrom('product_profiles')
    .select('id')
    .where('published', '=', true)
    .where((or) => or.or([or('id', '=', givenId('prd', product)), or('slug', '=', product)]))
    .executeTakeFirst();
  return found && { id: found.id, said: await readPage(db, ofProduct(found.id), wanted) };
};

/** Published reviews of a shop open to the public, by its id or slug. */
export const readShopReviews = async (db: Db, shop: string, wanted: RequestedPage) => {
  const found = await db
    .selectFrom('shop_profiles')
    .select('id')
    .where('published', '=', true)
    .where((or) => or.or([or('id', '=', givenId('shp', shop)), or('slug', '=', shop)]))
    .executeTakeFirst();
  return found && readPage(db, ofShop(found.id), wanted);
};
