import { givenId } from '@zanga/domain/ids';
import { cents } from '@zanga/domain/money';
import { z } from 'zod';
import { jsonColumn } from '../../../platform/database/json-column.ts';
import {
  type NewIntent,
  type OffSessionCharge,
  type PaymentProvider,
  type ProviderIntent,
  ProviderRefusal,
  type ProviderSetup,
} from '../port.ts';
import { conclude, verdictOn } from './bank.ts';
import { reportIntent } from './report.ts';
import {
  type IntentRow,
  IntentStatusOf,
  lockIntent,
  newRef,
  readCard,
  readIntentRow,
  readRowBySecret,
  type SandboxTools,
  saveIntent,
  write,
} from './rows.ts';

const faceIn = jsonColumn(
  'sandbox_intents.card_face',
  z.object({
    brand: z.string(),
    last4: z.string(),
    expMonth: z.number(),
    expYear: z.number(),
    fingerprint: z.string().nullable(),
  }),
);

const present = (row: IntentRow): ProviderIntent => ({
  ref: row.ref,
  clientSecret: row.client_secret,
  status: IntentStatusOf.parse(row.status),
  unknownStatus: null,
  amountCents: row.amount_cents,
  capturedCents: row.captured_cents,
  card: row.card_face === null ? null : { ...faceIn(row.card_face), ref: row.card_ref },
  refusal: row.refusal_code === null ? null : { code: row.refusal_code },
  paymentId: row.house_payment === null ? null : givenId('pay', row.house_payment),
  createdAt: row.created_at,
});

const presentSetup = (row: IntentRow): ProviderSetup => ({
  ref: row.ref,
  clientSecret: row.client_secret,
  // A setup is never captured.
  status: IntentStatusOf.exclude(['requires_capture']).parse(row.status),
});

type Opening = { readonly kind: 'payment' | 'setup'; readonly key: string; readonly customer: string | null };

/** Opens once for each key: a repeated call gets the first row back. */
const open = async (
  { db, clock }: SandboxTools,
  { kind, key, customer }: Opening,
  payment?: NewIntent,
): Promise<IntentRow> => {
  const ref = newRef(kind === 'setup' ? 'seti' : 'pi');
  const opened = await db
    .insertInto('sandbox_intents')
    .values({
      ref,
      kind,
      key,
      client_secret: `${ref}_secret_${newRef('evt').slice(11)}`,
      customer_ref: customer,
      created_at: clock(),
      ...(payment && {
        house_payment: payment.paymentId,
        amount_cents: payment.amountCents,
        capture: payment.capture,
      }),
    })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returningAll()
    .executeTakeFirst();
  // A second caller has waited for the first, so this statement sees its row.
  const row =
    opened ??
    (await db.selectFrom('sandbox_intents').selectAll().where('key', '=', key).executeTakeFirstOrThrow());
  if (payment && row.amount_cents !== payment.amountCents) throw new ProviderRefusal('idempotency_error');
  return row;
};

const cancelable = [
  'requires_payment_method',
  'requires_confirmation',
  'requires_action',
  'requires_capture',
];

const cancel = (tools: SandboxTools, ref: string) =>
  write(tools, async (tx) => {
    const intent = await lockIntent(tx, ref);
    if (!cancelable.includes(intent.status)) return present(intent);
    const saved = await saveIntent(tx, intent, { status: 'canceled', challenge: null });
    await reportIntent(tools, tx, saved);
    return present(saved);
  });

const capture = (tools: SandboxTools, ref: string, amountCents: number) =>
  write(tools, async (tx) => {
    const intent = await lockIntent(tx, ref);
    if (intent.status === 'succeeded' && intent.captured_cents === amountCents) return present(intent);
    if (intent.status !== 'requires_capture') throw new ProviderRefusal('payment_intent_unexpected_state');
    if (amountCents < 1 || amountCents > intent.amount_cents) throw new ProviderRefusal('amount_too_large');
    const saved = await saveIntent(tx, intent, { status: 'succeeded', captured_cents: cents(amountCents) });
    await reportIntent(tools, tx, saved);
    return present(saved);
  });

/** Charges a kept card without its customer; a bank that asks for them refuses, with the reason. */
const chargeOffSession = async (tools: SandboxTools, charge: OffSessionCharge) => {
  const opened = await open(tools, { kind: 'payment', ...charge }, charge);
  if (opened.card_ref !== null || opened.status !== 'requires_payment_method') return present(opened);
  return write(tools, async (tx) => {
    const intent = await lockIntent(tx, opened.ref);
    const card = await readCard(tx, charge.card);
    if (card?.customer_ref !== charge.customer) throw new ProviderRefusal('resource_missing');
    if (intent.card_ref !== null) return present(intent);
    const decision = verdictOn(intent, card, false);
    const verdict =
      decision.verdict === 'ask' ? ({ verdict: 'no', code: 'authentication_required' } as const) : decision;
    return present(await conclude(tools, tx, { intent, card, verdict }));
  });
};

const unfinished = ['requires_payment_method', 'requires_confirmation', 'requires_action'];

const prepare = (
  tools: SandboxTools,
  ref: string,
  choice: { readonly card: string | null; readonly save: boolean },
) =>
  write(tools, async (tx) => {
    const [intent, card] = await Promise.all([
      lockIntent(tx, ref),
      choice.card === null ? undefined : readCard(tx, choice.card),
    ]);
    // A card was faster, at a terminal or in another tab: a paid intent stays paid.
    if (!unfinished.includes(intent.status)) return present(intent);
    if (choice.card !== null && (!card || card.customer_ref !== intent.customer_ref))
      throw new ProviderRefusal('resource_missing');
    const status = card ? 'requires_confirmation' : 'requires_payment_method';
    return present(
      await saveIntent(tx, intent, {
        card_ref: choice.card,
        keep_card: choice.save,
        status,
        challenge: null,
      }),
    );
  });

async function* since(tools: SandboxTools, from: Date): AsyncIterable<ProviderIntent> {
  const rows = await tools.db
    .selectFrom('sandbox_intents')
    .selectAll()
    .where('kind', '=', 'payment')
    .where('created_at', '>=', from)
    .orderBy('created_at', 'desc')
    .execute();
  for (const row of rows) yield present(row);
}

export const sandboxIntents = (tools: SandboxTools) =>
  ({
    createIntent: async (intent) => present(await open(tools, { kind: 'payment', ...intent }, intent)),
    prepareIntent: (ref, choice) => prepare(tools, ref, choice),
    readIntent: async (ref) => present(await readIntentRow(tools.db, ref)),
    cancelIntent: ({ ref }) => cancel(tools, ref),
    captureIntent: ({ ref, amountCents }) => capture(tools, ref, amountCents),
    chargeOffSession: (charge) => chargeOffSession(tools, charge),
    createSetup: async (setup) => presentSetup(await open(tools, { kind: 'setup', ...setup })),
    readSetup: async (secret) => presentSetup(await readRowBySecret(tools.db, secret)),
    intentsSince: (from) => since(tools, from),
  }) satisfies Partial<PaymentProvider>;
