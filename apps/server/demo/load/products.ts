import type { ProductId } from '@zanga/domain/ids';
import { newId } from '../../src/platform/new-id.ts';
import { rootOf } from '../categories/categories.ts';
import { recipeOf } from '../recipe.ts';
import type { DemoProduct } from '../shapes.ts';
import type { CategoryIds } from './categories.ts';
import { declarationRows } from './declarations.ts';
import { freeSlugsOf } from './free-names.ts';
import { daysBefore, hoursAfter, windowsOf } from './instants.ts';
import { known } from './known.ts';
import type { Listed } from './listed.ts';
import type { OptionIds } from './options.ts';
import { type PictureIds, pictureRows } from './pictures.ts';
import { rewritePriceHistory } from './price-history.ts';
import { type Client, insertRows } from './rows.ts';
import type { ShopIds } from './shops.ts';

/** Ids that products refer to, by the demo's slugs. */
export type Loaded = {
  readonly categories: CategoryIds;
  readonly options: OptionIds;
  readonly shops: ShopIds;
  readonly pictures: PictureIds;
};

const reduction = ({ reduction: lower }: DemoProduct, now: Date) => ({
  reduced_price_cents: lower?.price ?? null,
  reduced_reason: lower?.reason ?? null,
  reduced_from: lower === null ? null : daysBefore(now, lower.daysAgo),
  reduced_until: lower?.daysLeft == null ? null : daysBefore(now, -lower.daysLeft),
});

type Placing = Loaded & { readonly slugFor: (slug: string) => string };

const row = ({ id, product, position }: Listed, { categories, slugFor }: Placing, now: Date) => ({
  id,
  slug: slugFor(product.slug),
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
  diet_contents: product.kind === 'food' || product.kind === 'drink' ? product.contents : null,
  frozen: product.frozen,
  age_limit: product.ageLimit,
  channels: product.channels,
  availability: windowsOf(product.hours),
  stock: product.stock,
  position,
  popularity: product.popularity,
  published: true,
  created_at: 'now',
  updated_at: 'now',
});

/** The menu with its product ids, by the demo's slugs. */
export type LoadedMenu = Loaded & { readonly products: ReadonlyMap<string, ProductId> };

/** A category lists its own products first, then ones from other categories. */
const afterAll = 1_000_000;

const categoryRows = ({ id, position, product: { category, also } }: Listed, { categories }: Loaded) =>
  [category, ...also].map((slug) => ({
    product_id: id,
    category_id: known(categories, slug),
    position: slug === category ? position : position + afterAll,
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

/** Inserts products with everything that belongs to them: categories, declarations, options, former prices. */
export const loadProducts = async (
  client: Client,
  listed: readonly Listed[],
  loaded: Loaded,
  now: Date,
): Promise<void> => {
  const insert = (table: string, rows: (one: Listed) => readonly Record<string, unknown>[]) =>
    insertRows(client, table, listed.flatMap(rows));
  const slugFor = await freeSlugsOf(client, 'products');
  await insert('products', (one) => [row(one, { ...loaded, slugFor }, now)]);
  await insert('product_categories', (one) => categoryRows(one, loaded));
  await insert('product_allergens', ({ id, product }) => declarationRows('product_id', id, product));
  await insert('product_ingredients', ({ id, product }) =>
    recipeOf(product).map((line, position) => ({ id: newId('ing'), product_id: id, position, ...line })),
  );
  await insert('product_shops', (one) => shopRows(one, loaded, now));
  await insert('product_pictures', ({ id, drawn }) =>
    pictureRows('product_id', id, loaded.pictures, { 'image-new': drawn }),
  );
  await insert('product_option_groups', ({ id, product }) =>
    product.options.map((key, position) => ({
      product_id: id,
      group_id: known(loaded.options, key),
      position,
    })),
  );
  await rewritePriceHistory(client, listed, now);
};
