import type { TreeCategory } from '@zanga/contract/menu/categories-office';
import type { CategoryId, ProductId } from '@zanga/domain/ids';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/connection.ts';
import { KeptRead } from '../../../platform/kept-read.ts';
import { picturesOf } from '../visible/picture-queries.ts';

/** Visible products in a category `c` and its subcategories, each once. */
const seen = sql<number>`(
  select count(distinct p.id)::int
  from categories below
  join product_categories pc on pc.category_id = below.id
  join products p on p.id = pc.product_id and p.published
  join categories root on root.id = p.root_category_id and root.published
  where below.published and (below.id = c.id or below.parent_id = c.id))`;

const products = sql<number>`(
  select count(*)::int from product_categories pc join products p on p.id = pc.product_id
  where pc.category_id = c.id and p.kind <> 'cinema')`;

type Counted = { readonly id: string; readonly products: number; readonly seen: number };

/** How many products categories have, by their ids. */
type Counts = ReadonlyMap<string, Counted>;

/** Scans the products once for all categories. */
export const readCounts = async (db: Db | Tx): Promise<Counts> => {
  const { rows } = await sql<Counted>`
    with listed as (
      select pc.category_id, pc.product_id, coalesce(below.parent_id, below.id) as top,
        below.published and p.published and root.published as shown
      from product_categories pc
      join categories below on below.id = pc.category_id
      join products p on p.id = pc.product_id
      join categories root on root.id = p.root_category_id),
    held as (
      select category_id, count(*)::int as products, (count(*) filter (where shown))::int as seen
      from listed group by category_id),
    seen as (
      select top, count(*)::int as products from (select distinct top, product_id from listed where shown) each
      group by top)
    select c.id, coalesce(held.products, 0) as products,
      coalesce(case when c.parent_id is null then seen.products else held.seen end, 0) as seen
    from categories c left join held on held.category_id = c.id left join seen on seen.top = c.id`.execute(
    db,
  );
  return new Map(rows.map((row) => [row.id, row]));
};

/** Product counts, cached until products change: with 20,000 products they are most of the cost of a tree. */
export type KeptCounts = KeptRead<Counts>;

export const keepCounts = (db: Db): KeptCounts => new KeptRead(() => readCounts(db));

/** All categories in menu order, each after its parent. */
export const readTree = async (db: Db | Tx, counts: Counts): Promise<TreeCategory[]> => {
  const { rows } = await sql<Omit<TreeCategory, 'products' | 'seen'>>`
    select c.id, c.name, c.parent_id as parent, c.published
    from categories c left join categories above on above.id = c.parent_id
    order by coalesce(above.position, c.position), coalesce(above.name_words, c.name_words),
      coalesce(above.id, c.id), above.id is not null, c.position, c.name_words, c.id`.execute(db);
  return rows.map((row) => {
    const { products = 0, seen = 0 } = counts.get(row.id) ?? {};
    return { ...row, products, seen };
  });
};

/** First products of a category, as many as can be ordered by hand. */
const namedProducts = sql<readonly { id: ProductId; name: string; published: boolean }[]>`(
  select coalesce(json_agg(json_build_object('id', f.id, 'name', f.name, 'published', f.published)
    order by f.position, f.name_words, f.id), '[]')
  from (
    select p.id, p.name, p.published, pc.position, p.name_words
    from product_categories pc join products p on p.id = pc.product_id
    where pc.category_id = c.id and p.kind <> 'cinema'
    order by pc.position, p.name_words, p.id limit 300
  ) f)`;

const selectCategories = (db: Db | Tx) =>
  db
    .selectFrom('categories as c')
    .leftJoin('categories as above', 'above.id', 'c.parent_id')
    .select(['c.id', 'c.slug', 'c.name', 'c.description', 'c.unit_of_measure', 'c.published'])
    .select(['c.availability', 'c.promo', 'c.merchandise'])
    .select(['above.id as parent_id', 'above.name as parent_name', 'above.slug as parent_slug'])
    .select([
      namedProducts.as('named'),
      products.as('products'),
      seen.as('seen'),
      picturesOf('category').as('pictures'),
    ]);

export type CategoryRow = NonNullable<Awaited<ReturnType<typeof readEditedCategory>>>;

export const readEditedCategory = (db: Db | Tx, id: CategoryId) =>
  selectCategories(db).where('c.id', '=', id).executeTakeFirst();

/** Slugs of categories with this beginning. */
export const readCategorySlugs = async (tx: Tx, start: string): Promise<ReadonlySet<string>> => {
  const rows = await tx
    .selectFrom('categories')
    .where(sql<boolean>`slug = ${start} or slug like ${`${start}-%`}`)
    .select('slug')
    .execute();
  return new Set(rows.map(({ slug }) => slug));
};
