import type { AllergenDeclaration } from '@zanga/domain/catalogue/allergens';
import { toldFields } from '@zanga/domain/catalogue/editing/product-fields';
import type { PackUnit } from '@zanga/domain/catalogue/price/unit-price';
import type {
  Channel,
  DietaryLabel,
  DietContent,
  ProductKind,
  VatClass,
} from '@zanga/domain/catalogue/vocabulary';
import type { CategoryId, ChoiceId, IngredientId, OptionGroupId, ProductId, ShopId } from '@zanga/domain/ids';
import type { Cents } from '@zanga/domain/money';
import { type InferResult, sql } from 'kysely';
import type { Db } from '../../../platform/database/connection.ts';
import { priceRules } from '../prices/price-rule-queries.ts';
import { picturesOf } from './picture-queries.ts';

/** Columns whose values the table's own checks restrict to the domain's words. */
type Checked = {
  kind: ProductKind;
  vat_class: VatClass;
  channels: Channel[];
  labels: DietaryLabel[];
  pack_unit: PackUnit | null;
};

/** JSON of a sold-out mark's end: an instant, or `infinity`. */
export type MarkEnd = string;

/** Recorded differences of a product in one shop. */
export type AtShop = {
  readonly shop: ShopId;
  readonly sold: boolean;
  readonly out_until: MarkEnd | null;
  readonly stock: number | null;
};

type PastPrice = {
  readonly price_cents: Cents;
  readonly reduction: boolean;
  readonly valid_from: string;
  readonly valid_until: string | null;
};

export const declaredAllergens = sql<AllergenDeclaration>`(
  select coalesce(json_object_agg(allergen, presence), '{}') from product_allergens where product_id = p.id)`;

const selectHeld = (db: Db) =>
  db
    .selectFrom('products as p')
    .where('p.published', '=', true)
    .select(['p.id', 'p.slug', 'p.name', 'p.name_words', 'p.description', 'p.ingredients', 'p.kind'])
    .select(['p.root_category_id', 'p.position', 'p.sold_lately', 'p.popularity', 'p.unit_of_measure'])
    .select(['p.price_cents', 'p.prime_price_cents', 'p.pack_quantity', 'p.pack_unit', 'p.vat_class'])
    .select(['p.reduced_price_cents', 'p.reduced_reason', 'p.reduced_from', 'p.reduced_until'])
    .select(toldFields.map((field) => `p.${field}` as const))
    .select(['p.allergens_declared', 'p.channels', 'p.stock', 'p.availability'])
    .select([
      priceRules.as('price_rules'),
      picturesOf('product').as('images'),
      declaredAllergens.as('allergens'),
      sql<DietContent[] | null>`p.diet_contents`.as('diet_contents'),
      sql<MarkEnd | null>`to_json(p.sold_out_until)`.as('out_until'),
      // Only reduced products need their past prices.
      sql<readonly PastPrice[]>`(
        select coalesce(json_agg(json_build_object('price_cents', h.price_cents, 'reduction', h.reduction,
          'valid_from', h.valid_from, 'valid_until', h.valid_until) order by h.valid_from), '[]')
        from price_history h where h.product_id = p.id and p.reduced_from is not null)`.as('price_history'),
      sql<readonly { readonly id: CategoryId; readonly position: number }[]>`(
        select coalesce(json_agg(json_build_object('id', category_id, 'position', position)), '[]')
        from product_categories where product_id = p.id)`.as('placed'),
      sql<readonly AtShop[]>`(
        select coalesce(json_agg(json_build_object('shop', shop_id, 'sold', sold, 'out_until', sold_out_until,
          'stock', stock)), '[]')
        from product_shops where product_id = p.id)`.as('at_shops'),
      sql<OptionGroupId[]>`array(
        select group_id from product_option_groups where product_id = p.id order by position, group_id)`.as(
        'option_groups',
      ),
      sql<readonly { id: IngredientId; name: string; removable: boolean; readonly words: string }[]>`(
        select coalesce(json_agg(json_build_object('id', id, 'name', name, 'removable', removable, 'words', words)
          order by position, id), '[]')
        from product_ingredients where product_id = p.id)`.as('made_of'),
    ])
    .$narrowType<Checked>();

export type HeldRow = InferResult<ReturnType<typeof selectHeld>>[number];

/** Published products among these ids, in no order. */
export const readHeldRows = (db: Db, ids: readonly ProductId[]): Promise<readonly HeldRow[]> =>
  selectHeld(db)
    .where(sql<boolean>`p.id = any(${[...ids]}::text[])`)
    .execute();

/** Ids of all published products. */
export const readPublishedIds = async (db: Db): Promise<readonly ProductId[]> =>
  (await db.selectFrom('products').where('published', '=', true).select('id').execute()).map(({ id }) => id);

/** Ids of the products in a category and below it, by its id or slug. */
export const readIdsIn = async (db: Db, category: string): Promise<readonly ProductId[]> => {
  const { rows } = await sql<{ id: ProductId }>`
    select distinct pc.product_id as id from categories asked
    join categories c on c.id = asked.id or c.parent_id = asked.id
    join product_categories pc on pc.category_id = c.id
    where asked.id = ${category} or asked.slug = ${category}`.execute(db);
  return rows.map(({ id }) => id);
};

export type HeldChoice = {
  readonly id: ChoiceId;
  readonly name: string;
  readonly price_delta_cents: Cents;
  readonly selected: boolean;
  readonly allergens_declared: boolean;
  readonly allergens: AllergenDeclaration;
  readonly out_until: MarkEnd | null;
  /** Its ingredient, as sold-out marks name it. */
  readonly words: string;
};

export type HeldGroup = {
  readonly id: OptionGroupId;
  readonly name: string;
  readonly min_choices: number;
  readonly max_choices: number;
  readonly most_of_each: number;
  readonly choices: readonly HeldChoice[];
};

/** Groups of options with their choices, all or some by id. */
export const readHeldGroups = async (
  db: Db,
  ids: readonly OptionGroupId[] | 'all',
): Promise<readonly HeldGroup[]> => {
  const which = ids === 'all' ? sql`true` : sql`g.id = any(${[...ids]}::text[])`;
  const { rows } = await sql<HeldGroup>`
    select g.id, g.name, g.min_choices, g.max_choices, g.most_of_each, (
      select coalesce(json_agg(json_build_object(
        'id', ch.id, 'name', ch.name, 'price_delta_cents', ch.price_delta_cents, 'selected', ch.selected,
        'allergens_declared', ch.allergens_declared, 'out_until', ch.sold_out_until, 'words', ch.words,
        'allergens', (
          select coalesce(json_object_agg(allergen, presence), '{}')
          from option_choice_allergens where choice_id = ch.id)
      ) order by ch.position, ch.id), '[]')
      from option_choices ch where ch.group_id = g.id and not ch.archived) as choices
    from option_groups g where ${which}`.execute(db);
  return rows;
};

type ShopMark = { readonly of: string; readonly shop: ShopId; readonly until: MarkEnd };

export type MarksRow = {
  readonly prime_on: boolean;
  readonly called_off: readonly string[];
  readonly choices: readonly ShopMark[];
  readonly ingredients: readonly ShopMark[];
};

/** Marks that concern many products at once, and whether the brand has Prime switched on. */
export const readMarks = async (db: Db): Promise<MarksRow> => {
  const { rows } = await sql<MarksRow>`
    select prime_is_on() as prime_on,
      array(select w.product_id from called_off_shows w join products p on p.id = w.product_id
        where p.published and p.kind = 'cinema') as called_off,
      (select coalesce(json_agg(json_build_object('of', choice_id, 'shop', shop_id, 'until', sold_out_until)), '[]')
        from sold_out_choices) as choices,
      (select coalesce(json_agg(json_build_object('of', ingredient, 'shop', shop_id, 'until', sold_out_until)), '[]')
        from sold_out_ingredients) as ingredients`.execute(db);
  return rows[0] ?? { prime_on: false, called_off: [], choices: [], ingredients: [] };
};
