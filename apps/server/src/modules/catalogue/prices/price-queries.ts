import type { ListedPrice } from '@zanga/domain/catalogue/discount';
import { type PriceContext, priceOf } from '@zanga/domain/catalogue/price/price-of';
import type { ProductKind } from '@zanga/domain/catalogue/vocabulary';
import type { ProductId } from '@zanga/domain/ids';
import type { Cents } from '@zanga/domain/money';
import type { Db, Tx } from '../../../platform/database/connection.ts';
import { pricesOf } from './present-price.ts';
import { priceRules } from './price-rule-queries.ts';
import { primePrice } from './prime-price-queries.ts';

const selectPrices = (db: Db | Tx) =>
  db
    .selectFrom('products as p')
    .select([
      'p.id',
      'p.kind',
      'p.price_cents',
      'p.reduced_price_cents',
      'p.reduced_reason',
      'p.reduced_from',
    ])
    .select(['p.reduced_until', priceRules.as('price_rules'), primePrice.as('prime_price_cents')])
    .$narrowType<{ kind: ProductKind }>();

export type PricesNow = {
  readonly priceAt: (context: PriceContext, instant: Date) => ListedPrice;
  readonly memberPrice: Cents | null;
};

/** Current prices of products, on sale or not, by their ids. */
export const readPricesNow = async (
  db: Db,
  ids: readonly ProductId[],
): Promise<ReadonlyMap<string, PricesNow>> => {
  const rows = await selectPrices(db)
    .where('p.id', 'in', [...ids, 'prd_'])
    .execute();
  return new Map(
    rows.map((row) => {
      const prices = pricesOf(row);
      const priceAt = (context: PriceContext, instant: Date) => priceOf(prices, context, instant);
      return [row.id, { priceAt, memberPrice: row.prime_price_cents }];
    }),
  );
};
