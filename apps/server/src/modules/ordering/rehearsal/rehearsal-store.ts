import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/connection.ts';

/** Runs the checks that the database would run at the commit. */
export const checkAsAtCommit = async (tx: Tx): Promise<void> => {
  await sql`set constraints all immediate`.execute(tx);
};

/** Longest duration of a rehearsal; one still open after it belongs to a crashed process. */
export const longestMinutes = 3;
const keptDays = 14;

/** Begins a rehearsal, unless another node runs one; deletes old ones. */
export const beginRehearsal = async (db: Db, now: Date): Promise<number | undefined> => {
  const { rows } = await sql<{ id: number }>`
    with alone as (select pg_try_advisory_xact_lock(hashtext('order_rehearsals')) as ours),
      gone as (delete from order_rehearsals where started_at < ${now}::timestamptz - make_interval(days => ${keptDays}))
    insert into order_rehearsals (started_at)
    select ${now} from alone
    where ours and not exists (
      select from order_rehearsals
      where ended_at is null and started_at > ${now}::timestamptz - make_interval(mins => ${longestMinutes})
    )
    returning id`.execute(db);
  return rows[0]?.id;
};

export type Step = { readonly step: string; readonly ms: number };

export type Walked = {
  readonly outcome: 'good' | 'idle' | 'failed';
  /** Failed step and reason; null for a success. */
  readonly step: string | null;
  readonly reason: string | null;
  readonly steps: readonly Step[];
};

export const endRehearsal = async (db: Db, id: number, walked: Walked, now: Date): Promise<void> => {
  await db
    .updateTable('order_rehearsals')
    .set({ ...walked, steps: JSON.stringify(walked.steps), ended_at: now })
    .where('id', '=', id)
    .execute();
};
