import type { AllergenDeclaration } from '@zanga/domain/catalogue/allergens';
import type { StockAt } from '@zanga/domain/catalogue/availability';
import { toldFields } from '@zanga/domain/catalogue/editing/product-fields';
import type { PackUnit } from '@zanga/domain/catalogue/price/unit-price';
import type { Channel, DietaryLabel, VatClass } from '@zanga/domain/catalogue/vocabulary';
import type { UserId } from '@zanga/domain/ids';
import { type InferResult, sql } from 'kysely';
import type { Db } from '../../../platform/database/connection.ts';
import { memberPrice, primePrice } from '../prices/prime-price-queries.ts';
import { selectFound } from './found-queries.ts';

/** Time and shop for which products are read. */
export type Reader = {
  readonly now: Date;
  readonly userId: UserId | null;
  /** The shop that prepares the order, if known: choices sold out there are left out. */
  readonly shop?: string | undefined;
};

/** Columns whose values the table's own checks restrict to the domain's words. */
type Checked = {
  vat_class: VatClass;
  channels: Channel[];
  labels: DietaryLabel[];
  pack_unit: PackUnit | null;
};

export const declaredAllergens = sql<AllergenDeclaration>`(
  select coalesce(json_object_agg(allergen, presence), '{}') from product_allergens where product_id = p.id)`;

/** Sold-out marks everywhere and per shop; one without an end lasts until staff take it off. */
export const soldOutMarks = (now: Date) => sql<{ shop: string | null; until: string | null }[]>`(
  select coalesce(json_agg(json_build_object('shop', shop_id, 'until', nullif(until, 'infinity'))), '[]')
  from (
    select null as shop_id, p.sold_out_until as until
    union all
    select shop_id, sold_out_until from product_shops where product_id = p.id
    union all
    select m.shop_id, m.sold_out_until from sold_out_ingredients m
    where exists (select from product_ingredients i where i.product_id = p.id and i.words = m.ingredient)
  ) marks where until > ${now})`;

/** Stock of the shops that count their own pieces. */
export const stockAt = sql<StockAt[]>`(
  select coalesce(json_agg(json_build_object('shop', shop_id, 'pieces', stock)), '[]')
  from product_shops where product_id = p.id and stock is not null)`;

/** Whether it is a show that was called off. */
export const calledOff = sql<boolean>`(
  p.kind = 'cinema' and exists (select from called_off_shows w where w.product_id = p.id))`;

/** Condition that a choice `c` is not sold out in a shop, if one is known. */
const outAt = (now: Date, shop: string | undefined) =>
  shop === undefined
    ? sql``
    : sql` and not exists (select from sold_out_choices where choice_id = c.id and shop_id = ${shop} and sold_out_until > ${now})
      and not exists (
        select from sold_out_ingredients where ingredient = c.words and shop_id = ${shop} and sold_out_until > ${now})`;

/**
 * Ids of the default choices of a product, separated by commas. Null where a group needs other choices than the marked
 * ones, one of them is sold out, or they change the price.
 */
const defaultOptions = (now: Date, shop: string | undefined) => sql<string | null>`(
  select case
    when coalesce(bool_and(chosen.count between g.min_choices and g.max_choices and chosen.delta = 0), true)
    then coalesce(string_agg(chosen.ids, ',' order by pg.position, g.id), '') end
  from product_option_groups pg
  join option_groups g on g.id = pg.group_id
  cross join lateral (
    select count(*) as count, coalesce(sum(c.price_delta_cents), 0) as delta,
      string_agg(c.id, ',' order by c.position, c.id) as ids
    from option_choices c
    where c.group_id = g.id and not c.archived and c.selected and coalesce(c.sold_out_until <= ${now}, true)${outAt(now, shop)}
  ) chosen
  where pg.product_id = p.id)`;

/** Groups of options of a product. */
const offeredGroups = sql<
  string[]
>`array(select group_id from product_option_groups where product_id = p.id)`;

/** When the first sold-out choice is back; infinity for a mark without end. */
const choiceBack = (now: Date) => sql<Date | null>`(
  select nullif(min(back.until), 'infinity') from product_option_groups pg
  join option_choices c on c.group_id = pg.group_id and not c.archived
  cross join lateral (
    select c.sold_out_until as until
    union all select sold_out_until from sold_out_choices where choice_id = c.id
    union all select sold_out_until from sold_out_ingredients where ingredient = c.words
  ) back
  where pg.product_id = p.id and back.until > ${now})`;

/** Visible products with everything a card shows. */
export const selectCards = (db: Db, { now, userId, shop }: Reader) =>
  selectFound(db)
    .select(['p.pack_quantity', 'p.pack_unit', 'p.vat_class'])
    .select(toldFields.map((field) => `p.${field}` as const))
    .select(['p.allergens_declared', 'p.channels', 'p.stock'])
    .select(['p.availability', 'root.availability as root_availability'])
    .select((eb) => [
      primePrice.as('prime_price_cents'),
      memberPrice.as('member_price_cents'),
      declaredAllergens.as('allergens'),
      soldOutMarks(now).as('sold_out'),
      stockAt.as('stock_at'),
      calledOff.as('called_off'),
      defaultOptions(now, shop).as('default_options'),
      offeredGroups.as('option_groups'),
      choiceBack(now).as('choice_back'),
      eb
        .exists(
          eb
            .selectFrom('favorites as f')
            .whereRef('f.product_id', '=', 'p.id')
            .where('f.user_id', '=', userId),
        )
        .$castTo<boolean>()
        .as('is_favorite'),
    ])
    .$narrowType<Checked>();

export type CardRow = InferResult<ReturnType<typeof selectCards>>[number];

/** Cards by id, in the order of the ids. */
export const readCards = async (
  db: Db,
  ids: readonly string[],
  reader: Reader,
): Promise<readonly CardRow[]> => {
  if (ids.length === 0) return [];
  const wanted = [...ids];
  return selectCards(db, reader)
    .where(sql<boolean>`p.id = any(${wanted}::text[])`)
    .orderBy(sql`array_position(${wanted}::text[], p.id)`)
    .execute();
};
