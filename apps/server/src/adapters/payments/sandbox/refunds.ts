import { add, cents, subtract } from '@zanga/domain/money';
import { type PaymentProvider, type ProviderRefund, ProviderRefusal } from '../port.ts';
import { isContested } from './disputes.ts';
import { report } from './report.ts';
import {
  lockIntent,
  newRef,
  type RefundRow,
  readCard,
  type SandboxTools,
  saveIntent,
  write,
} from './rows.ts';

const present = ({ ref, status, amount_cents }: RefundRow): ProviderRefund => ({
  ref,
  status: status === 'succeeded' || status === 'pending' ? status : 'failed',
  amountCents: amount_cents,
});

type RefundRequest = Parameters<PaymentProvider['refund']>[0];

/** Refunds an intent, once for each key and never more than was captured. */
const refund = (tools: SandboxTools, { key, intentRef, amountCents }: RefundRequest) =>
  write(tools, async (tx) => {
    const intent = await lockIntent(tx, intentRef);
    const known = await tx
      .selectFrom('sandbox_refunds')
      .selectAll()
      .where('key', '=', key)
      .executeTakeFirst();
    if (known) return present(known);
    if (await isContested(tx, intentRef)) throw new ProviderRefusal('charge_disputed');
    if (amountCents > subtract(intent.captured_cents, intent.refunded_cents))
      throw new ProviderRefusal('charge_already_refunded');
    const card = intent.card_ref === null ? undefined : await readCard(tx, intent.card_ref);
    const row = await tx
      .insertInto('sandbox_refunds')
      .values({
        ref: newRef('re'),
        key,
        intent_ref: intentRef,
        amount_cents: amountCents,
        // The bank of this test card waits before it refuses.
        status: card?.behaviour === 'refund_fails' ? 'pending' : 'succeeded',
        created_at: tools.clock(),
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    await saveIntent(tx, intent, { refunded_cents: add(intent.refunded_cents, cents(amountCents)) });
    const pending = row.status === 'pending';
    await report(
      tools,
      tx,
      pending ? 'refund.failed' : 'refund.updated',
      { refund: row },
      pending ? 2_000 : 0,
    );
    return present(row);
  });

/** Reads a refund; the bank that refuses does so at this read. */
const read = (tools: SandboxTools, ref: string) =>
  write(tools, async (tx) => {
    const row = await tx
      .selectFrom('sandbox_refunds')
      .selectAll()
      .where('ref', '=', ref)
      .forUpdate()
      .executeTakeFirst();
    if (!row) throw new ProviderRefusal('resource_missing');
    if (row.status !== 'pending') return present(row);
    const intent = await lockIntent(tx, row.intent_ref);
    await saveIntent(tx, intent, { refunded_cents: subtract(intent.refunded_cents, row.amount_cents) });
    await tx.updateTable('sandbox_refunds').set({ status: 'failed' }).where('ref', '=', ref).execute();
    return present({ ...row, status: 'failed' });
  });

export const sandboxRefunds = (tools: SandboxTools): Pick<PaymentProvider, 'refund' | 'readRefund'> => ({
  refund: (request) => refund(tools, request),
  readRefund: (ref) => read(tools, ref),
});
