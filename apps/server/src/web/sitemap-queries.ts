import type { Db } from '../platform/database/connection.ts';

export type PublicPath = { readonly path: string; readonly changed: Date };

const fixed = [
  '/home',
  '/menu',
  '/contacts',
  '/covid',
  '/app-download',
  '/cinema',
  '/content/faq',
  '/content/privacy',
  '/content/allergens',
  '/content/terms',
  '/content/accessibility',
];

/** Public addresses for search engines, with their last change. */
export const readPublicPaths = async (db: Db): Promise<readonly PublicPath[]> => {
  const [brand, categories, products, shops] = await Promise.all([
    db.selectFrom('brand_profiles').select('updated_at').executeTakeFirst(),
    db
      .selectFrom('category_profiles as c')
      .leftJoin('category_profiles as parent', 'parent.id', 'c.parent_id')
      .select(['c.slug', 'parent.slug as parent_slug', 'c.updated_at'])
      .where('c.published', '=', true)
      .orderBy('c.slug')
      .execute(),
    db
      .selectFrom('product_profiles')
      .select(['slug', 'updated_at'])
      .where('published', '=', true)
      .orderBy('slug')
      .execute(),
    db
      .selectFrom('shop_profiles')
      .select(['slug', 'updated_at'])
      .where('published', '=', true)
      .orderBy('slug')
      .execute(),
  ]);
  const changed = brand?.updated_at ?? new Date(0);
  return [
    ...fixed.map((path) => ({ path, changed })),
    ...categories.map((row) => ({
      path: row.parent_slug === null ? `/${row.slug}` : `/${row.parent_slug}/${row.slug}`,
      changed: row.updated_at,
    })),
    ...products.map((row) => ({ path: `/prodotto/${row.slug}`, changed: row.updated_at })),
    ...shops.map((row) => ({ path: `/negozi/${row.slug}`, changed: row.updated_at })),
  ];
};

/** Mail address for messages about the site itself. */
export const readBrandMail = async (db: Db): Promise<string | undefined> =>
  (await db.selectFrom('brand_profiles').select('email').orderBy('id').executeTakeFirst())?.email;
