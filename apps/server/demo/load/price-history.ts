import { daysBefore } from './instants.ts';
import type { Listed } from './listed.ts';
import { type Client, insertRows } from './rows.ts';

/** Days since the shop opened: age of a price that never changed. */
const openedDaysAgo = 420;

/** The database has recorded today's prices as new; this gives them their invented past. */
export const rewritePriceHistory = async (
  client: Client,
  listed: readonly Listed[],
  now: Date,
): Promise<void> => {
  await client.query(
    'update price_history set valid_from = $1 where not reduction and product_id = any($2)',
    [daysBefore(now, openedDaysAgo), listed.map(({ id }) => id)],
  );
  const changed = listed.flatMap(({ id, product: { formerPrice } }) =>
    formerPrice === null
      ? []
      : [{ id, price: formerPrice.price, until: daysBefore(now, formerPrice.daysAgo) }],
  );
  await client.query(
    `update price_history set valid_from = changed.since
     from unnest($1::text[], $2::timestamptz[]) as changed (id, since)
     where product_id = changed.id and not reduction`,
    [changed.map(({ id }) => id), changed.map(({ until }) => until)],
  );
  // The identity column fills itself, so ids are left out.
  await insertRows(
    client,
    'price_history',
    changed.map(({ id, price, until }) => ({
      product_id: id,
      price_cents: price,
      valid_from: daysBefore(now, openedDaysAgo),
      valid_until: until,
      reduction: false,
    })),
  );
};
