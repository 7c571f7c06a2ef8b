import type { ShopId } from '@zanga/domain/ids';
import type { LocalDate } from '@zanga/domain/time';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/connection.ts';
import { shopOfOrder } from './day-sum-queries.ts';

type Between = { readonly shopId: ShopId; readonly from: Date; readonly until: Date };

export type HourOfDay = {
  readonly day: LocalDate;
  readonly hour: number;
  readonly orders: number;
  readonly amount: number;
};

/**
 * Revenue of a shop by day and hour of placing in Rome: money paid or taken, less refunds; failed orders do not count.
 */
export const readFlow = async (db: Db, { shopId, from, until }: Between): Promise<readonly HourOfDay[]> => {
  // Rome is whole hours away from UTC: hours are summed first, so that few values are converted.
  const { rows } = await sql<HourOfDay>`
    select to_char(hours.at at time zone 'Europe/Rome', 'YYYY-MM-DD') as day,
      extract(hour from hours.at at time zone 'Europe/Rome')::int as hour, sum(orders)::int as orders, sum(amount)::int as amount
    from (
      select date_trunc('hour', o.placed_at, 'UTC') as at, count(*)::int as orders,
        sum(greatest(0, case o.payment_kind when 'card' then o.total_cents else o.taken_cents end - o.refunded_cents))::int
          as amount
      from orders o
      where o.created_at >= ${from}::timestamptz - interval '1 day' and o.created_at < ${until}
        and o.placed_at >= ${from} and o.placed_at < ${until} and ${shopOfOrder} = ${shopId}
        and o.state not in ('rejected', 'cancelled', 'expired', 'awaiting_payment')
      group by 1
    ) hours
    group by 1, 2 order by 1, 2`.execute(db);
  return rows;
};
