import type { PaymentId } from '@zanga/domain/ids';
import { isPayable } from '@zanga/domain/payments/states';
import { type ProviderIntent, ProviderRefusal } from '../../../adapters/payments/port.ts';
import type { PaymentTools } from '../payment-tools.ts';
import { cardRefOf, presentPayment } from '../present-payment.ts';
import { customerOf } from '../provider/customers.ts';
import { attach, openingKey } from '../provider/open-at-provider.ts';
import { findPayment } from '../queries.ts';
import { type Settled, settlePayment } from '../settle-payment.ts';

export type SavedCharge = {
  /** `crd_…` of a card of the payer. */
  readonly card: string;
};

/** Turns a final refusal, such as of a card unknown to the provider, into a refused payment: nothing was charged. */
const orRefused = (
  { log }: PaymentTools,
  paymentId: PaymentId,
  charge: Promise<ProviderIntent>,
): Promise<ProviderIntent | undefined> =>
  charge.catch((error: unknown) => {
    if (!(error instanceof ProviderRefusal)) throw error;
    log.warn({ payment: paymentId, reason: error.code }, 'a kept card could not be charged');
    return undefined;
  });

/**
 * Charges a saved card while its owner is away, once per payment however often it is tried. When the bank asks for a
 * confirmation, the payment stays open and the customer pays it like any other.
 */
export const chargeSaved = async (
  tools: PaymentTools,
  paymentId: PaymentId,
  { card }: SavedCharge,
): Promise<Settled | undefined> => {
  const row = await findPayment(tools.db, paymentId);
  const ref = cardRefOf(card);
  if (!row || row.user_id === null || ref === undefined || row.given_up_at !== null) return undefined;
  const { state, capture } = presentPayment(row);
  if (isPayable(state) && row.intent_ref === null) {
    const charge = tools.provider.chargeOffSession({
      key: openingKey(row),
      paymentId,
      amountCents: row.amount_cents,
      capture,
      customer: await customerOf(tools, row.user_id),
      card: ref,
    });
    const intent = await orRefused(tools, paymentId, charge);
    if (intent) await attach(tools, row, intent);
  }
  return settlePayment(tools, paymentId);
};
