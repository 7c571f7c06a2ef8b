import type { UserId } from '@zanga/domain/ids';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/connection.ts';
import type { Keys } from '../keys.ts';

/** Two years: how long the benefits of a deleted account are remembered. Waiting that long for a gift is no abuse. */
const traceLifeMs = 2 * 365 * 86_400_000;

/** Email and phone: by these a person who comes back is recognised. */
export type Names = { readonly email: string; readonly phone: string | null };

const tracesOf = (keys: Pick<Keys, 'mac'>, { email, phone }: Names): Buffer[] =>
  [email, ...(phone === null ? [] : [phone])].map((name) => keys.mac('trace', name));

/** Traces by former keys too: a change of key must not give a benefit twice. */
const everyTraceOf = (keys: Pick<Keys, 'macs'>, { email, phone }: Names): Buffer[] =>
  [email, ...(phone === null ? [] : [phone])].flatMap((name) => keys.macs('trace', name));

/** A benefit that each person has once, or a limited number of times, such as a trial. */
export type BenefitHad = { readonly what: string; readonly times: number };

/** Remembers the used benefits of a deleted account, together with earlier remembered ones. */
export const leaveTraces = async (
  tx: Tx,
  keys: Pick<Keys, 'mac'>,
  {
    userId,
    names,
    had,
  }: { readonly userId: UserId; readonly names: Names; readonly had: readonly BenefitHad[] },
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

/** Finds the remembered benefits of a person whose phone was just confirmed, and keeps them with the account. */
export const recallTraces = async (
  tx: Tx,
  keys: Pick<Keys, 'macs'>,
  { userId, names }: { readonly userId: UserId; readonly names: Names },
  now: Date,
): Promise<void> => {
  await sql`
    insert into had_before (user_id, what, times, ends_at)
    select ${userId}, what, max(times), max(ends_at) from traces
    where trace = any(${everyTraceOf(keys, names)}::bytea[]) and ends_at > ${now} group by what
    on conflict (user_id, what) do update
      set times = greatest(had_before.times, excluded.times), ends_at = greatest(had_before.ends_at, excluded.ends_at)
  `.execute(tx);
};
