import type { ProductQuery } from '@zanga/contract/menu/products';
import { carriesLabel, freeByDeclaration } from '@zanga/domain/catalogue/dietary';
import { type DietaryLabel, dietaryLabels } from '@zanga/domain/catalogue/vocabulary';
import type { Cents } from '@zanga/domain/money';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/database/connection.ts';
import { type Reach, reachable } from '../reach/reach-queries.ts';
import { categoryBy } from './category-queries.ts';

/** Filters, order and page of a list of products. */
export type Listing = Omit<ProductQuery, 'discounted' | 'category'> & {
  /** Id or slug. */
  readonly category: string | undefined;
  readonly reach: Reach;
  /** Ids to choose from, where earlier filters have chosen already. */
  readonly among: readonly string[] | undefined;
  /** Current prices of products with price rules; empty unless the list is sorted by price. */
  readonly ruledPrices: readonly { readonly id: string; readonly price: Cents }[];
  readonly now: Date;
};

export type ListedIds = {
  readonly ids: readonly string[];
  readonly total: number;
  /** Whether the category is visible. */
  readonly known: boolean;
  /** Id of the category asked for. */
  readonly category: string | null;
};

/** Current price: from the rules where a product has any, else the same as the domain's `effectivePrice`. */
const effectivePrice = ({ ruledPrices, now }: Pick<Listing, 'ruledPrices' | 'now'>) => sql`case
  ${
    ruledPrices.length === 0
      ? sql``
      : sql`when p.id = any(${ruledPrices.map(({ id }) => id)}::text[])
  then (${ruledPrices.map(({ price }) => price)}::int[])[array_position(${ruledPrices.map(({ id }) => id)}::text[], p.id)]`
  }
  when p.reduced_from <= ${now} and (p.reduced_until is null or p.reduced_until > ${now})
  then p.reduced_price_cents else p.price_cents end`;

/** A category with its subcategories; a product in several is listed in its first, subcategories before the root. */
const inCategory = (key: string) => sql`
  asked as (${categoryBy(key)}),
  scope as (
    select c.id, c.id <> asked.id as below, c.position
    from asked join categories c on c.id = asked.id or c.parent_id = asked.id
    where c.published
  ),
  placed as (
    select distinct on (pc.product_id)
      pc.product_id, s.below, s.position as category_position, s.id as category_id, pc.position
    from scope s join product_categories pc on pc.category_id = s.id
    order by pc.product_id, s.below desc, s.position, s.id
  ),`;

const menuOrder = (category: string | undefined) =>
  category === undefined
    ? [sql`root.position`, sql`root.id`, sql`p.position`]
    : [sql`placed.below`, sql`placed.category_position`, sql`placed.category_id`, sql`placed.position`];

/** Sort keys, ascending; name and id break ties, so that pages never overlap. */
const sortKeys = (listing: Listing): RawBuilder<unknown>[] => {
  const { sort, category } = listing;
  const settled = [sql`p.name_words`, sql`p.id`];
  switch (sort) {
    case 'position':
      return [...menuOrder(category), ...settled];
    case 'popular':
      return [sql`-p.sold_lately`, sql`-p.popularity`, ...settled];
    case 'price':
      return [effectivePrice(listing), ...settled];
    case 'name':
      return settled;
  }
};

const wordsOf = (list: string | undefined) => (list ? list.split(',') : []);

const freeOf = (allergens: readonly (string | undefined)[]) => sql<boolean>`not exists (
  select from product_allergens pa where pa.product_id = p.id and pa.allergen = any(${allergens}::text[]))`;

/** Whether a product carries a label, a stricter one, or declares itself free of the allergen. */
const promises = (label: DietaryLabel): RawBuilder<boolean> => {
  const sufficient = dietaryLabels.filter((other) => carriesLabel([other], label));
  const labelled = sql<boolean>`p.labels && ${sufficient}::text[]`;
  const allergen = freeByDeclaration[label];
  return allergen === undefined ? labelled : sql<boolean>`(${labelled} or ${freeOf([allergen])})`;
};

/** An undeclared product is never safe; a trace counts like the allergen (the domain's `isSafe`). */
export const safeFor = ({ labels, without }: Pick<Listing, 'labels' | 'without'>): RawBuilder<boolean>[] => {
  const words = wordsOf(labels);
  const wanted = dietaryLabels.filter((label) => words.includes(label));
  const avoided = wordsOf(without);
  if (wanted.length === 0 && avoided.length === 0) return [];
  return [sql<boolean>`p.allergens_declared`, ...wanted.map(promises), freeOf(avoided)];
};

/** Ids of a page, the total count, and whether the category exists, in one statement. */
export const listProductIds = async (db: Db, listing: Listing): Promise<ListedIds> => {
  const { category, reach, among, page, paginate } = listing;
  const conditions = [
    sql<boolean>`p.published and root.published`,
    reachable(reach),
    ...safeFor(listing),
    ...(listing.sold ? [sql<boolean>`(p.sold_lately > 0 or p.popularity > 0)`] : []),
    ...(among ? [sql<boolean>`p.id = any(${[...among]}::text[])`] : []),
  ];
  const scoped = category === undefined ? sql`` : inCategory(category);
  const join = category === undefined ? sql`` : sql`join placed on placed.product_id = p.id`;
  const asked = category === undefined ? sql`null` : sql`(select id from asked)`;
  const keys = sortKeys(listing).map((key, at) => ({ key, name: sql.ref(`key_${at}`) }));
  const { rows } = await sql<Omit<ListedIds, 'known'>>`
    with ${scoped} matching as materialized (
      select p.id, ${sql.join(keys.map(({ key, name }) => sql`${key} as ${name}`))}
      from products p join categories root on root.id = p.root_category_id ${join}
      where ${sql.join(conditions, sql` and `)}
    )
    select ${asked}::text as category, (select count(*)::int from matching) as total, array(
      select id from matching order by ${sql.join(keys.map(({ name }) => name))}
      limit ${paginate} offset ${(page - 1) * paginate}
    ) as ids`.execute(db);
  const listed = rows[0] ?? { ids: [], total: 0, category: null };
  return { ...listed, known: category === undefined || listed.category !== null };
};
