import type { Allergen, Presence } from '@zanga/domain/catalogue/vocabulary';
import type { OptionGroupId, ProductId } from '@zanga/domain/ids';
import { type InferResult, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Db, Tx } from '../../../platform/database/connection.ts';
import { choiceMarks } from '../stock/marks-queries.ts';

/** All groups by name, archived ones last. */
export const readGroups = (db: Db) =>
  db
    .selectFrom('option_groups as g')
    .select(['g.id', 'g.name', 'g.min_choices as min', 'g.max_choices as max', 'g.archived'])
    .select([
      sql<number>`(select count(*)::int from product_option_groups where group_id = g.id)`.as('products'),
      sql<number>`(select count(*)::int from option_choices
        where group_id = g.id and not archived)`.as('choices'),
      sql<string[]>`array(select name from option_choices
        where group_id = g.id and not archived order by position, id limit 3)`.as('first'),
      sql<number>`(select count(*)::int from option_choices
        where group_id = g.id and not archived and not allergens_declared)`.as('undeclared'),
    ])
    .orderBy('g.archived')
    .orderBy(sql`plain_words(g.name)`)
    .orderBy('g.id')
    .execute();

type Declared = Partial<Record<Allergen, Presence>>;

/** Groups with their editable fields. */
export const selectGroups = (db: Db | Tx) =>
  db
    .selectFrom('option_groups as g')
    .selectAll('g')
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('option_choices as ch')
          .whereRef('ch.group_id', '=', 'g.id')
          .orderBy('ch.position')
          .orderBy('ch.id')
          .select(['ch.id', 'ch.name', 'ch.price_delta_cents', 'ch.selected', 'ch.allergens_declared'])
          .select('ch.archived')
          .select(
            sql<Declared>`(select coalesce(json_object_agg(allergen, presence), '{}')
              from option_choice_allergens where choice_id = ch.id)`.as('allergens'),
          ),
      ).as('choices'),
    );

export type GroupRow = InferResult<ReturnType<typeof selectGroups>>[number];

export const readGroup = (db: Db | Tx, id: OptionGroupId): Promise<GroupRow | undefined> =>
  selectGroups(db).where('g.id', '=', id).executeTakeFirst();

export type Asking = {
  readonly total: number;
  readonly published: number;
  readonly some: readonly { readonly id: ProductId; readonly name: string; readonly published: boolean }[];
};

/** How many products with a group are listed by name. */
const named = 100;

/** Products with a group. */
export const readAsking = async (db: Db | Tx, group: OptionGroupId): Promise<Asking> => {
  const asking = db
    .selectFrom('product_option_groups as pg')
    .innerJoin('products as p', 'p.id', 'pg.product_id')
    .where('pg.group_id', '=', group);
  const counted = await asking
    .select(({ fn }) => [
      fn.countAll<number>().as('total'),
      sql<number>`count(*) filter (where p.published)`.as('published'),
    ])
    .executeTakeFirstOrThrow();
  const some = await asking
    .select(['p.id', 'p.name', 'p.published'])
    .orderBy('p.name_words')
    .orderBy('p.id')
    .limit(named)
    .execute();
  return { total: Number(counted.total), published: Number(counted.published), some };
};

/** Sold-out choices of a group with their shops; null means in every shop. */
export const readRunOut = async (db: Db | Tx, group: OptionGroupId, now: Date) => {
  const rows = await db
    .selectFrom('option_choices as ch')
    .where('ch.group_id', '=', group)
    .where('ch.archived', '=', false)
    .select('ch.id')
    .select([
      sql<boolean>`coalesce(ch.sold_out_until > ${now}, false)`.as('everywhere'),
      choiceMarks(now).as('marks'),
    ])
    .execute();
  const out = rows.filter(({ everywhere, marks }) => everywhere || marks.length > 0);
  const names = await db
    .selectFrom('shop_profiles')
    .where('id', 'in', out.flatMap(({ marks }) => marks.map(({ shop }) => shop)).concat('shp_'))
    .select(['id', 'name'])
    .execute();
  return out.map(({ id, everywhere, marks }) => ({
    choice: id,
    shops: everywhere
      ? []
      : names.filter((shop) => marks.some((mark) => mark.shop === shop.id)).map(({ name }) => name),
  }));
};
