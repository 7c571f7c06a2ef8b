import type { AllergenDeclaration } from '@zanga/domain/catalogue/allergens';
import type { DietContent } from '@zanga/domain/catalogue/vocabulary';
import { type InferResult, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Db } from '../../../platform/database/connection.ts';
import { choiceMarks } from '../stock/marks-queries.ts';
import { type Reader, selectCards } from './card-queries.ts';

const selectDetails = (db: Db, reader: Reader) =>
  selectCards(db, reader).select((eb) => [
    'p.ingredients',
    // The table's own check allows only these words.
    sql<DietContent[] | null>`p.diet_contents`.as('diet_contents'),
    jsonArrayFrom(
      eb
        .selectFrom('product_option_groups as pg')
        .innerJoin('option_groups as g', 'g.id', 'pg.group_id')
        .whereRef('pg.product_id', '=', 'p.id')
        .orderBy('pg.position')
        .orderBy('g.id')
        .select(['g.id', 'g.name', 'g.min_choices', 'g.max_choices', 'g.most_of_each'])
        .select((group) =>
          jsonArrayFrom(
            group
              .selectFrom('option_choices as ch')
              .whereRef('ch.group_id', '=', 'g.id')
              .where('ch.archived', '=', false)
              .orderBy('ch.position')
              .orderBy('ch.id')
              .select(['ch.id', 'ch.name', 'ch.price_delta_cents', 'ch.selected', 'ch.allergens_declared'])
              .select([
                sql<boolean>`coalesce(ch.sold_out_until > ${reader.now}, false)`.as('sold_out'),
                choiceMarks(reader.now).as('sold_out_at'),
                sql<AllergenDeclaration>`(
                  select coalesce(json_object_agg(allergen, presence), '{}')
                  from option_choice_allergens where choice_id = ch.id)`.as('allergens'),
              ]),
          ).as('choices'),
        ),
    ).as('options'),
    jsonArrayFrom(
      eb
        .selectFrom('product_ingredients as i')
        .whereRef('i.product_id', '=', 'p.id')
        .orderBy('i.position')
        .orderBy('i.id')
        .select(['i.id', 'i.name', 'i.removable']),
    ).as('made_of'),
    // All shops, with their refusals of the product.
    jsonArrayFrom(
      eb
        .selectFrom('shop_profiles as s')
        .leftJoin('product_shops as ps', (join) =>
          join.onRef('ps.shop_id', '=', 's.id').onRef('ps.product_id', '=', 'p.id'),
        )
        .where('s.published', '=', true)
        .orderBy('s.position')
        .orderBy('s.id')
        .select(['s.id', 's.merchandise', sql<boolean>`coalesce(ps.sold, true)`.as('sold')]),
    ).as('shops'),
  ]);

export type DetailRow = InferResult<ReturnType<typeof selectDetails>>[number];

/** A visible product by id or slug, with everything its page shows. A slug has no underscore, an id always has. */
export const readProduct = (db: Db, key: string, reader: Reader): Promise<DetailRow | undefined> =>
  selectDetails(db, reader)
    .where(key.includes('_') ? 'p.id' : 'p.slug', '=', key)
    .executeTakeFirst();
