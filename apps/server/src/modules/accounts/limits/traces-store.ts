import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/connection.ts';
import type { Keys } from '../keys.ts';

/** How long it is remembered what somebody had who deleted their account: nobody waits two years for a gift. */
const traceLifeMs = 2 * 365 * 86_400_000;

/** What tells that somebody who comes back is who they were. */
export type Names = { readonly email: string; readonly phone: string | null };

const tracesOf = (keys: Pick<Keys, 'mac'>, { email, phone }: Names): Buffer[] =>
  [email, ...(phone === null ? [] : [phone])].map((name) => keys.mac('trace', name));

/** Something that is had once, or so many times, by each person. */
export type Had = { readonly what: string; readonly times: number };

/** Remembers what somebody had who is leaving, together with what they were remembered for already. */
export const leaveTraces = async (
  tx: Tx,
  keys: Pick<Keys, 'mac'>,
  { userId, names, had }: { readonly userId: string; readonly names: Names; readonly had: readonly Had[] },
  now: Date,
): Promise<void> => {
  const endsAt = new Date(now.getTime() + traceLifeMs);
  await sql`
    with own as (
      select what, times, ${endsAt}::timestamptz as ends_at
      from unnest(${had.map(({ what }) => what)}::text[], ${had.map(({ times }) => times)}::int[]) as h(what, times)
    ), before as (
      delete from had_before where user_id = ${userId} returning what, times, ends_at
    ), all_of_them as (
      select what, sum(times)::int as times, max(ends_at) as ends_at
      from (select * from own union all select * from before) every group by what
    )
    insert into traces (trace, what, times, ends_at)
    select trace, what, times, ends_at from all_of_them, unnest(${tracesOf(keys, names)}::bytea[]) as t(trace)
    on conflict (trace, what) do update
      set times = greatest(traces.times, excluded.times), ends_at = greatest(traces.ends_at, excluded.ends_at)
  `.execute(tx);
};

/** Finds what somebody had before whose phone has just been confirmed. */
export const recallTraces = async (
  tx: Tx,
  keys: Pick<Keys, 'mac'>,
  { userId, names }: { readonly userId: string; readonly names: Names },
  now: Date,
): Promise<void> => {
  await sql`
    insert into had_before (user_id, what, times, ends_at)
    select ${userId}, what, max(times), max(ends_at) from traces
    where trace = any(${tracesOf(keys, names)}::bytea[]) and ends_at > ${now} group by what
    on conflict (user_id, what) do update
      set times = greatest(had_before.times, excluded.times), ends_at = greatest(had_before.ends_at, excluded.ends_at)
  `.execute(tx);
};
