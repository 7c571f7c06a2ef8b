import type { PaymentProvider } from '../../../adapters/payments/port.ts';
import { BadSignature, type ProviderEvent } from '../../../adapters/payments/port.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { PaymentTools } from '../payment-tools.ts';
import { findByIntent, findRefundByRef } from '../queries.ts';
import { isFinal, settleSeen } from '../settle-payment.ts';
import { countDecline } from './count-decline.ts';
import { doRefund } from './do-jobs.ts';
import { recordDispute } from './record-dispute.ts';

type EventMessage = Parameters<PaymentProvider['readEvent']>;

const read = (
  tools: PaymentTools,
  body: EventMessage[0],
  headers: EventMessage[1],
): ProviderEvent | undefined => {
  try {
    return tools.provider.readEvent(body, headers, tools.clock());
  } catch (error) {
    if (error instanceof BadSignature) return undefined;
    throw error;
  }
};

/**
 * Receives a webhook of the provider. It only starts a settling, which asks the provider again, so it may be late,
 * doubled or out of order. Unknown kinds are acknowledged and ignored.
 */
export const handleEvent = async (tools: PaymentTools, body: EventMessage[0], headers: EventMessage[1]) => {
  const event = read(tools, body, headers);
  if (!event) return refuse('payment.bad_signature');
  const payment = event.intentRef === null ? undefined : await findByIntent(tools.db, event.intentRef);
  if (payment && event.declined) await countDecline(tools, payment, event.ref);
  if (payment && !isFinal(payment)) await settleSeen(tools, payment);
  const refund = event.refundRef === null ? undefined : await findRefundByRef(tools.db, event.refundRef);
  if (refund) await doRefund(tools, refund.id);
  if (event.disputeRef !== null)
    await recordDispute(tools, await tools.provider.readDispute(event.disputeRef));
  return { received: true as const };
};
