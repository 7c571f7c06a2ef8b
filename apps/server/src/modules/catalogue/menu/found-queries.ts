import type { ProductKind } from '@zanga/domain/catalogue/vocabulary';
import { type InferResult, sql } from 'kysely';
import { jsonArrayFrom, jsonBuildObject } from 'kysely/helpers/postgres';
import type { Db } from '../../../platform/database/connection.ts';
import { priceRules } from '../prices/price-rule-queries.ts';
import { picturesOf } from './picture-queries.ts';

/** Visible products with the fields shown everywhere; a hidden root category hides its products. */
export const selectFound = (db: Db) =>
  db
    .selectFrom('products as p')
    .innerJoin('categories as root', 'root.id', 'p.root_category_id')
    .where('p.published', '=', true)
    .where('root.published', '=', true)
    .select(['p.id', 'p.slug', 'p.name', 'p.description', 'p.kind', 'p.price_cents', 'p.unit_of_measure'])
    .select(['p.reduced_price_cents', 'p.reduced_reason', 'p.reduced_from', 'p.reduced_until'])
    .select((eb) => [
      jsonBuildObject({ id: eb.ref('root.id'), slug: eb.ref('root.slug'), name: eb.ref('root.name') }).as(
        'root',
      ),
      'root.unit_of_measure as root_unit',
      picturesOf('product').as('images'),
      // Subcategories first: the nearest category determines the unit.
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
      // Only reduced products need their past prices.
      jsonArrayFrom(
        eb
          .selectFrom('price_history as h')
          .select(['h.price_cents', 'h.reduction', 'h.valid_from', 'h.valid_until'])
          .whereRef('h.product_id', '=', 'p.id')
          .where('p.reduced_from', 'is not', null)
          .orderBy('h.valid_from'),
      ).as('price_history'),
      priceRules.as('price_rules'),
    ])
    .$narrowType<{ kind: ProductKind }>();

export type FoundRow = InferResult<ReturnType<typeof selectFound>>[number];
