import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database/connection.ts';
import { categoryBy, visibleCategories } from './category-queries.ts';
import { hadThere, type Place } from './place-queries.ts';

/** Where a search stays, and which page of it is wanted. */
export type SearchScope = {
  /** Id or slug of a root category. */
  readonly root: string | undefined;
  readonly place: Place;
  readonly page: number;
  readonly paginate: number;
};

export type Hit = { readonly type: 'category' | 'product'; readonly id: string };
export type Hits = {
  readonly hits: readonly Hit[];
  readonly total: number;
  /** Whether the category to stay in can be seen. */
  readonly known: boolean;
};

/** How words are looked for: what matches, and how well; the lower the rank the better. */
type Looking = {
  readonly queries: RawBuilder<unknown>;
  readonly categories: RawBuilder<boolean>;
  readonly products: RawBuilder<boolean>;
  readonly rank: RawBuilder<number>;
};

const run = async (db: Db, { queries, categories, products, rank }: Looking, scope: SearchScope) => {
  const { root, place, page, paginate } = scope;
  const asked = root === undefined ? sql`select null::text as id` : categoryBy(root);
  const inRoot = root === undefined ? sql`true` : sql`(select id from asked) in (c.id, c.parent_id)`;
  const underRoot = root === undefined ? sql`true` : sql`p.root_category_id = (select id from asked)`;
  const there = sql.join([sql`true`, ...hadThere(place)], sql` and `);
  const { rows } = await sql<Hits>`
    with asked as materialized (${asked}), queries as materialized (${queries}), hits as (
      select 'category' as type, c.id, case when c.parent_id is null then 0 else 1 end as rank,
        0 as popularity, c.name_words
      from ${visibleCategories} where ${categories} and ${inRoot}
      union all
      select 'product', p.id, ${rank}, p.popularity, p.name_words
      from products p join categories root on root.id = p.root_category_id
      where p.published and root.published and ${products} and ${underRoot} and ${there}
    )
    select exists (select from asked) as known, (select count(*)::int from hits) as total, (
      select coalesce(json_agg(page), '[]') from (
        select type, id from hits order by rank, popularity desc, name_words, id
        limit ${paginate} offset ${(page - 1) * paginate}
      ) page
    ) as hits`.execute(db);
  return rows[0] ?? { hits: [], total: 0, known: false };
};

/** One way to write a word, or several that will all do for it; a star stands for the rest of one that is begun. */
export type Spellings = readonly string[];

const listOf = (words: readonly Spellings[]) => sql`${words.map((spellings) => spellings.join(' '))}::text[]`;

/** How a name can begin that begins with all the words; a few ways are enough to put the best first. */
const beginnings = (words: readonly Spellings[]): string[] => {
  const ways = words.reduce<string[]>(
    (begun, spellings) => begun.flatMap((way) => spellings.map((word) => `${way} ${word}`)).slice(0, 16),
    [''],
  );
  return ways.map((way) => `${way.replaceAll('*', '').trim()}%`);
};

/** What has all the words: categories first, then names that begin so, names, categories of products, texts. */
export const searchAll = (db: Db, words: readonly Spellings[], scope: SearchScope): Promise<Hits> => {
  const asked = listOf(words);
  const looking: Looking = {
    queries: sql`select word_query(${asked}, '') as anywhere, word_query(${asked}, 'A') as in_name,
      word_query(${asked}, 'AB') as in_category`,
    categories: sql`c.search_document @@ (select anywhere from queries)`,
    products: sql`p.search_document @@ (select anywhere from queries)`,
    rank: sql`case
      when p.name_words like any (${beginnings(words)}::text[]) then 2
      when p.search_document @@ (select in_name from queries) then 3
      when p.search_document @@ (select in_category from queries) then 4
      else 5 end`,
  };
  return run(db, looking, scope);
};

/** What has any of the words; the more of them it has the better. */
export const searchAny = (db: Db, words: readonly Spellings[], scope: SearchScope): Promise<Hits> => {
  const looking: Looking = {
    queries: sql`select word_query(${listOf([words.flat()])}, '') as anywhere,
      array(select word_query(array[word], '') from unnest(${listOf(words)}) as word) as each`,
    categories: sql`c.search_document @@ (select anywhere from queries)`,
    products: sql`p.search_document @@ (select anywhere from queries)`,
    rank: sql`2 - (
      select count(*)::int from unnest((select each from queries)) as one where p.search_document @@ one)`,
  };
  return run(db, looking, scope);
};

/** Names in which a word begins with each of these letters. */
export const searchBeginnings = (db: Db, words: readonly string[], scope: SearchScope): Promise<Hits> => {
  const begins = (column: RawBuilder<unknown>) =>
    sql<boolean>`(' ' || ${column}) like all (${words.map((word) => `% ${word}%`)}::text[])`;
  const looking: Looking = {
    queries: sql`select`,
    categories: begins(sql`c.name_words`),
    products: begins(sql`p.name_words`),
    rank: sql`case when p.name_words like ${`${words[0]}%`} then 2 else 3 end`,
  };
  return run(db, looking, scope);
};
