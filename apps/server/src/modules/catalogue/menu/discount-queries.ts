import type { ProductKind } from '@zanga/domain/catalogue/vocabulary';
import { type InferResult, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Db } from '../../../platform/database/connection.ts';
import { priceRules } from '../prices/price-rule-queries.ts';

const selectReduced = (db: Db, now: Date) =>
  db
    .selectFrom('products as p')
    .where('p.published', '=', true)
    .where('p.reduced_from', '<=', now)
    .where(sql<boolean>`(p.reduced_until is null or p.reduced_until > ${now})`)
    .select([
      'p.id',
      'p.kind',
      'p.price_cents',
      'p.reduced_price_cents',
      'p.reduced_reason',
      'p.reduced_from',
    ])
    .select((eb) => [
      'p.reduced_until',
      priceRules.as('price_rules'),
      jsonArrayFrom(
        eb
          .selectFrom('price_history as h')
          .select(['h.price_cents', 'h.reduction', 'h.valid_from', 'h.valid_until'])
          .whereRef('h.product_id', '=', 'p.id')
          .orderBy('h.valid_from'),
      ).as('price_history'),
    ])
    .$narrowType<{ kind: ProductKind }>();

export type ReducedRow = InferResult<ReturnType<typeof selectReduced>>[number];

/** Reduced products with their price history: few, so that rules may look at each. */
export const readReduced = (db: Db, now: Date): Promise<readonly ReducedRow[]> =>
  selectReduced(db, now).execute();

/** When a reduction of any product next begins or ends; null while none is planned. */
export const readNextReduction = async (db: Db, now: Date): Promise<Date | null> => {
  const { rows } = await sql<{ next: Date | null }>`
    select least(
      min(reduced_from) filter (where reduced_from > ${now}), min(reduced_until) filter (where reduced_until > ${now})
    ) as next
    from products where reduced_from is not null`.execute(db);
  return rows[0]?.next ?? null;
};
