import { createHmac } from 'node:crypto';
import { brandOf, cvcLength, digitsOf, isLuhn, isPast } from '@zanga/domain/payments/card-number';
import { z } from 'zod';
import { type Tx, withoutWaiting } from '../../../platform/database/connection.ts';
import { conclude, verdictOn } from './bank.ts';
import { type CardRow, type IntentRow, newRef, readCard, type SandboxTools, write } from './rows.ts';
import { testCards } from './test-cards.ts';

/** Card data from a browser to the provider, past our server. */
export const Confirmation = z.object({
  client_secret: z.string().max(200),
  card: z
    .object({
      number: z.string().max(40),
      exp_month: z.number().int(),
      exp_year: z.number().int(),
      cvc: z.string().max(4),
    })
    .nullable(),
  keep: z.boolean().default(false),
});
export type Confirmation = z.output<typeof Confirmation>;

export type Confirmed =
  | { readonly ok: true; readonly intent: IntentRow }
  | { readonly ok: false; readonly code: string };

const no = (code: string): Confirmed => ({ ok: false, code });

type Typed = NonNullable<Confirmation['card']>;

/** Refusal code for wrong card data, before the bank is asked. */
const wrongIn = ({ number, exp_month, exp_year, cvc }: Typed, now: Date): string | undefined => {
  const digits = digitsOf(number);
  if (!isLuhn(digits)) return 'incorrect_number';
  if (testCards[digits] === undefined) return 'live_mode_card';
  if (exp_month < 1 || exp_month > 12) return 'invalid_expiry_month';
  if (isPast({ month: exp_month, year: exp_year }, now)) return 'expired_card';
  if (!/^\d+$/.test(cvc) || cvc.length !== cvcLength(brandOf(digits))) return 'invalid_cvc';
  return undefined;
};

/** The number stays in this function: only brand, last digits and fingerprint are stored. */
const takeCard = async (tools: SandboxTools, tx: Tx, typed: Typed): Promise<CardRow> => {
  const digits = digitsOf(typed.number);
  const fingerprint = createHmac('sha256', tools.secret).update(digits).digest('base64url').slice(0, 16);
  const card: CardRow = {
    ref: newRef('pm'),
    customer_ref: null,
    brand: brandOf(digits),
    last4: digits.slice(-4),
    exp_month: typed.exp_month,
    exp_year: typed.exp_year,
    fingerprint,
    behaviour: testCards[digits]?.does ?? 'declines',
    created_at: tools.clock(),
  };
  await withoutWaiting(tx, (quiet) => quiet.insertInto('sandbox_cards').values(card).execute());
  return card;
};

const waiting = ['requires_payment_method', 'requires_confirmation', 'requires_action'];

const lockBySecret = (tx: Tx, secret: string) =>
  tx
    .selectFrom('sandbox_intents')
    .selectAll()
    .where('client_secret', '=', secret)
    .forUpdate()
    .executeTakeFirst();

/** Confirms a payment with a typed card, or with the chosen kept one. */
export const confirm = (tools: SandboxTools, confirmation: Confirmation): Promise<Confirmed> =>
  write(tools, async (tx) => {
    const intent = await lockBySecret(tx, confirmation.client_secret);
    if (!intent) return no('resource_missing');
    // A second press of the button finds the payment done.
    if (!waiting.includes(intent.status)) return { ok: true, intent };
    const wrong = confirmation.card && wrongIn(confirmation.card, tools.clock());
    if (wrong) return no(wrong);
    const card = confirmation.card
      ? await takeCard(tools, tx, confirmation.card)
      : intent.card_ref === null
        ? undefined
        : await readCard(tx, intent.card_ref);
    if (!card) return no('incorrect_number');
    return {
      ok: true,
      intent: await conclude(tools, tx, { intent, card, verdict: verdictOn(intent, card, true) }),
    };
  });

/** The customer's answer to their bank's question. */
export const answerChallenge = (
  tools: SandboxTools,
  challenge: string,
  yes: boolean,
): Promise<IntentRow | undefined> =>
  write(tools, async (tx) => {
    const intent = await tx
      .selectFrom('sandbox_intents')
      .selectAll()
      .where('challenge', '=', challenge)
      .forUpdate()
      .executeTakeFirst();
    const card = intent?.card_ref ? await readCard(tx, intent.card_ref) : undefined;
    if (!intent || !card) return undefined;
    const refusal = intent.kind === 'setup' ? 'setup_intent' : 'payment_intent';
    const verdict = yes
      ? ({ verdict: 'good' } as const)
      : ({ verdict: 'no', code: `${refusal}_authentication_failure` } as const);
    return conclude(tools, tx, { intent, card, verdict });
  });
