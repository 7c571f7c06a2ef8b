import type { Db, Tx } from '../../../platform/database/connection.ts';
import type { Keys } from '../keys.ts';
import type { LimitName, Limits } from './limits.ts';

/** One limit, and the subject it counts for. */
export type Counted = { readonly limit: LimitName; readonly subject: string };
export type Count = { readonly limit: LimitName; readonly count: number; readonly most: number };

export type Rates = {
  /** Counts one more of each and returns the numbers in order. Within a transaction it counts only if that commits. */
  readonly count: (counted: readonly Counted[], now: Date, on?: Tx) => Promise<readonly Count[]>;
  /** Counts one more of each and names the first limit passed. Outside any transaction: refused calls count too. */
  readonly passed: (counted: readonly Counted[], now: Date) => Promise<LimitName | undefined>;
  /** Names the first limit already used up, and counts nothing. */
  readonly spent: (counted: readonly Counted[], now: Date) => Promise<LimitName | undefined>;
};

/** Window of an instant, under a keyed hash: phones and network addresses cannot be read from the table. */
const windowOf =
  (keys: Keys, limits: Limits, now: Date) =>
  ({ limit, subject }: Counted) => {
    const { seconds, most } = limits[limit];
    const starts = Math.floor(now.getTime() / (seconds * 1000)) * seconds * 1000;
    return {
      limit,
      most,
      key: keys.mac('rate', `${limit}\0${subject}`),
      starts_at: new Date(starts),
      ends_at: new Date(starts + seconds * 1000),
    };
  };

/** Counters of fixed windows. */
export const makeRates = (db: Db, keys: Keys, limits: Limits): Rates => {
  const count: Rates['count'] = async (counted, now, on) => {
    const windows = counted.map(windowOf(keys, limits, now));
    const rows = await (on ?? db)
      .insertInto('rate_windows')
      .values(
        windows
          .map(({ limit: _, most: __, ...window }) => ({ ...window, count: 1 }))
          // One order for all, so that no two transactions wait for each other.
          .sort((one, other) => Buffer.compare(one.key, other.key)),
      )
      .onConflict((conflict) =>
        conflict
          .columns(['key', 'starts_at'])
          .doUpdateSet((row) => ({ count: row('rate_windows.count', '+', 1) })),
      )
      .returning(['key', 'count'])
      .execute();
    return windows.map(({ limit, most, key }) => ({
      limit,
      most,
      count: rows.find((row) => row.key.equals(key))?.count ?? 0,
    }));
  };
  return {
    count,
    passed: async (counted, now) => (await count(counted, now)).find((one) => one.count > one.most)?.limit,
    spent: async (counted, now) => {
      const windows = counted.map(windowOf(keys, limits, now));
      const rows = await db
        .selectFrom('rate_windows')
        .select(['key', 'starts_at', 'count'])
        .where(
          'key',
          'in',
          windows.map(({ key }) => key),
        )
        .execute();
      return windows.find(({ key, starts_at, most }) =>
        rows.some(
          (row) =>
            row.key.equals(key) && row.starts_at.getTime() === starts_at.getTime() && row.count >= most,
        ),
      )?.limit;
    },
  };
};
