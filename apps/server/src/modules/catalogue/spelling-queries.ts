import { sql } from 'kysely';
import type { Db } from '../../platform/database/connection.ts';

/** A word, whether it is written anywhere, and if not the words that look like it. */
export type Spelling = { readonly word: string; readonly known: boolean; readonly alike: readonly string[] };

/** More slips than these are never forgiven. */
const mostSlips = 2;

/** Looks words up; those alike are in use now, whole or begun, or are part of it, nearest first. */
export const readSpellings = async (db: Db, words: readonly string[]): Promise<readonly Spelling[]> => {
  const { rows } = await sql<Spelling>`
    with asked as materialized (
      select word, word_query(array[word || '*'], '') as query, place
      from unnest(${[...words]}::text[]) with ordinality as typed (word, place)
    ), looked_up as materialized (
      -- Counted rather than asked to exist: for a first row alone the planner would read every product there is,
      -- which is what it takes to find that a word is nowhere.
      select asked.*, (select count(*) > 0 from products p where p.published and p.search_document @@ query)
        or exists (select from categories c where c.published and c.search_document @@ query) as known
      from asked
    )
    select word, known, case when known then '{}' else array(
      select near.word from (
        select v.word, least(
          levenshtein_less_equal(v.word, looked_up.word, ${mostSlips}),
          levenshtein_less_equal(left(v.word, length(looked_up.word)), looked_up.word, ${mostSlips})
        ) as slips
        from search_vocabulary v
      ) near
      where (slips <= ${mostSlips} or starts_with(looked_up.word, near.word)
          or right(looked_up.word, length(near.word)) = near.word)
        and exists (
        select from products p where p.published and p.search_document @@ quote_literal(near.word)::tsquery)
      order by slips, near.word limit 30
    ) end as alike
    from looked_up order by place`.execute(db);
  return rows;
};
