import { createHash } from 'node:crypto';
import type { TrialsHad } from '@zanga/domain/membership/trial';
import type { Db, Tx } from '../../platform/database/connection.ts';

const traceOf = (kind: 'person' | 'card', name: string) =>
  createHash('sha256').update(`${kind}\0${name}`).digest();

type Whose = { readonly email: string; readonly fingerprint: string | null };

const tracesOf = ({ email, fingerprint }: Whose) => ({
  person: traceOf('person', email),
  card: fingerprint === null ? null : traceOf('card', fingerprint),
});

/** Whether a person, or the card they pay with, has had a trial. */
export const trialsHad = async (db: Db | Tx, whose: Whose): Promise<TrialsHad> => {
  const traces = tracesOf(whose);
  const rows = await db
    .selectFrom('prime_trials')
    .select('trace')
    .where('trace', 'in', [traces.person, ...(traces.card ? [traces.card] : [])])
    .execute();
  const had = (trace: Buffer | null) => trace !== null && rows.some((row) => row.trace.equals(trace));
  return { person: had(traces.person), card: had(traces.card) };
};

/** Remembers a trial; false when another one, at the same instant, was first. */
export const rememberTrial = async (tx: Tx, whose: Whose, now: Date): Promise<boolean> => {
  const { person, card } = tracesOf(whose);
  const traces = card ? [person, card] : [person];
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('prime_trials')
    .values(traces.map((trace) => ({ trace, at: now })))
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === BigInt(traces.length);
};
