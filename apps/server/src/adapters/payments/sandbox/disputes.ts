import type { DisputeState } from '@zanga/domain/payments/disputes';
import type { Selectable } from 'kysely';
import type { Tx } from '../../../platform/database/connection.ts';
import type { SandboxDisputes } from '../../../platform/database/tables.ts';
import { type PaymentProvider, type ProviderDispute, ProviderRefusal } from '../port.ts';
import { report } from './report.ts';
import { type CardRow, type IntentRow, newRef, type SandboxTools, write } from './rows.ts';

type DisputeRow = Selectable<SandboxDisputes>;

/** Time the sandbox's bank waits for an answer. */
const answerMs = 7 * 86_400_000;

const states: Readonly<Record<string, DisputeState>> = {
  needs_response: 'to_answer',
  won: 'won',
  lost: 'lost',
};

const present = (row: DisputeRow): ProviderDispute => ({
  ref: row.ref,
  intentRef: row.intent_ref,
  amountCents: row.amount_cents,
  reason: row.reason,
  state: states[row.status] ?? 'unknown',
  providerState: row.status,
  answerBy: row.due_at,
  openedAt: row.created_at,
});

/** Opens a dispute at once if the test card is one that contests. */
export const contestIfSo = async (
  tools: SandboxTools,
  tx: Tx,
  { ref, status, captured_cents }: IntentRow,
  card: CardRow,
): Promise<void> => {
  if (card.behaviour !== 'contests' || status !== 'succeeded' || captured_cents === 0) return;
  const now = tools.clock();
  const due_at = new Date(now.getTime() + answerMs);
  const dispute = await tx
    .insertInto('sandbox_disputes')
    .values({
      ...{ ref: newRef('dp'), intent_ref: ref, amount_cents: captured_cents, reason: 'fraudulent' },
      ...{ status: 'needs_response', due_at, created_at: now },
    })
    .onConflict((again) => again.doNothing())
    .returningAll()
    .executeTakeFirst();
  if (dispute) await report(tools, tx, 'charge.dispute.created', { dispute });
};

/** Whether the bank holds or has returned the money: a refund would pay it twice. */
export const isContested = async (tx: Tx, intentRef: string): Promise<boolean> => {
  const query = tx.selectFrom('sandbox_disputes').select('ref').where('intent_ref', '=', intentRef);
  return (await query.where('status', '<>', 'won').executeTakeFirst()) !== undefined;
};

/** Decides a dispute as the bank. */
export const decideDispute = (tools: SandboxTools, ref: string, status: 'won' | 'lost'): Promise<boolean> =>
  write(tools, async (tx) => {
    const dispute = await tx
      .updateTable('sandbox_disputes')
      .set({ status })
      .where('ref', '=', ref)
      .where('status', '=', 'needs_response')
      .returningAll()
      .executeTakeFirst();
    if (dispute) await report(tools, tx, 'charge.dispute.closed', { dispute });
    return dispute !== undefined;
  });

async function* since({ db }: SandboxTools, from: Date): AsyncIterable<ProviderDispute> {
  const rows = await db.selectFrom('sandbox_disputes').selectAll().where('created_at', '>=', from).execute();
  for (const row of rows) yield present(row);
}

export const sandboxDisputes = (
  tools: SandboxTools,
): Pick<PaymentProvider, 'readDispute' | 'disputesSince'> => ({
  readDispute: async (ref) => {
    const query = tools.db.selectFrom('sandbox_disputes').selectAll().where('ref', '=', ref);
    const row = await query.executeTakeFirst();
    if (!row) throw new ProviderRefusal('resource_missing');
    return present(row);
  },
  disputesSince: (from) => since(tools, from),
});
