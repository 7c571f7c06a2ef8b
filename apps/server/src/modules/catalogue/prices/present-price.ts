import type { Product } from '@zanga/contract/menu/product';
import { announceDiscount, type ListedPrice, type Reduction } from '@zanga/domain/catalogue/discount';
import type { PricePeriod } from '@zanga/domain/catalogue/price/price-history';
import {
  type PriceContext,
  type PriceHere,
  type ProductPrices,
  priceOf,
  rulePeriods,
} from '@zanga/domain/catalogue/price/price-of';
import type { ProductKind } from '@zanga/domain/catalogue/vocabulary';
import type { Cents } from '@zanga/domain/money';
import { untilMoment } from '@zanga/domain/time-words';
import { type PriceRuleRow, priceRuleOf } from './price-rule-queries.ts';

type PriceColumns = {
  readonly kind: ProductKind;
  readonly price_cents: Cents;
  readonly reduced_price_cents: Cents | null;
  readonly reduced_reason: string | null;
  readonly reduced_from: Date | null;
  readonly reduced_until: Date | null;
  readonly price_rules: readonly PriceRuleRow[];
};
type HistoryColumn = {
  readonly price_history: readonly {
    readonly price_cents: Cents;
    readonly reduction: boolean;
    readonly valid_from: string;
    readonly valid_until: string | null;
  }[];
};

const reductionOf = (row: PriceColumns): Reduction | null =>
  row.reduced_price_cents === null || row.reduced_reason === null || row.reduced_from === null
    ? null
    : {
        price: row.reduced_price_cents,
        reason: row.reduced_reason,
        startsAt: row.reduced_from,
        endsAt: row.reduced_until,
      };

const listedPrice = (row: PriceColumns): ListedPrice => ({
  list: row.price_cents,
  reduction: reductionOf(row),
});

/** Prices of a product in the form of the rules. */
export const pricesOf = (row: PriceColumns): ProductPrices => ({
  kind: row.kind,
  base: listedPrice(row),
  rules: row.price_rules.map(priceRuleOf),
});

/** Past prices at which it was offered in every shop and mode. */
const pricePeriods = ({ price_history }: HistoryColumn): readonly PricePeriod[] =>
  price_history.map((row) => ({
    price: row.price_cents,
    reduced: row.reduction,
    startsAt: new Date(row.valid_from),
    endsAt: row.valid_until === null ? null : new Date(row.valid_until),
  }));

/** Discount to show there; null where the price history contradicts it. */
export const presentDiscount = (
  row: PriceColumns & HistoryColumn,
  context: PriceContext,
  now: Date,
): Product['discount'] => {
  const prices = pricesOf(row);
  const history = [...pricePeriods(row), ...rulePeriods(prices, context)];
  const announced = announceDiscount(priceOf(prices, context, now), history, now);
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

/** Note beside a price that has a name or ends with its hours. */
export const presentNote = ({ note }: PriceHere, now: Date): Product['price_note'] =>
  note && {
    text: [note.name, note.until && untilMoment(note.until, now)].filter(Boolean).join(' '),
    until: note.until?.toISOString() ?? null,
  };
