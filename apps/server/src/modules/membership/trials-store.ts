import { createHash } from 'node:crypto';
import type { TrialsHad } from '@zanga/domain/membership/trial';
import type { Db, Tx } from '../../platform/database/connection.ts';
import { attempt } from '../../platform/database/decide.ts';

const traceOf = (kind: 'person' | 'card', name: string) =>
  createHash('sha256').update(`${kind}\0${name}`).digest();

/** Everything that tells it is the same person: who changes their address is still who they were. */
export type TrialPerson = { readonly id: string; readonly email: string; readonly phone: string | null };

type Whose = { readonly person: TrialPerson; readonly fingerprint: string | null };

const tracesOf = ({ person: { id, email, phone }, fingerprint }: Whose) => ({
  person: [id, email, ...(phone === null ? [] : [phone])].map((name) => traceOf('person', name)),
  card: fingerprint === null ? [] : [traceOf('card', fingerprint)],
});

/** Whether a person, or the card they pay with, has had a trial. */
export const trialsHad = async (db: Db | Tx, whose: Whose): Promise<TrialsHad> => {
  const { person, card } = tracesOf(whose);
  const rows = await db
    .selectFrom('prime_trials')
    .select('trace')
    .where('trace', 'in', [...person, ...card])
    .execute();
  const had = (traces: readonly Buffer[]) =>
    traces.some((trace) => rows.some((row) => row.trace.equals(trace)));
  return { person: had(person), card: had(card) };
};

/** Remembers a trial; false when another one, at the same instant, was first: then nothing of this one is remembered. */
export const rememberTrial = (tx: Tx, whose: Whose, now: Date): Promise<boolean> =>
  attempt(tx, async () => {
    const { person, card } = tracesOf(whose);
    const traces = [...person, ...card];
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('prime_trials')
      .values(traces.map((trace) => ({ trace, at: now })))
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    return numInsertedOrUpdatedRows === BigInt(traces.length);
  });
