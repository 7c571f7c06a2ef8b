import { type Tx, withoutWaiting } from '../../../platform/database/connection.ts';
import { contestIfSo } from './disputes.ts';
import { reportIntent } from './report.ts';
import {
  type CardRow,
  faceOf,
  type IntentChange,
  type IntentRow,
  newRef,
  type SandboxTools,
  saveIntent,
} from './rows.ts';
import { askToKeep, askToPay, type Behaviour, type Verdict } from './test-cards.ts';

/** Gives the card to the customer, to be charged without them later. */
const keep = (tx: Tx, card: CardRow, customer: string) =>
  withoutWaiting(tx, (quiet) =>
    quiet.updateTable('sandbox_cards').set({ customer_ref: customer }).where('ref', '=', card.ref).execute(),
  );

const paid = (intent: IntentRow): IntentChange => {
  if (intent.kind === 'setup') return { status: 'succeeded' };
  return intent.capture === 'manual'
    ? { status: 'requires_capture' }
    : { status: 'succeeded', captured_cents: intent.amount_cents };
};

const outcome = (intent: IntentRow, verdict: Verdict): IntentChange => {
  switch (verdict.verdict) {
    case 'good':
      return { ...paid(intent), refusal_code: null, challenge: null };
    case 'ask':
      return { status: 'requires_action', refusal_code: null, challenge: newRef('evt').slice(4) };
    case 'no':
      return { status: 'requires_payment_method', refusal_code: verdict.code, challenge: null };
  }
};

/** Writes the bank's verdict into the intent and reports it. */
export const conclude = async (
  tools: SandboxTools,
  tx: Tx,
  {
    intent,
    card,
    verdict,
  }: { readonly intent: IntentRow; readonly card: CardRow; readonly verdict: Verdict },
): Promise<IntentRow> => {
  const saved = await saveIntent(tx, intent, {
    ...outcome(intent, verdict),
    card_ref: card.ref,
    card_face: faceOf(card),
  });
  const isKept = intent.keep_card || intent.kind === 'setup';
  if (verdict.verdict === 'good' && isKept && intent.customer_ref !== null)
    await keep(tx, card, intent.customer_ref);
  await reportIntent(tools, tx, saved);
  await contestIfSo(tools, tx, saved, card);
  return saved;
};

/** Asks the card's bank. */
export const verdictOn = (intent: IntentRow, card: CardRow, present: boolean): Verdict => {
  // Only behaviours of the test cards are ever stored.
  const does = card.behaviour as Behaviour;
  return intent.kind === 'setup' ? askToKeep(does) : askToPay(does, present);
};
