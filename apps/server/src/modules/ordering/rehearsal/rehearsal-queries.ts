import { sql } from 'kysely';
import type { Db } from '../../../platform/database/connection.ts';
import { longestMinutes, type Walked } from './rehearsal-store.ts';

export type Rehearsed = Walked & { readonly at: Date };

export type Rehearsals = {
  /** The newest that has ended, by itself or with its process. */
  readonly last: Rehearsed | undefined;
  /** Failures in a row since the last success, and since when; rehearsals without anything to order do not count. */
  readonly failing: number;
  readonly failingSince: Date | null;
};

/** Half a day of rehearsals: more add nothing to the figure. */
const lookedAt = 144;

/** Results of recent rehearsals. */
export const readRehearsals = async (db: Db, now: Date): Promise<Rehearsals> => {
  const { rows } = await sql<Rehearsed>`
    select started_at as at, coalesce(outcome, 'failed') as outcome, step, steps,
      case when outcome is null then 'process_gone' else reason end as reason
    from order_rehearsals
    where ended_at is not null or started_at <= ${now}::timestamptz - make_interval(mins => ${longestMinutes})
    order by started_at desc, id desc limit ${lookedAt}`.execute(db);
  const told = rows.filter(({ outcome }) => outcome !== 'idle');
  const good = told.findIndex(({ outcome }) => outcome === 'good');
  const failed = good === -1 ? told : told.slice(0, good);
  return { last: rows[0], failing: failed.length, failingSince: failed.at(-1)?.at ?? null };
};
