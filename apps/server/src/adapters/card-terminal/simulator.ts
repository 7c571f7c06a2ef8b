import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/database/connection.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { confirm } from '../payments/sandbox/confirm.ts';
import { readIntentRow, type SandboxTools } from '../payments/sandbox/rows.ts';
import type { CardTerminal, TerminalAsk, TerminalSight } from './port.ts';

/** Time a terminal waits for a card. */
export const patienceMs = 60_000;

/** Answers of a simulated terminal, with the test card of each. */
const answers = {
  approve: { card: '4242424242424242', becomes: 'approved' },
  decline: { card: '4000000000000002', becomes: 'declined' },
  cancel: { card: null, becomes: 'cancelled' },
} as const;
type TerminalAnswer = keyof typeof answers;

type Row = { readonly state: string; readonly asked_at: Date };

const sights: readonly TerminalSight[] = ['approved', 'declined', 'cancelled'];

const sightOf = (row: Row | undefined, now: Date): TerminalSight => {
  if (!row) return 'none';
  const answered = sights.find((sight) => sight === row.state);
  return answered ?? (now.getTime() - row.asked_at.getTime() < patienceMs ? 'waiting' : 'timed_out');
};

const find = (db: Db, intentRef: string) =>
  db.selectFrom('sandbox_terminals').selectAll().where('intent_ref', '=', intentRef).executeTakeFirst();

/** Intents waiting for a card, latest first. */
export const readWaiting = (db: Db, now: Date) =>
  db
    .selectFrom('sandbox_terminals')
    .selectAll()
    .where('state', '=', 'waiting')
    .where('asked_at', '>', new Date(now.getTime() - patienceMs))
    .orderBy('asked_at', 'desc')
    .limit(20);

const mark = (db: Db, intentRef: string, state: string) =>
  db
    .updateTable('sandbox_terminals')
    .set({ state })
    .where('intent_ref', '=', intentRef)
    .where('state', '=', 'waiting')
    .execute();

/** Answers a simulated terminal as its customer would, if it still waits. */
export const answerTerminal = async (
  tools: SandboxTools,
  intentRef: string,
  answer: TerminalAnswer,
): Promise<void> => {
  const { db, clock } = tools;
  if (sightOf(await find(db, intentRef), clock()) !== 'waiting') return;
  const { card, becomes } = answers[answer];
  if (card !== null) {
    const { client_secret } = await readIntentRow(db, intentRef);
    const year = clock().getFullYear() + 2;
    const typed = { number: card, exp_month: 12, exp_year: year, cvc: '123' };
    await confirm(tools, { client_secret, card: typed, keep: false });
  }
  await mark(db, intentRef, becomes);
};

/** A terminal waits for one card at a time, though two totems may share it. */
const present = async (tx: Tx, ask: TerminalAsk, now: Date): Promise<'asked' | 'busy'> => {
  const { reader, intentRef, amountCents } = ask;
  await sql`select pg_advisory_xact_lock(hashtextextended(${`terminal:${reader}`}, 0))`.execute(tx);
  if (['waiting', 'approved'].includes(sightOf(await find(tx, intentRef), now))) return 'asked';
  if (await readWaiting(tx, now).where('reader', '=', reader).executeTakeFirst()) return 'busy';
  const waiting = { reader, amount_cents: amountCents, state: 'waiting', asked_at: now };
  await tx
    .insertInto('sandbox_terminals')
    .values({ intent_ref: intentRef, ...waiting })
    .onConflict((conflict) => conflict.column('intent_ref').doUpdateSet(waiting))
    .execute();
  return 'asked';
};

/** Simulated terminals: at `/dev/terminals` a person chooses the card's answer. */
export const simulatedTerminal = ({ db, clock }: SandboxTools): CardTerminal => ({
  name: 'simulator',
  present: (ask) => inTransaction(db, (tx) => present(tx, ask, clock())),
  read: async ({ intentRef }) => sightOf(await find(db, intentRef), clock()),
  cancel: async ({ intentRef }) => {
    await mark(db, intentRef, 'cancelled');
  },
});
