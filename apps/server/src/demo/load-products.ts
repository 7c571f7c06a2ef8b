import type pg from 'pg';
import { newId } from '../platform/new-id.ts';
import { rootOf } from './categories/categories.ts';
import { daysFrom } from './days-from.ts';
import { insertRows } from './insert-rows.ts';
import { type CategoryIds, windowsColumn } from './load-categories.ts';
import { allergenRows, type OptionIds } from './load-options.ts';
import { type PictureIds, shownAs } from './load-pictures.ts';
import { loadPriceHistory } from './load-price-history.ts';
import type { ShopIds } from './load-shops.ts';
import { demoProducts } from './products/products.ts';
import type { DemoProduct } from './shapes.ts';

export type Loaded = {
  readonly pictures: PictureIds;
  readonly shops: ShopIds;
  readonly categories: CategoryIds;
  readonly options: OptionIds;
};

type Numbered = DemoProduct & { readonly id: string; readonly at: number };

const hourMs = 3_600_000;

const known = (ids: ReadonlyMap<string, string>, name: string) => {
  const id = ids.get(name);
  if (id === undefined) throw new Error(`The demo speaks of “${name}”, which it does not have`);
  return id;
};

const reductionColumns = ({ reduction }: DemoProduct, now: Date) => ({
  reduced_price_cents: reduction?.price ?? null,
  reduced_reason: reduction?.reason ?? null,
  reduced_from: reduction ? daysFrom(now, -reduction.daysAgo) : null,
  reduced_until: reduction && reduction.daysLeft !== null ? daysFrom(now, reduction.daysLeft) : null,
});

const productRow = (product: Numbered, { categories }: Loaded, now: Date) => ({
  id: product.id,
  slug: product.slug,
  name: product.name,
  description: product.description,
  ingredients: product.ingredients,
  kind: product.kind,
  root_category_id: known(categories, rootOf(product.category)?.slug ?? product.category),
  price_cents: product.price,
  prime_price_cents: product.prime,
  ...reductionColumns(product, now),
  unit_of_measure: product.unit,
  pack_quantity: product.pack?.[0] ?? null,
  pack_unit: product.pack?.[1] ?? null,
  vat_class: product.vat,
  allergens_declared: true,
  labels: product.labels,
  frozen: product.frozen,
  age_limit: product.ageLimit,
  channels: product.channels,
  availability: windowsColumn(product.hours),
  stock: product.stock,
  position: product.at,
  popularity: product.popularity,
  published: true,
  search_categories: '',
  created_at: now,
  updated_at: now,
});

const shopRows = (product: Numbered, { shops }: Loaded, now: Date) => [
  ...product.notAt.map((slug) => ({
    product_id: product.id,
    shop_id: known(shops, slug),
    sold: false,
    sold_out_until: null,
  })),
  ...product.soldOutAt.map((slug) => ({
    product_id: product.id,
    shop_id: known(shops, slug),
    sold: true,
    sold_out_until: new Date(now.getTime() + product.soldOutHours * hourMs),
  })),
];

/** All that is sold, where it is filed, what it carries and asks, where it is missing, and what it used to cost. */
export const loadProducts = async (client: pg.ClientBase, loaded: Loaded, now: Date): Promise<void> => {
  const products = demoProducts.map((product, at): Numbered => ({ ...product, id: newId('prd'), at }));
  const rows = <Row>(of: (product: Numbered) => readonly Row[]) => products.flatMap(of);
  await insertRows(
    client,
    'products',
    rows((product) => [productRow(product, loaded, now)]),
  );
  await insertRows(
    client,
    'product_categories',
    rows(({ id, at, category, also }) =>
      [category, ...also].map((slug) => ({
        product_id: id,
        category_id: known(loaded.categories, slug),
        position: at,
      })),
    ),
  );
  await insertRows(
    client,
    'product_allergens',
    rows((product) => allergenRows({ product_id: product.id }, product)),
  );
  await insertRows(
    client,
    'product_shops',
    rows((product) => shopRows(product, loaded, now)),
  );
  await insertRows(
    client,
    'product_option_groups',
    rows(({ id, options }) =>
      options.map((key, position) => ({ product_id: id, group_id: known(loaded.options, key), position })),
    ),
  );
  const pictured = rows(({ id, slug }) =>
    shownAs(loaded.pictures, { product_id: id }, [{ name: 'image-new', key: `products/${slug}` }]),
  );
  await insertRows(client, 'product_pictures', pictured);
  await loadPriceHistory(client, products, now);
};
