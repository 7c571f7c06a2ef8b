import { createHash } from 'node:crypto';
import type { UserId } from '@zanga/domain/ids';
import { type TrialsHad, traceEnds } from '@zanga/domain/membership/trial';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/connection.ts';
import { removed } from '../../../platform/database/removed.ts';
import { attempt } from '../../../platform/database/transaction.ts';
import type { TraceKeys } from '../membership-tools.ts';

const hashOf = (kind: 'person' | 'card', name: string): Buffer =>
  createHash('sha256').update(`${kind}\0${name}`).digest();

/** Keyed hash of a name: without the key the table does not reveal whether an address or phone had a trial. */
const keyed = (keys: TraceKeys, hash: Buffer): Buffer => keys.mac('prime_trial', hash.toString('base64url'));

/** Same by every key in use: a key rotation must not allow a second trial. */
const keyedByAny = (keys: TraceKeys, hash: Buffer) => keys.macs('prime_trial', hash.toString('base64url'));

/** Everything that identifies a person: after a change of address the phone still does. */
export type TrialPerson = { readonly id: UserId; readonly email: string; readonly phone: string | null };

type Whose = { readonly person: TrialPerson; readonly fingerprint: string | null };

const hashesOf = ({ person: { id, email, phone }, fingerprint }: Whose) => ({
  person: [id, email, ...(phone === null ? [] : [phone])].map((name) => hashOf('person', name)),
  card: fingerprint === null ? [] : [hashOf('card', fingerprint)],
});

/** Whether an account had a trial, by its memberships: these outlive the traces. */
const hadByAccount = async (db: Db | Tx, userId: UserId): Promise<boolean> => {
  const row = await db
    .selectFrom('memberships')
    .innerJoin('prime_joinings', 'prime_joinings.id', 'memberships.id')
    .select('memberships.id')
    .where('memberships.user_id', '=', userId)
    .where('prime_joinings.trial', '=', true)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
};

/** Whether a person, or the card they pay with, had a trial. */
export const trialsHad = async (db: Db | Tx, keys: TraceKeys, whose: Whose): Promise<TrialsHad> => {
  const { person, card } = hashesOf(whose);
  // Traces of an earlier version, not keyed yet, are looked for as plain hashes.
  const traces = [...person, ...card].flatMap((hash) => [hash, ...keyedByAny(keys, hash)]);
  const rows = await db.selectFrom('prime_trials').select('trace').where('trace', 'in', traces).execute();
  const isKept = (trace: Buffer) => rows.some((row) => row.trace.equals(trace));
  const had = (hashes: readonly Buffer[]) =>
    hashes.some((hash) => isKept(hash) || keyedByAny(keys, hash).some(isKept));
  return { person: had(person) || (await hadByAccount(db, whose.person.id)), card: had(card) };
};

/** Stores a trial; false, and without any trace stored, when another at the same instant was first. */
export const rememberTrial = (tx: Tx, keys: TraceKeys, whose: Whose, now: Date): Promise<boolean> =>
  attempt(tx, async () => {
    const { person, card } = hashesOf(whose);
    const traces = [...person, ...card].map((hash) => keyed(keys, hash));
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('prime_trials')
      .values(traces.map((trace) => ({ trace, at: now, keyed: true, ends_at: traceEnds(now) })))
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    return numInsertedOrUpdatedRows === BigInt(traces.length);
  });

/** Deletes expired traces. */
export const purgeTraces = (db: Db, now: Date): Promise<number> =>
  removed(db.deleteFrom('prime_trials').where('ends_at', '<=', now));

/** Hashes plain traces of an earlier version with the key. */
export const tidyTraces = async (db: Db, keys: TraceKeys): Promise<void> => {
  const plain = await db.selectFrom('prime_trials').select('trace').where('keyed', '=', false).execute();
  for (const { trace } of plain)
    await sql`
      with old as (delete from prime_trials where trace = ${trace} and not keyed returning at, ends_at)
      insert into prime_trials (trace, at, keyed, ends_at) select ${keyed(keys, trace)}, at, true, ends_at from old
      on conflict do nothing`.execute(db);
};
