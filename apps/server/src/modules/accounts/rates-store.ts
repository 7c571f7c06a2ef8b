import type { Db } from '../../platform/database/connection.ts';
import type { Keys } from './keys.ts';
import type { LimitName, Limits } from './limits.ts';

export type Rates = {
  /**
   * Counts one more of each, and names the first whose limit is passed. Counted at once and outside any transaction, in
   * the database that all processes share: a refusal is counted, too.
   */
  readonly passed: (
    counted: readonly { readonly limit: LimitName; readonly subject: string }[],
    now: Date,
  ) => Promise<{ readonly limit: LimitName; readonly first: boolean } | undefined>;
};

/** Counters of fixed windows, kept under keyed hashes: no phone and no address can be read there. */
export const makeRates = (db: Db, keys: Keys, limits: Limits): Rates => ({
  passed: async (counted, now) => {
    const windows = counted.map(({ limit, subject }) => {
      const { seconds } = limits[limit];
      const starts = Math.floor(now.getTime() / (seconds * 1000)) * seconds * 1000;
      return {
        limit,
        key: keys.mac('rate', `${limit}\0${subject}`),
        starts_at: new Date(starts),
        ends_at: new Date(starts + seconds * 1000),
      };
    });
    const rows = await db
      .insertInto('rate_windows')
      .values(
        windows
          .map(({ limit: _, ...window }) => ({ ...window, count: 1 }))
          .sort((one, other) => Buffer.compare(one.key, other.key)),
      )
      .onConflict((conflict) =>
        conflict
          .columns(['key', 'starts_at'])
          .doUpdateSet((row) => ({ count: row('rate_windows.count', '+', 1) })),
      )
      .returning(['key', 'count'])
      .execute();
    for (const { limit, key } of windows) {
      const count = rows.find((row) => row.key.equals(key))?.count ?? 0;
      const { most } = limits[limit];
      if (count > most) return { limit, first: count === most + 1 };
    }
    return undefined;
  },
});
