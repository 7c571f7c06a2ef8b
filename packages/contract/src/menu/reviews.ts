import { reviewRefusals, reviewStates } from '@zanga/domain/reviews/review-rules';
import * as z from 'zod/mini';
import { PageMeta, pageQuery } from '../wire/page.ts';
import { routes } from '../wire/route.ts';
import { Instant, id } from '../wire/values.ts';
import { Picture } from './picture.ts';

/** Characters of a review. */
export const reviewLimit = 1_000;
export const reviewsPageSize = 10;

const Id = z.string().check(z.minLength(1), z.maxLength(100));

const Stars = z
  .int({ error: 'scegli da una a cinque stelle' })
  .check(z.gte(1, 'scegli da una a cinque stelle'), z.lte(5, 'scegli da una a cinque stelle'));

const Words = (limit: number) =>
  z.pipe(
    z.string().check(z.maxLength(limit, `inserire al massimo ${limit} caratteri`)),
    z.transform((written: string) => written.trim()),
  );

/** Review of an order, and of any of its products. */
export const ReviewForm = z.object({
  stars: Stars,
  text: Words(reviewLimit),
  products: z
    .array(z.object({ product: id('prd', Id), stars: Stars, text: Words(reviewLimit) }))
    .check(z.maxLength(100)),
});
export type ReviewForm = z.output<typeof ReviewForm>;

export const ReviewState = z.enum(reviewStates);

/** The customer's own review, in any state. */
export const OwnReview = z.object({
  id: id('rev'),
  stars: z.int(),
  text: z.string(),
  products: z.array(z.object({ product: id('prd'), stars: z.int(), text: z.string() })),
  state: ReviewState,
  written_at: Instant,
  /** Why it was refused, in Italian words. */
  refusal: z.nullable(z.string()),
  answer: z.nullable(z.string()),
});
export type OwnReview = z.output<typeof OwnReview>;

/** A finished order with its review. */
export const ReviewableOrder = z.object({
  order: id('ord'),
  number: z.string(),
  completed_at: Instant,
  shop_name: z.nullable(z.string()),
  /** Last moment to review, or to change the review. */
  until: Instant,
  can_write: z.boolean(),
  items: z.array(
    z.object({ product: id('prd'), slug: z.string(), name: z.string(), images: z.array(Picture) }),
  ),
  review: z.nullable(OwnReview),
});
export type ReviewableOrder = z.output<typeof ReviewableOrder>;

/** A published review. */
export const PublishedReview = z.object({
  id: id('rev'),
  author: z.string(),
  stars: z.int(),
  text: z.string(),
  written_at: Instant,
  answer: z.nullable(z.string()),
});
export type PublishedReview = z.output<typeof PublishedReview>;

/** Average and number of reviews. */
export const Rating = z.object({
  /** One decimal; null without reviews. */
  average: z.nullable(z.number()),
  count: z.int(),
  /** Number of reviews with one star, two, and so on to five. */
  stars: z.array(z.int()).check(z.length(5)),
});
export type Rating = z.output<typeof Rating>;

export const ReviewPage = z.object({ rating: Rating, data: z.array(PublishedReview), meta: PageMeta });
export type ReviewPage = z.output<typeof ReviewPage>;

/** A review for its moderator. */
export const ModeratedReview = z.object({
  id: id('rev'),
  version: z.int(),
  /** Its order, with the office's reference. */
  order: z.object({
    reference: z.string(),
    number: z.string(),
    placed_at: Instant,
    dishes: z.array(z.object({ name: z.string(), qty: z.int() })),
  }),
  shop_name: z.nullable(z.string()),
  author: z.string(),
  stars: z.int(),
  text: z.string(),
  products: z.array(z.object({ name: z.string(), stars: z.int(), text: z.string() })),
  state: ReviewState,
  refusal: z.nullable(z.string()),
  answer: z.nullable(z.string()),
  written_at: Instant,
});
export type ModeratedReview = z.output<typeof ModeratedReview>;

/** Version of the reviewed text, so that a decision on an older one is refused. */
const version = z.int().check(z.gte(1));
// The keys are the object's own; the library's type only knows texts.
const Refusal = z.enum(Object.keys(reviewRefusals) as [keyof typeof reviewRefusals]);

const reviewPages = {
  query: z.object(pageQuery(reviewsPageSize)),
  response: ReviewPage,
  cache: 'public',
} as const;
const one = {
  auth: 'reviews.moderate',
  params: z.object({ review: id('rev', Id) }),
  response: ModeratedReview,
} as const;
const errors = ['review.not_found', 'review.changed'] as const;

export const reviews = routes({
  'GET /api/customer/reviews': {
    summary: 'The customer’s orders that can be reviewed, and the reviewed ones',
    auth: 'customer',
    response: z.object({ data: z.array(ReviewableOrder) }),
  },
  'PUT /api/customer/reviews/:order': {
    summary: 'Review a finished order, or change the review',
    auth: 'customer',
    params: z.object({ order: id('ord', Id) }),
    body: ReviewForm,
    response: OwnReview,
    errors: ['order.not_found', 'review.not_completed', 'review.too_late', 'invalid'],
  },
  'DELETE /api/customer/reviews/:order': {
    summary: 'Delete the review of an order',
    auth: 'customer',
    params: z.object({ order: id('ord', Id) }),
    status: 204,
    errors: ['review.not_found'],
  },
  'GET /api/products/:product/reviews': {
    summary: 'Published reviews of a product, latest first; all by customers who bought it',
    auth: 'public',
    params: z.object({ product: Id }),
    ...reviewPages,
    errors: ['product.not_found'],
  },
  'GET /api/shops/:shop/reviews': {
    summary: 'Published reviews of a shop, latest first; all by customers who ordered there',
    auth: 'public',
    params: z.object({ shop: Id }),
    ...reviewPages,
    errors: ['shop.not_found'],
  },
  'GET /api/backoffice/reviews': {
    summary: 'Reviews of the caller’s shops: waiting ones oldest first, others latest first',
    auth: 'reviews.moderate',
    query: z.object({
      state: z._default(ReviewState, 'waiting'),
      /** A shop's id, or `shipping`. */
      shop: z.optional(Id),
      /** Stars between commas. */
      stars: z.optional(z.string().check(z.regex(/^[1-5](,[1-5]){0,4}$/))),
      /** `next` of the page before. */
      after: z.optional(z.string().check(z.regex(/^\d{1,17} rev_\w{1,60}$/))),
      limit: z._default(
        z.coerce.number<string | number>().check(z.int(), z.gte(1), z.lte(100)),
        reviewsPageSize,
      ),
    }),
    response: z.object({
      data: z.array(ModeratedReview),
      next: z.nullable(z.string()),
      /** Number of waiting reviews in these shops, up to a thousand. */
      waiting: z.int(),
    }),
  },
  'POST /api/backoffice/reviews/:review/publish': {
    audit: 'review.publish',
    ...one,
    summary: 'Publish a review',
    body: z.object({ version }),
    errors,
  },
  'POST /api/backoffice/reviews/:review/refuse': {
    audit: 'review.refuse',
    ...one,
    summary: 'Refuse a review on one of the listed grounds',
    body: z.object({ version, reason: Refusal }),
    errors,
  },
  'PUT /api/backoffice/reviews/:review/answer': {
    audit: 'review.answer',
    ...one,
    summary: 'Answer a published review; an empty text deletes the answer',
    body: z.object({ version, text: Words(reviewLimit) }),
    errors,
  },
});
