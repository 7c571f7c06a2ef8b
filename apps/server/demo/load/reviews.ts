import { signature } from '@zanga/domain/reviews/review-rules';
import { newId } from '../../src/platform/new-id.ts';
import { type DemoReview, demoReviews } from '../reviews.ts';
import { daysBefore } from './instants.ts';
import { type Client, insertRows } from './rows.ts';
import type { ShopIds } from './shops.ts';

type Dish = {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly kind: string;
  readonly price_cents: number;
};

const rate = 1_000;

/** A review with its order and its author: reviews need an order. */
type DatedReview = DemoReview & {
  readonly at: string;
  readonly number: string;
  readonly ids: { readonly user: string; readonly order: string; readonly review: string };
  readonly dishes: readonly (Dish & { readonly stars: number; readonly words: string })[];
};

const readDishes = async (client: Client): Promise<ReadonlyMap<string, Dish>> => {
  const { rows } = await client.query<Dish>('select id, slug, name, kind, price_cents from products');
  return new Map(rows.map((row) => [row.slug, row]));
};

const tell = (review: DemoReview, at: number, dishes: ReadonlyMap<string, Dish>, now: Date): DatedReview => ({
  ...review,
  at: daysBefore(now, review.daysAgo),
  number: `A-${String(at + 11).padStart(3, '0')}`,
  ids: { user: newId('usr'), order: newId('ord'), review: newId('rev') },
  dishes: review.products.map(([slug, stars, words]) => {
    const dish = dishes.get(slug);
    if (!dish) throw new Error(`The demo’s reviews speak of an unknown ${slug}`);
    return { ...dish, stars, words };
  }),
});

const customerRow = ({ ids, firstname, lastname, at }: DatedReview, place: number) => ({
  ...{ id: ids.user, firstname, lastname, created_at: at, updated_at: at },
  demo: true,
  email: `assaggi-${place + 1}@zanga.example`,
  dietary_labels: [],
  allergens_to_avoid: [],
});

const totalOf = ({ dishes }: DatedReview) => dishes.reduce((sum, { price_cents }) => sum + price_cents, 0);
const vatOf = (gross: number) => Math.round((gross * rate) / (10_000 + rate));

const nothingOff = {
  discount_cents: 0,
  member_discount_cents: 0,
  coupon_discount_cents: 0,
};

const orderRow = (told: DatedReview, shop: string) => {
  const { ids, at, number, firstname, lastname, dishes } = told;
  const total = totalOf(told);
  return {
    ...{ id: ids.order, user_id: ids.user, state: 'completed', version: 1, number, shop_ids: [shop] },
    ...{ payment_kind: 'till', qty: dishes.length, summary: dishes.map(({ name }) => name).join(', ') },
    ...{ list_cents: total, ...nothingOff, delivery_cents: 0, total_cents: total, refunded_cents: 0 },
    ...{ taken_cents: total, lost_cents: 0, disputed_cents: 0 },
    vat: [{ rate_basis_points: rate, gross: total, vat: vatOf(total) }],
    ...{ firstname, lastname, email: '', telephone: '', meta: {}, terms_version: at, of_age: false },
    ...{ cart_id: newId('crt'), created_at: at, placed_at: at, completed_at: at },
  };
};

const partRow = ({ ids, at, number, dishes }: DatedReview, shop: string) => ({
  ...{ order_id: ids.order, part: 'food', mode: 'pickup', state: 'completed', since: at, shop_id: shop },
  ...{
    number,
    promised_at: at,
    pieces: dishes.length,
    fee_cents: 0,
    fee_discount_cents: 0,
    completed_at: at,
  },
});

const lineRows = ({ ids, dishes }: DatedReview) =>
  dishes.map(({ id, slug, name, kind, price_cents: price }, position) => ({
    ...{ id: newId('lin'), order_id: ids.order, part: 'food', position, cart_line_id: newId('lin') },
    ...{ product_id: id, slug, name, kind, images: [], options: [], notes: '', qty: 1, unit_cents: price },
    ...{ list_cents: price, ...nothingOff, total_cents: price, vat_rate_basis_points: rate },
    ...{ vat_cents: vatOf(price), refunded_qty: 0, reserved_qty: 0 },
  }));

const reviewRow = ({ ids, at, answer, waiting, ...told }: DatedReview, shop: string) => ({
  ...{ id: ids.review, order_id: ids.order, user_id: ids.user, shop_id: shop, version: 1, written_at: at },
  ...{ author: signature(told.firstname, told.lastname), stars: told.stars, text: told.text },
  ...{ state: waiting ? 'waiting' : 'published', decided_at: waiting ? null : at },
  answer: answer ?? null,
  answered_at: answer === undefined ? null : at,
});

const saidRows = ({ ids, dishes }: DatedReview) =>
  dishes.map(({ id, name, stars, words }, position) => ({
    ...{ review_id: ids.review, product_id: id, position, name, stars, text: words },
  }));

/** Inserts the reviews with their orders; `shops` are ids by slug. */
export const loadReviews = async (client: Client, shops: ShopIds, now: Date): Promise<void> => {
  const dishes = await readDishes(client);
  const told = demoReviews.map((review, at) => tell(review, at, dishes, now));
  const shopOf = ({ shop }: DatedReview) => shops.get(shop) ?? '';
  const rows = {
    users: told.map(customerRow),
    orders: told.map((one) => orderRow(one, shopOf(one))),
    order_parts: told.map((one) => partRow(one, shopOf(one))),
    order_lines: told.flatMap(lineRows),
    reviews: told.map((one) => reviewRow(one, shopOf(one))),
    review_products: told.flatMap(saidRows),
  };
  for (const [table, list] of Object.entries(rows)) await insertRows(client, table, list);
};
