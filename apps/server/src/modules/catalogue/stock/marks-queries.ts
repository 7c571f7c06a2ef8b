import type { ShelfKind } from '@zanga/contract/menu/shelf';
import type { ShopId } from '@zanga/domain/ids';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/connection.ts';

/** A thing that can run out in a shop, with its mark. */
export type ShelfRow = {
  readonly kind: ShelfKind;
  readonly key: string;
  readonly name: string;
  readonly among: string | null;
  readonly dishes: number | null;
  readonly out: boolean;
  /** Null also for a mark without an end. */
  readonly until: Date | null;
  readonly marked_at: Date | null;
  readonly marked_by: string | null;
  /** Whether shops may count it themselves; seats are counted by their show. */
  readonly countable: boolean;
  readonly here: number | null;
  readonly brand: number | null;
};

const mark = (table: string, now: Date) => sql`
  coalesce(${sql.ref(`${table}.sold_out_until`)} > ${now}, false) as out,
  case when ${sql.ref(`${table}.sold_out_until`)} > ${now} then nullif(${sql.ref(`${table}.sold_out_until`)}, 'infinity') end as until`;

const who = (table: string) => sql`
  ${sql.ref(`${table}.marked_at`)} as marked_at,
  (select btrim(concat_ws(' ', w.firstname, w.lastname)) from people w where w.id = ${sql.ref(`${table}.marked_by`)}) as marked_by`;

const uncounted = sql`false as countable, null::int as here, null::int as brand`;

/** Conditions per kind of thing, so that a query reads only the things it needs. */
type Meant = {
  readonly product: RawBuilder<unknown>;
  readonly choice: RawBuilder<unknown>;
  readonly recipe: RawBuilder<unknown>;
  readonly mark: RawBuilder<unknown>;
};

type Where = { readonly shopId: ShopId; readonly now: Date };

const dishes = ({ shopId, now }: Where, { product }: Pick<Meant, 'product'>) => sql`
  select 'product' as kind, p.id as key, p.name, c.name as among, null::int as dishes, ${mark('s', now)},
    s.sold_out_at as marked_at,
    (select btrim(concat_ws(' ', w.firstname, w.lastname)) from people w where w.id = s.sold_out_by) as marked_by,
    p.kind <> 'cinema' as countable, s.stock as here, p.stock as brand
  from products p
  join categories c on c.id = p.root_category_id
  left join product_shops s on s.product_id = p.id and s.shop_id = ${shopId}
  where p.published and coalesce(s.sold, true) and ${product}`;

/** The filter comes first: dishes are counted for the filtered choices alone. */
const choices = ({ shopId, now }: Where, { choice }: Meant) => sql`
  select 'choice', ch.id, ch.name, g.name, ch.dishes, ${mark('ch', now)}, ${who('ch')}, ${uncounted}
  from (
    with meant as materialized (
      select ch.id, ch.name, ch.group_id, m.sold_out_until, m.marked_at, m.marked_by
      from option_choices ch left join sold_out_choices m on m.choice_id = ch.id and m.shop_id = ${shopId}
      where not ch.archived and ${choice}
    )
    select meant.*, used.dishes from meant join (
      select pg.group_id, count(*)::int as dishes
      from product_option_groups pg join products p on p.id = pg.product_id
      where p.published and pg.group_id in (select group_id from meant) group by pg.group_id
    ) used using (group_id)
  ) ch join option_groups g on g.id = ch.group_id`;

/** Ingredients on sale, counted by triggers (`216_dishes_of_an_ingredient.sql`); a mark outlives its recipes. */
const ingredients = ({ shopId, now }: Where, meant: Meant) => sql`
  select 'ingredient', coalesce(i.words, m.ingredient), coalesce(i.name, m.name), null,
    coalesce(i.dishes, 0), ${mark('m', now)}, ${who('m')}, ${uncounted}
  from (
    select i.words, i.name, i.dishes from sold_ingredients i where i.dishes > 0 and ${meant.recipe}
  ) i
  full join (select m.* from sold_out_ingredients m where m.shop_id = ${shopId} and ${meant.mark}) m on m.ingredient = i.words`;

const things = (where: Where, meant: Meant) =>
  sql`${dishes(where, meant)} union all ${choices(where, meant)} union all ${ingredients(where, meant)}`;

/** All sold-out marks of a shop, latest first. */
export const readOut = async (db: Db, shopId: ShopId, now: Date): Promise<readonly ShelfRow[]> => {
  const meant = {
    product: sql`s.sold_out_until > ${now}`,
    choice: sql`m.sold_out_until > ${now}`,
    recipe: sql`i.words in (
      select o.ingredient from sold_out_ingredients o where o.shop_id = ${shopId} and o.sold_out_until > ${now})`,
    mark: sql`m.sold_out_until > ${now}`,
  };
  const { rows } = await sql<ShelfRow>`
    select * from (${things({ shopId, now }, meant)}) things
    where out order by marked_at desc nulls last, name, key limit 500`.execute(db);
  return rows;
};

/** Things found by name; without a name the ingredients of most dishes. */
export const findOnShelf = async (
  db: Db,
  shopId: ShopId,
  search: string,
  now: Date,
): Promise<readonly ShelfRow[]> => {
  const has = (words: RawBuilder<unknown>) =>
    sql`plain_words(${search}) <> '' and strpos(${words}, plain_words(${search})) > 0`;
  const meant = {
    product: has(sql`p.name_words`),
    choice: has(sql`plain_words(ch.name)`),
    recipe: search === '' ? sql`true` : has(sql`i.words`),
    mark: search === '' ? sql`true` : has(sql`m.ingredient`),
  };
  const where = { shopId, now };
  const { rows } = await sql<ShelfRow>`
    with things (kind, key, name, among, dishes, out, until, marked_at, marked_by, countable, here, brand) as
      (${search === '' ? ingredients(where, meant) : things(where, meant)})
    select * from things
    order by array_position('{ingredient,choice,product}'::text[], kind), dishes desc nulls last, name, key
    limit 60`.execute(db);
  return rows;
};

/** Products with own stock in a shop, lowest first. */
export const readCounted = async (db: Db, shopId: ShopId, now: Date): Promise<readonly ShelfRow[]> => {
  const { rows } = await sql<ShelfRow>`
    ${dishes({ shopId, now }, { product: sql`s.stock is not null` })}
    order by s.stock, p.name, p.id limit 500`.execute(db);
  return rows;
};

type ThingKey = { readonly kind: ShelfKind; readonly key: string };

/** A thing by its kind and key. */
export const readThing = async (
  db: Db | Tx,
  shopId: ShopId,
  { kind, key }: ThingKey,
  now: Date,
): Promise<ShelfRow | undefined> => {
  const meant = {
    product: sql`p.id = ${key}`,
    choice: sql`ch.id = ${key}`,
    recipe: sql`i.words = ${key}`,
    mark: sql`m.ingredient = ${key}`,
  };
  const { rows } = await sql<ShelfRow>`
    select * from (${things({ shopId, now }, meant)}) things where kind = ${kind} limit 1`.execute(db);
  return rows[0];
};

/** Dishes of a shop with an ingredient. */
export const dishesMadeOf = async (
  db: Db,
  shopId: ShopId,
  ingredient: string,
): Promise<readonly string[]> => {
  const { rows } = await sql<{ name: string }>`
    select p.name from products p
    left join product_shops s on s.product_id = p.id and s.shop_id = ${shopId}
    where p.published and coalesce(s.sold, true)
      and exists (select from product_ingredients i where i.product_id = p.id and i.words = ${ingredient})
    order by p.name, p.id`.execute(db);
  return rows.map(({ name }) => name);
};

/** Choices that are an ingredient, with their group. */
export const choicesOf = async (
  db: Db,
  ingredient: string,
): Promise<readonly { readonly name: string; readonly group: string }[]> => {
  const { rows } = await sql<{ name: string; group: string }>`
    select ch.name, g.name as group from option_choices ch join option_groups g on g.id = ch.group_id
    where ch.words = ${ingredient} and not ch.archived and exists (
      select from product_option_groups pg join products p on p.id = pg.product_id
      where pg.group_id = g.id and p.published)
    order by g.name, ch.position, ch.id`.execute(db);
  return rows;
};

/** Where a choice `ch` is sold out, by its own mark or by its ingredient's. */
export const choiceMarks = (now: Date) => sql<{ shop: ShopId; until: string | null }[]>`(
  select coalesce(json_agg(json_build_object('shop', shop_id, 'until', nullif(until, 'infinity'))), '[]')
  from (
    select shop_id, sold_out_until as until from sold_out_choices where choice_id = ch.id
    union all
    select shop_id, sold_out_until from sold_out_ingredients where ingredient = ch.words
  ) marks where until > ${now})`;
