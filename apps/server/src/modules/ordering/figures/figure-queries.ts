import { sql } from 'kysely';
import type { Db } from '../../../platform/database/connection.ts';

export type OrdersOfAnHour = { readonly state: string; readonly count: number };

/** Orders of the last hour, by state. */
export const countOrdersOfAnHour = async (db: Db, now: Date): Promise<readonly OrdersOfAnHour[]> => {
  const since = new Date(now.getTime() - 3_600_000);
  return db
    .selectFrom('orders')
    .select(['state', sql<number>`count(*)::int`.as('count')])
    .where('placed_at', '>', since)
    .where('placed_at', '<=', now)
    .groupBy('state')
    .execute();
};
