import type { LifeState } from '@zanga/domain/catalogue/editing/life';
import type { OptionGroup } from '@zanga/domain/catalogue/options';
import { asId, type CategoryId, type OptionGroupId, type ProductId, type ShopId } from '@zanga/domain/ids';
import { type InferResult, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Db, Tx } from '../../../platform/database/connection.ts';
import { stockAt } from '../menu/sale-queries.ts';
import { pastPrices, standingPrices } from '../prices/price-rule-queries.ts';
import { picturesOf } from '../visible/picture-queries.ts';

/** Last row of the page before: its name, and its id among equal names. */
type After = { readonly words: string; readonly id: ProductId };

export type MenuPageQuery = {
  readonly search: string | undefined;
  readonly category: CategoryId | undefined;
  readonly state: LifeState | undefined;
  readonly beside: ProductId | undefined;
  readonly after: After | undefined;
  readonly limit: number;
};

/** Filter by state; without one, all products but archived ones. */
const inState = {
  any: sql<boolean>`not p.archived`,
  published: sql<boolean>`p.published`,
  scheduled: sql<boolean>`not p.archived and not p.published and p.publish_at is not null`,
  draft: sql<boolean>`not p.archived and not p.published and p.publish_at is null`,
  archived: sql<boolean>`p.archived`,
};

/** Whether a product may be a companion. Drafts count: they are offered once published. */
const pairable = sql<boolean>`not p.archived and p.kind in ('food', 'drink') and p.age_limit is null`;

/** Products by name, drafts too, without cinema shows. */
export const readMenu = (
  db: Db,
  { search, category, state, beside, after, limit }: MenuPageQuery,
  now: Date,
) => {
  let query = db
    .selectFrom('products as p')
    .innerJoin('categories as c', 'c.id', 'p.root_category_id')
    .where('p.kind', '<>', 'cinema')
    .select(['p.id', 'p.name', 'p.name_words', 'c.name as category', 'p.price_cents', 'p.prime_price_cents'])
    .select(['p.allergens_declared', 'p.published', 'p.updated_at'])
    .select(['p.archived', 'p.publish_at', 'p.archive_at', 'p.publish_refused'])
    .where(inState[state ?? 'any'])
    .select(
      sql<boolean>`coalesce(p.reduced_from <= ${now}
        and coalesce(p.reduced_until, 'infinity') > ${now}, false)`.as('reduced'),
    )
    .select(
      sql<number>`(
        select count(*)::int from product_prices where product_id = p.id and ended_at is null
          and coalesce(valid_until, 'infinity') > ${now})`.as('price_rules'),
    )
    .orderBy('p.name_words')
    .orderBy('p.id')
    .limit(limit + 1);
  for (const word of (search ?? '').split(/\s+/).filter(Boolean).slice(0, 6))
    query = query.where(sql<boolean>`strpos(p.name_words, plain_words(${word})) > 0`);
  if (category !== undefined)
    query = query.where((eb) =>
      eb.exists(
        eb
          .selectFrom('product_categories as pc')
          .whereRef('pc.product_id', '=', 'p.id')
          .where('pc.category_id', '=', category)
          .select('pc.product_id'),
      ),
    );
  if (beside !== undefined) query = query.where('p.id', '<>', beside).where(pairable);
  if (after) query = query.where(sql<boolean>`(p.name_words, p.id) > (${after.words}, ${after.id})`);
  return query.execute();
};

/** All categories, each with the path of its parents. */
export const readMenuCategories = async (db: Db | Tx) => {
  const { rows } = await sql<{ id: CategoryId; name: string; published: boolean }>`
    with recursive tree as (
      select id, name, published, array[position]::int[] as place, name_words from categories where parent_id is null
      union all
      select c.id, tree.name || ' › ' || c.name, tree.published and c.published, tree.place || c.position, c.name_words
      from categories c join tree on tree.id = c.parent_id
    )
    select id, name, published from tree order by place, name_words, id`.execute(db);
  return rows;
};

export const readCategoryNames = async (
  db: Db | Tx,
  ids: readonly CategoryId[],
): Promise<ReadonlyMap<string, string>> => {
  const rows = await db
    .selectFrom('categories')
    .where('id', 'in', ids.length > 0 ? [...ids] : ['cat_'])
    .select(['id', 'name'])
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
};

/** Root of a category; undefined for an unknown one. */
export const readRoot = async (db: Db | Tx, category: CategoryId): Promise<CategoryId | undefined> => {
  const { rows } = await sql<{ id: CategoryId }>`
    with recursive up as (
      select id, parent_id from categories where id = ${category}
      union all
      select c.id, c.parent_id from categories c join up on up.parent_id = c.id
    )
    select id from up where parent_id is null`.execute(db);
  return rows[0]?.id;
};

/** Whether to read shows or products of the menu. */
export type MenuOrShows = { readonly shows: boolean };
const menu: MenuOrShows = { shows: false };

/** Products with their editable fields; cinema shows are edited apart from the menu. */
const selectEdited = (db: Db | Tx, { shows }: MenuOrShows = menu) =>
  db
    .selectFrom('products as p')
    .where('p.kind', shows ? '=' : '<>', 'cinema')
    .selectAll('p')
    .select((eb) => [
      jsonArrayFrom(
        eb
          .selectFrom('product_categories as pc')
          .whereRef('pc.product_id', '=', 'p.id')
          .orderBy('pc.position')
          .orderBy('pc.category_id')
          .select(['pc.category_id', 'pc.position']),
      ).as('categories'),
      jsonArrayFrom(
        eb
          .selectFrom('product_allergens as a')
          .whereRef('a.product_id', '=', 'p.id')
          .orderBy('a.allergen')
          .select(['a.allergen', 'a.presence']),
      ).as('allergens'),
      jsonArrayFrom(
        eb
          .selectFrom('product_option_groups as pg')
          .whereRef('pg.product_id', '=', 'p.id')
          .orderBy('pg.position')
          .orderBy('pg.group_id')
          .select('pg.group_id'),
      ).as('option_groups'),
      jsonArrayFrom(
        eb
          .selectFrom('product_ingredients as i')
          .whereRef('i.product_id', '=', 'p.id')
          .orderBy('i.position')
          .orderBy('i.id')
          .select(['i.id', 'i.name', 'i.removable']),
      ).as('recipe'),
      jsonArrayFrom(
        eb
          .selectFrom('product_pairings as pp')
          .innerJoin('products as other', 'other.id', 'pp.with_id')
          .whereRef('pp.product_id', '=', 'p.id')
          .orderBy('pp.position')
          .orderBy('pp.with_id')
          .select(['other.id', 'other.name', 'other.kind', 'other.published', 'other.archived'])
          .select('other.age_limit'),
      ).as('pairings'),
      standingPrices.as('prices'),
      pastPrices.as('past_prices'),
      sql<ShopId[]>`array(
        select shop_id from product_shops where product_id = p.id and not sold order by shop_id)`.as(
        'unsold_at',
      ),
      stockAt.as('counted_at'),
      picturesOf('product').as('pictures'),
    ]);

export type EditedRow = InferResult<ReturnType<typeof selectEdited>>[number];

/** Products by id or slug. */
export const readEditedBy = (db: Db | Tx, by: 'id' | 'slug', some: readonly string[]): Promise<EditedRow[]> =>
  selectEdited(db)
    .where(sql<boolean>`${sql.ref(`p.${by}`)} = any(${[...some]}::text[])`)
    .execute();

export const readEdited = (
  db: Db | Tx,
  id: ProductId,
  which: MenuOrShows = menu,
): Promise<EditedRow | undefined> => selectEdited(db, which).where('p.id', '=', id).executeTakeFirst();

/** Products due for publishing or archiving, earliest first. */
export const readDueProducts = async (db: Db, now: Date): Promise<ProductId[]> => {
  const due = sql<Date>`least(publish_at, archive_at)`;
  const rows = await db
    .selectFrom('products')
    .where((eb) => eb.or([eb('publish_at', 'is not', null), eb('archive_at', 'is not', null)]))
    .where(due, '<=', now)
    .where('kind', '<>', 'cinema')
    .orderBy(due)
    .orderBy('id')
    .select('id')
    .execute();
  return rows.map(({ id }) => id);
};

/** Groups of options for a form, with everything that publishing checks. */
export const readQuestions = async (
  tx: Db | Tx,
  ids: readonly OptionGroupId[],
): Promise<readonly OptionGroup[]> => {
  const rows = await tx
    .selectFrom('option_groups as g')
    .where('g.id', 'in', [...ids, 'opt_'])
    .where('g.archived', '=', false)
    .orderBy('g.id')
    .select(['g.id', 'g.name', 'g.min_choices', 'g.max_choices', 'g.most_of_each'])
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('option_choices as ch')
          .whereRef('ch.group_id', '=', 'g.id')
          .where('ch.archived', '=', false)
          .orderBy('ch.position')
          .select(['ch.id', 'ch.name', 'ch.price_delta_cents', 'ch.allergens_declared']),
      ).as('choices'),
    )
    .execute();
  return rows.map(({ id, name, min_choices: min, max_choices: max, most_of_each: mostOfEach, choices }) => ({
    id: asId('opt', id),
    ...{ name, min, max, mostOfEach },
    choices: choices.map((choice) => ({
      id: asId('cho', choice.id),
      name: choice.name,
      priceDelta: choice.price_delta_cents,
      allergens: choice.allergens_declared ? {} : null,
      soldOut: false,
    })),
  }));
};

export const readGroupNames = async (
  db: Db | Tx,
  ids: readonly OptionGroupId[],
): Promise<ReadonlyMap<string, string>> => {
  const rows = await db
    .selectFrom('option_groups')
    .where('id', 'in', [...ids, 'opt_'])
    .select(['id', 'name'])
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
};

/** Ids among these that may be companions. */
export const readPairable = async (db: Db | Tx, ids: readonly ProductId[]): Promise<ReadonlySet<string>> => {
  const rows = await db
    .selectFrom('products as p')
    .where('p.id', 'in', [...ids, 'prd_'])
    .where(pairable)
    .select('p.id')
    .execute();
  return new Set(rows.map(({ id }) => id));
};

export const readProductNames = async (
  db: Db | Tx,
  ids: readonly ProductId[],
): Promise<ReadonlyMap<string, string>> => {
  const rows = await db
    .selectFrom('products')
    .where('id', 'in', [...ids, 'prd_'])
    .select(['id', 'name'])
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
};

/** Names of shops by their ids. */
export const readKnownShops = async (
  db: Db | Tx,
  ids: readonly ShopId[],
): Promise<ReadonlyMap<string, string>> => {
  const rows = await db
    .selectFrom('shop_profiles')
    .where('id', 'in', [...ids, 'shp_'])
    .select(['id', 'name'])
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
};

/** Ingredients of recipes with this beginning, most frequent first. */
export const readIngredients = async (db: Db, begin: string): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`
    select min(name) as name from product_ingredients
    where plain_words(${begin}) <> '' and words like plain_words(${begin}) || '%'
    group by words order by count(*) desc, words limit 12`.execute(db);
  return rows.map(({ name }) => name);
};

/** Slugs with this beginning. */
export const readSlugs = async (db: Db | Tx, start: string): Promise<ReadonlySet<string>> => {
  const rows = await db
    .selectFrom('products')
    .where(sql<boolean>`slug = ${start} or slug like ${`${start}-%`}`)
    .select('slug')
    .execute();
  return new Set(rows.map(({ slug }) => slug));
};
