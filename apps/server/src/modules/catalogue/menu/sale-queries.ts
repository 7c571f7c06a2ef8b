import type { AllergenDeclaration } from '@zanga/domain/catalogue/allergens';
import type { StockAt } from '@zanga/domain/catalogue/availability';
import type { Ingredient } from '@zanga/domain/catalogue/recipe/ingredients';
import type { Channel, ProductKind, VatClass } from '@zanga/domain/catalogue/vocabulary';
import type { ChoiceId, OptionGroupId, ShopId } from '@zanga/domain/ids';
import type { Cents } from '@zanga/domain/money';
import { type InferResult, sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/connection.ts';
import { priceRules } from '../prices/price-rule-queries.ts';
import { choiceMarks } from '../stock/marks-queries.ts';
import { declaredAllergens } from '../visible/held-queries.ts';
import { picturesOf } from '../visible/picture-queries.ts';

/** Sold-out marks everywhere and per shop; one without an end lasts until staff take it off. */
const soldOutMarks = (now: Date) => sql<{ shop: string | null; until: string | null }[]>`(
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
const calledOff = sql<boolean>`(
  p.kind = 'cinema' and exists (select from called_off_shows w where w.product_id = p.id))`;

/** Columns whose values the tables' own checks restrict to the domain's words. */
type Checked = { kind: ProductKind; vat_class: VatClass; channels: Channel[] };

type GroupRow = {
  readonly id: OptionGroupId;
  readonly name: string;
  readonly min: number;
  readonly max: number;
  readonly mostOfEach: number;
  readonly choices: readonly {
    readonly id: ChoiceId;
    readonly name: string;
    readonly delta: Cents;
    /** Whether the choice is a default. */
    readonly selected: boolean;
    /** Null while undeclared. */
    readonly allergens: AllergenDeclaration | null;
    /** JSON of an instant; a mark without end is far in the future. */
    readonly sold_out_until: string | null;
    /** Shops where it is sold out; a mark without end lasts until staff take it off. */
    readonly sold_out_at: readonly { readonly shop: string; readonly until: string | null }[];
  }[];
};

/** Groups and choices in the order of the dish. */
const groups = (now: Date) => sql<readonly GroupRow[]>`(
  select coalesce(json_agg(json_build_object(
    'id', g.id, 'name', g.name, 'min', g.min_choices, 'max', g.max_choices, 'mostOfEach', g.most_of_each,
    'choices', (
      select coalesce(json_agg(json_build_object(
        'id', ch.id, 'name', ch.name, 'delta', ch.price_delta_cents, 'selected', ch.selected,
        'allergens', case when ch.allergens_declared then (
          select coalesce(json_object_agg(allergen, presence), '{}')
          from option_choice_allergens where choice_id = ch.id) end,
        'sold_out_until', case ch.sold_out_until
          when 'infinity' then timestamptz '9999-12-31' else ch.sold_out_until end,
        'sold_out_at', ${choiceMarks(now)}
      ) order by ch.position, ch.id), '[]')
      from option_choices ch where ch.group_id = g.id and not ch.archived)
  ) order by pg.position, g.id), '[]')
  from product_option_groups pg join option_groups g on g.id = pg.group_id where pg.product_id = p.id)`;

/** Ingredients in the order of the recipe. */
const madeOf = sql<readonly Ingredient[]>`(
  select coalesce(json_agg(json_build_object('id', i.id, 'name', i.name, 'removable', i.removable)
    order by i.position, i.id), '[]')
  from product_ingredients i where i.product_id = p.id)`;

/** Shops that do not sell it, by their own choice or because they sell no merchandise. */
const missingAt = sql<ShopId[]>`array(
  select s.id from shop_profiles s left join product_shops ps on ps.shop_id = s.id and ps.product_id = p.id
  where not coalesce(ps.sold, true) or (p.kind = 'merchandise' and not s.merchandise))`;

const selectForSale = (db: Db | Tx, now: Date) =>
  db
    .selectFrom('products as p')
    .innerJoin('categories as root', 'root.id', 'p.root_category_id')
    .where('p.published', '=', true)
    .where('root.published', '=', true)
    .select(['p.id', 'p.slug', 'p.name', 'p.kind', 'p.vat_class', 'p.age_limit', 'p.channels', 'p.stock'])
    .select('p.allergens_declared')
    .select(['p.price_cents', 'p.reduced_price_cents', 'p.reduced_reason'])
    .select(['p.reduced_from', 'p.reduced_until', 'p.availability', 'root.availability as root_availability'])
    .select([
      'p.prime_price_cents',
      sql<boolean>`(select prime_is_on())`.as('prime_offered'),
      priceRules.as('price_rules'),
      picturesOf('product').as('images'),
      soldOutMarks(now).as('sold_out'),
      stockAt.as('stock_at'),
      calledOff.as('called_off'),
      groups(now).as('groups'),
      madeOf.as('made_of'),
      missingAt.as('missing_at'),
      declaredAllergens.as('allergens'),
      sql<string[]>`array(select category_id from product_categories where product_id = p.id)`.as(
        'categories',
      ),
    ])
    .$narrowType<Checked>();

export type SaleRow = InferResult<ReturnType<typeof selectForSale>>[number];

/** Visible products among ids and slugs, in no order. */
export const readForSale = (db: Db | Tx, keys: readonly string[], now: Date): Promise<readonly SaleRow[]> =>
  selectForSale(db, now)
    .where(sql<boolean>`(p.id = any(${[...keys]}::text[]) or p.slug = any(${[...keys]}::text[]))`)
    .execute();
