import type { PriceRule } from '@zanga/domain/catalogue/price/price-of';
import type { Channel } from '@zanga/domain/catalogue/vocabulary';
import type { ShopId } from '@zanga/domain/ids';
import type { Cents } from '@zanga/domain/money';
import type { Weekday } from '@zanga/domain/time';
import { sql } from 'kysely';

/** JSON of a price rule. */
export type PriceRuleRow = {
  readonly price: Cents;
  readonly channel: Channel | null;
  readonly shop: ShopId | null;
  readonly from: string;
  readonly until: string | null;
  readonly weekdays: Weekday[];
  readonly starts: number | null;
  readonly ends: number | null;
  readonly name: string;
  readonly written: string;
};

/**
 * Price rules of `products as p`, read in the same statement. Ended rules are included only for reduced products, whose
 * discount is compared with past prices.
 */
export const priceRules = sql<readonly PriceRuleRow[]>`(
  select coalesce(json_agg(json_build_object(
    'price', o.price_cents, 'channel', o.channel, 'shop', o.shop_id, 'from', o.valid_from,
    'until', least(o.valid_until, o.ended_at), 'weekdays', o.weekdays, 'starts', o.from_minute, 'ends', o.to_minute,
    'name', o.name, 'written', o.written_at)), '[]')
  from product_prices o
  where o.product_id = p.id and (o.ended_at is null or p.reduced_from is not null))`;

/** Price rules in the form of `products as p`, in the one order in which the form shows them. */
export const standingPrices = sql<readonly (PriceRuleRow & { readonly id: number })[]>`(
  select coalesce(json_agg(json_build_object(
    'id', o.id, 'price', o.price_cents, 'channel', o.channel, 'shop', o.shop_id, 'from', o.valid_from,
    'until', o.valid_until, 'weekdays', o.weekdays, 'starts', o.from_minute, 'ends', o.to_minute,
    'name', o.name, 'written', o.written_at)
    order by o.from_minute is not null, o.shop_id nulls first, o.channel nulls first, o.valid_from, o.from_minute, o.id),
    '[]')
  from product_prices o where o.product_id = p.id and o.ended_at is null)`;

const mostPast = 20;

/** Past prices of `products as p`, general ones and ended rules; latest first. */
export const pastPrices = sql<readonly PriceRuleRow[]>`(
  select coalesce(json_agg(h order by h."from" desc), '[]') from (
    select price_cents as price, null as channel, null as shop, valid_from as "from", valid_until as until,
      '{}'::int[] as weekdays, null::int as starts, null::int as ends,
      case when reduction then 'Sconto' else '' end as name, valid_from as written
    from price_history where product_id = p.id and valid_until <= now()
    union all
    select price_cents, channel, shop_id, greatest(valid_from, written_at), least(valid_until, ended_at),
      weekdays, from_minute, to_minute, name, written_at
    from product_prices where product_id = p.id and ended_at is not null
    order by 4 desc limit ${mostPast}
  ) h)`;

/** Whether the price may differ by mode or shop. Ended rules count too: a discount is compared with them. */
export const hasPricesByPlace = ({
  price_rules,
}: {
  readonly price_rules: readonly PriceRuleRow[];
}): boolean => price_rules.some(({ channel, shop }) => channel !== null || shop !== null);

/** A price rule for the form of staff. */
export const priceFormOf = (row: PriceRuleRow) => ({
  price: row.price,
  channel: row.channel,
  shop: row.shop,
  from: new Date(row.from).toISOString(),
  until: row.until === null ? null : new Date(row.until).toISOString(),
  hours:
    row.starts === null || row.ends === null
      ? null
      : { weekdays: [...row.weekdays], from: row.starts, to: row.ends },
  name: row.name,
});

/** A price rule for the rules of the domain. */
export const priceRuleOf = (row: PriceRuleRow): PriceRule => ({
  price: row.price,
  channel: row.channel,
  shop: row.shop,
  startsAt: new Date(row.from),
  endsAt: row.until === null ? null : new Date(row.until),
  hours:
    row.starts === null || row.ends === null
      ? null
      : { weekdays: row.weekdays, from: row.starts, to: row.ends },
  name: row.name,
  writtenAt: new Date(row.written),
});
