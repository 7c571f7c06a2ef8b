import type { ProductId } from '@zanga/domain/ids';
import type pg from 'pg';
import { newId } from '../../platform/new-id.ts';
import { rootOf } from '../categories/categories.ts';
import { demoProducts } from '../products/products.ts';
import type { DemoProduct } from '../shapes.ts';
import type { CategoryIds } from './categories.ts';
import { declarationRows } from './declarations.ts';
import { daysBefore, hoursAfter, windowsOf } from './instants.ts';
import type { OptionIds } from './options.ts';
import { type PictureIds, pictureRows } from './pictures.ts';
import { rewritePriceHistory } from './price-history.ts';
import { insertRows } from './rows.ts';
import type { ShopIds } from './shops.ts';

export type Loaded = {
  readonly categories: CategoryIds;
  readonly options: OptionIds;
  readonly shops: ShopIds;
  readonly pictures: PictureIds;
};

export type Listed = { readonly id: ProductId; readonly product: DemoProduct };

/** A word of the data that must be known; a slip of the pen is an error, not a gap in the menu. */
const known = <Value>(ids: ReadonlyMap<string, Value>, key: string): Value => {
  const id = ids.get(key);
  if (id === undefined) throw new Error(`The demo shop speaks of an unknown ${key}`);
  return id;
};

const reduction = ({ reduction: lower }: DemoProduct, now: Date) => ({
  reduced_price_cents: lower?.price ?? null,
  reduced_reason: lower?.reason ?? null,
  reduced_from: lower === null ? null : daysBefore(now, lower.daysAgo),
  reduced_until: lower?.daysLeft == null ? null : daysBefore(now, -lower.daysLeft),
});

const row = ({ id, product }: Listed, position: number, { categories }: Loaded, now: Date) => ({
  id,
  slug: product.slug,
  name: product.name,
  description: product.description,
  ingredients: product.ingredients,
  kind: product.kind,
  root_category_id: known(categories, rootOf(product.category)?.slug ?? product.category),
  price_cents: product.price,
  prime_price_cents: product.prime,
  ...reduction(product, now),
  unit_of_measure: product.unit,
  pack_quantity: product.pack?.[0] ?? null,
  pack_unit: product.pack?.[1] ?? null,
  vat_class: product.vat,
  allergens_declared: true,
  labels: product.labels,
  frozen: product.frozen,
  age_limit: product.ageLimit,
  channels: product.channels,
  availability: windowsOf(product.hours),
  stock: product.stock,
  position,
  popularity: product.popularity,
  published: true,
  search_categories: '',
  created_at: 'now',
  updated_at: 'now',
});

const categoryRows = (
  { id, product: { category, also } }: Listed,
  position: number,
  { categories }: Loaded,
) =>
  [category, ...also].map((slug) => ({
    product_id: id,
    category_id: known(categories, slug),
    // Guests come after those who live there.
    position: slug === category ? position : position + demoProducts.length,
  }));

const shopRows = ({ id, product }: Listed, { shops }: Loaded, now: Date) => [
  ...product.notAt.map((slug) => ({
    product_id: id,
    shop_id: known(shops, slug),
    sold: false,
    sold_out_until: null,
  })),
  ...product.soldOutAt.map((slug) => ({
    product_id: id,
    shop_id: known(shops, slug),
    sold: true,
    sold_out_until: hoursAfter(now, product.soldOutHours),
  })),
];

export const loadProducts = async (client: pg.ClientBase, loaded: Loaded, now: Date): Promise<void> => {
  const listed = demoProducts.map((product): Listed => ({ id: newId('prd'), product }));
  const each = (rows: (one: Listed, position: number) => readonly Record<string, unknown>[]) =>
    listed.flatMap(rows);
  await insertRows(
    client,
    'products',
    listed.map((one, position) => row(one, position, loaded, now)),
  );
  await insertRows(
    client,
    'product_categories',
    each((one, position) => categoryRows(one, position, loaded)),
  );
  await insertRows(
    client,
    'product_allergens',
    each(({ id, product }) => declarationRows('product_id', id, product)),
  );
  await insertRows(
    client,
    'product_shops',
    each((one) => shopRows(one, loaded, now)),
  );
  await insertRows(
    client,
    'product_pictures',
    each(({ id, product: { slug } }) =>
      pictureRows('product_id', id, loaded.pictures, { 'image-new': `products/${slug}` }),
    ),
  );
  await insertRows(
    client,
    'product_option_groups',
    each(({ id, product }) =>
      product.options.map((key, position) => ({
        product_id: id,
        group_id: known(loaded.options, key),
        position,
      })),
    ),
  );
  await rewritePriceHistory(client, listed, now);
};
