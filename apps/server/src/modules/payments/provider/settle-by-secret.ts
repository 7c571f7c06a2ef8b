import { toldStatus } from '@zanga/domain/payments/intent-status';
import { paymentFailed, refusalWords } from '@zanga/domain/payments/refusal-words';
import { refuse } from '../../../platform/refusal.ts';
import type { PaymentTools } from '../payment-tools.ts';
import { findBySecret } from '../queries.ts';
import { isFinal, settleSeen } from '../settle-payment.ts';
import { secretHash } from './open-at-provider.ts';
import { refuseIfUnavailable } from './refuse-if-unavailable.ts';

/** Outcome of a payment for the browser that comes back from paying; the intent's secret authorises it. */
export const settleBySecret = async (tools: PaymentTools, clientSecret: string) => {
  const row = await findBySecret(tools.db, secretHash(clientSecret));
  if (!row) return refuse('payment.not_found');
  // The webhook was faster: a paid payment stays paid, so the provider is not asked again.
  if (isFinal(row)) return { status: 'succeeded' as const, message: null };
  const settled = await refuseIfUnavailable(tools, settleSeen(tools, row));
  if (settled && 'ok' in settled) return settled;
  if (!settled?.intent) return refuse('payment.not_found');
  const { status, refusal } = settled.intent;
  const refused = status === 'canceled' ? paymentFailed : refusal && refusalWords(refusal.code);
  return {
    status: toldStatus(status),
    message: status === 'succeeded' || status === 'requires_capture' ? null : refused,
  };
};
