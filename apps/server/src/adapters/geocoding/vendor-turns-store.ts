import { sql } from 'kysely';
import type { Db } from '../../platform/database/connection.ts';

/** Gap between calls that a vendor allows, and the longest wait of a caller. */
export type VendorPace = { readonly vendor: string; readonly gapMs: number; readonly patienceMs: number };

/**
 * Takes the next turn at a vendor, for all nodes by the database's clock; returns the milliseconds to wait. Undefined,
 * and no turn taken, if that is too long.
 */
export const takeTurn = async (
  db: Db,
  { vendor, gapMs, patienceMs }: VendorPace,
): Promise<number | undefined> => {
  const gap = sql`${gapMs}::float8 * interval '1 millisecond'`;
  const now = sql`clock_timestamp()`;
  const { rows } = await sql<{ wait: number }>`
    insert into vendor_turns as turn (vendor, next_at) values (${vendor}, ${now} + ${gap})
    on conflict (vendor) do update set next_at = greatest(turn.next_at, ${now}) + ${gap}
      where turn.next_at <= ${now} + ${patienceMs}::float8 * interval '1 millisecond'
    returning greatest(0, extract(epoch from next_at - ${gap} - ${now}) * 1000)::float8 as wait`.execute(db);
  return rows[0]?.wait;
};
