import type { AllergenDeclaration } from '@zanga/domain/catalogue/allergens';
import type { PackUnit } from '@zanga/domain/catalogue/unit-price';
import type { Channel, DietaryLabel, ProductKind, VatClass } from '@zanga/domain/catalogue/vocabulary';
import { type InferResult, sql } from 'kysely';
import { jsonArrayFrom, jsonBuildObject } from 'kysely/helpers/postgres';
import type { Db } from '../../platform/database/connection.ts';
import { picturesOf } from './picture-queries.ts';

/** For whom products are read, and when. */
export type Reader = { readonly now: Date; readonly userId: string | null };

/** The columns whose words the table's own checks restrict to the domain's. */
type Checked = {
  kind: ProductKind;
  vat_class: VatClass;
  channels: Channel[];
  labels: DietaryLabel[];
  pack_unit: PackUnit | null;
};

const declaredAllergens = sql<AllergenDeclaration>`(
  select coalesce(json_object_agg(allergen, presence), '{}') from product_allergens where product_id = p.id)`;

/** Everywhere or at a shop; without an end a mark holds until somebody takes it off. */
const soldOutMarks = (now: Date) => sql<{ shop: string | null; until: string | null }[]>`(
  select coalesce(json_agg(json_build_object('shop', shop_id, 'until', nullif(until, 'infinity'))), '[]')
  from (
    select null as shop_id, p.sold_out_until as until
    union all
    select shop_id, sold_out_until from product_shops where product_id = p.id
  ) marks where until > ${now})`;

/** The visible products with all that a card shows; a root category that is not visible hides what is in it. */
export const selectCards = (db: Db, { now, userId }: Reader) =>
  db
    .selectFrom('products as p')
    .innerJoin('categories as root', 'root.id', 'p.root_category_id')
    .where('p.published', '=', true)
    .where('root.published', '=', true)
    .select(['p.id', 'p.slug', 'p.name', 'p.description', 'p.kind', 'p.price_cents', 'p.prime_price_cents'])
    .select(['p.reduced_price_cents', 'p.reduced_reason', 'p.reduced_from', 'p.reduced_until'])
    .select(['p.unit_of_measure', 'p.pack_quantity', 'p.pack_unit', 'p.vat_class', 'p.allergens_declared'])
    .select(['p.labels', 'p.frozen', 'p.age_limit', 'p.channels', 'p.availability', 'p.stock'])
    .select(['root.availability as root_availability', 'root.unit_of_measure as root_unit'])
    .select((eb) => [
      jsonBuildObject({ id: eb.ref('root.id'), slug: eb.ref('root.slug'), name: eb.ref('root.name') }).as(
        'root',
      ),
      picturesOf('product').as('images'),
      // Those below the root first: what is nearest to the product speaks for it.
      jsonArrayFrom(
        eb
          .selectFrom('product_categories as pc')
          .innerJoin('categories as c', 'c.id', 'pc.category_id')
          .leftJoin('categories as parent', 'parent.id', 'c.parent_id')
          .select(['c.id', 'c.slug', 'c.name', 'c.unit_of_measure'])
          .whereRef('pc.product_id', '=', 'p.id')
          .where('c.published', '=', true)
          .where(sql<boolean>`coalesce(parent.published, true)`)
          .orderBy(sql`c.parent_id is distinct from p.root_category_id, c.id <> p.root_category_id`)
          .orderBy('c.position')
          .orderBy('c.id'),
      ).as('categories'),
      declaredAllergens.as('allergens'),
      soldOutMarks(now).as('sold_out'),
      // Only what is reduced now has anything to compare itself with.
      jsonArrayFrom(
        eb
          .selectFrom('price_history as h')
          .select(['h.price_cents', 'h.reduction', 'h.valid_from', 'h.valid_until'])
          .whereRef('h.product_id', '=', 'p.id')
          .where('p.reduced_from', '<=', now)
          .orderBy('h.valid_from'),
      ).as('price_history'),
      eb
        .exists(eb.selectFrom('product_option_groups as og').whereRef('og.product_id', '=', 'p.id'))
        .$castTo<boolean>()
        .as('has_options'),
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
