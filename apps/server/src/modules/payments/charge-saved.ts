import { isPayable } from '@zanga/domain/payments/states';
import { customerOf } from './customers.ts';
import { attach, openingKey } from './open-at-provider.ts';
import { cardRefOf, presentPayment } from './present-payment.ts';
import { findPayment } from './queries.ts';
import { type Settled, settlePayment } from './settle-payment.ts';
import type { PaymentTools } from './tools.ts';

export type SavedCharge = {
  /** `crd_…` of the payer's own. */
  readonly card: string;
};

/**
 * Charges a kept card while nobody is there, once for each payment however often it is tried. A bank that wants to see
 * its customer leaves the payment open: the person then pays it like any other.
 */
export const chargeSaved = async (
  tools: PaymentTools,
  paymentId: string,
  { card }: SavedCharge,
): Promise<Settled | undefined> => {
  const row = await findPayment(tools.db, paymentId);
  const ref = cardRefOf(card);
  if (!row || row.user_id === null || ref === undefined || row.given_up_at !== null) return undefined;
  const { state, capture } = presentPayment(row);
  if (isPayable(state) && row.intent_ref === null) {
    const intent = await tools.provider.chargeOffSession({
      key: openingKey(row),
      paymentId,
      amountCents: row.amount_cents,
      capture,
      customer: await customerOf(tools, row.user_id),
      card: ref,
    });
    await attach(tools, row, intent);
  }
  return settlePayment(tools, paymentId);
};
