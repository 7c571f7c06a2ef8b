import type { Product } from '@zanga/contract/menu/product';
import { announceDiscount, type ListedPrice, type Reduction } from '@zanga/domain/catalogue/discount';
import type { PricePeriod } from '@zanga/domain/catalogue/price/price-history';
import type { FoundRow } from './found-queries.ts';

type PriceColumns = Pick<
  FoundRow,
  'price_cents' | 'reduced_price_cents' | 'reduced_reason' | 'reduced_from' | 'reduced_until'
>;
type HistoryColumn = Pick<FoundRow, 'price_history'>;

const reductionOf = (row: PriceColumns): Reduction | null =>
  row.reduced_price_cents === null || row.reduced_reason === null || row.reduced_from === null
    ? null
    : {
        price: row.reduced_price_cents,
        reason: row.reduced_reason,
        startsAt: row.reduced_from,
        endsAt: row.reduced_until,
      };

/** The price as the rules read it. */
export const listedPrice = (row: PriceColumns): ListedPrice => ({
  list: row.price_cents,
  reduction: reductionOf(row),
});

/** Every price it was offered at. */
const pricePeriods = ({ price_history }: HistoryColumn): readonly PricePeriod[] =>
  price_history.map((row) => ({
    price: row.price_cents,
    reduced: row.reduction,
    startsAt: new Date(row.valid_from),
    endsAt: row.valid_until === null ? null : new Date(row.valid_until),
  }));

/** What may be told of a reduction in force; nothing where the history gives it the lie. */
export const presentDiscount = (row: PriceColumns & HistoryColumn, now: Date): Product['discount'] => {
  const announced = announceDiscount(listedPrice(row), pricePeriods(row), now);
  return (
    announced && {
      price_before: announced.list,
      percent: announced.percentOff,
      reason: announced.reason,
      lowest_30_days: announced.lowest,
      ends_at: announced.endsAt?.toISOString() ?? null,
    }
  );
};
