import type { Intent } from '@zanga/contract/ordering/payments';
import type { Refusal } from '@zanga/contract/wire/route';
import { toldStatus } from '@zanga/domain/payments/intent-status';
import { isPayable } from '@zanga/domain/payments/states';
import type { ProviderIntent } from '../../../adapters/payments/port.ts';
import { onOneConnection } from '../../../platform/database/connection.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { PaymentKey } from '../followers.ts';
import type { PaymentTools } from '../payment-tools.ts';
import { cardRefOf, presentPayment } from '../present-payment.ts';
import { findLatest, findPayment } from '../queries.ts';
import type { PaymentRow } from '../row-queries.ts';
import { settlePayment } from '../settle-payment.ts';
import { customerOf } from './customers.ts';
import { openAtProvider } from './open-at-provider.ts';
import { refuseIfUnavailable } from './refuse-if-unavailable.ts';
import { triesStolenCards } from './stolen-cards.ts';

export type IntentFor = {
  /** `new`, or the id of a saved card. */
  readonly method: string;
  /** Whether to save a new card; customers only. */
  readonly save: boolean;
  /** Network that asks, under a keyed hash; a shop's own terminal has none. */
  readonly network?: Buffer;
};

type IntentRefusal = Refusal<
  'order.not_payable' | 'card.not_found' | 'payment.unavailable' | 'payment.too_many'
>;

/** Status for a browser whose payment needs no confirmation any more. */
const statusOf = {
  open: 'requires_payment_method',
  failed: 'requires_payment_method',
  processing: 'processing',
  authorised: 'requires_capture',
  paid: 'succeeded',
} as const;

const unfinished = ['requires_payment_method', 'requires_confirmation', 'requires_action'];

/** The saved card by its id; must belong to the payer. */
const cardOf = async (tools: PaymentTools, row: PaymentRow, method: string) => {
  if (method === 'new') return { ok: true, card: null } as const;
  const ref = cardRefOf(method);
  if (row.user_id === null || ref === undefined) return refuse('card.not_found');
  const cards = await tools.provider.cardsOf(await customerOf(tools, row.user_id));
  return cards.some((card) => card.ref === ref)
    ? ({ ok: true, card: ref } as const)
    : refuse('card.not_found');
};

const answer = (intent: ProviderIntent): Intent => ({
  client_secret: intent.clientSecret,
  status: toldStatus(intent.status),
  message: null,
});

const prepare = async (
  tools: PaymentTools,
  row: PaymentRow,
  wanted: IntentFor,
): Promise<Intent | IntentRefusal> => {
  const chosen = await cardOf(tools, row, wanted.method);
  if (!chosen.ok) return chosen;
  const intent = await openAtProvider(tools, row);
  // A guest has no saved cards, so an intent that waits for their card needs no preparation.
  if (row.user_id === null && intent.status === 'requires_payment_method') return answer(intent);
  if (unfinished.includes(intent.status))
    return answer(
      await tools.provider.prepareIntent(intent.ref, {
        card: chosen.card,
        save: wanted.save && chosen.card === null && row.user_id !== null,
      }),
    );
  // The payment went through, and its webhook has not come yet.
  await settlePayment(tools, row.id);
  return answer(intent);
};

/** The payment, and whether stolen cards are tried from the network that asks: in one message. */
const findAsked = ({ db, clock }: PaymentTools, which: PaymentKey, { network }: IntentFor) =>
  onOneConnection(db, (one) =>
    Promise.all([
      'paymentId' in which ? findPayment(one, which.paymentId) : findLatest(one, which.latestOf),
      network !== undefined && triesStolenCards(one, { which, network }, clock()),
    ]),
  );

/** Intent that a browser confirms a payment with. Calls the provider, so it runs outside of any transaction. */
export const intentFor = async (
  tools: PaymentTools,
  which: PaymentKey,
  wanted: IntentFor,
): Promise<Intent | IntentRefusal> => {
  const [row, isTried] = await findAsked(tools, which, wanted);
  if (!row || row.given_up_at !== null || row.provider !== tools.provider.name)
    return refuse('order.not_payable');
  const { state } = presentPayment(row);
  if (state === 'released') return refuse('order.not_payable');
  if (isPayable(state))
    return isTried ? refuse('payment.too_many') : refuseIfUnavailable(tools, prepare(tools, row, wanted));
  return { client_secret: null, status: statusOf[state], message: null };
};
