import type { IntentStatus } from '@zanga/domain/payments/intent-status';
import { isAccepted } from '@zanga/domain/payments/intent-status';
import { paymentTexts as t } from './payment-texts.ts';

/** Result of a payment attempt. */
export type PaymentOutcome =
  /** Paid or held: the screen goes on. */
  | { readonly outcome: 'done' }
  /** The person may try again; the words already stand under the card and in a toast (ERR-8, ERR-9). */
  | { readonly outcome: 'refused'; readonly message: string }
  /** The bank has not decided: the order waits, and the screen may show it. */
  | { readonly outcome: 'pending'; readonly message: string }
  /** The page leaves for the bank's, which returns to it. */
  | { readonly outcome: 'away' };

type SettledPayment = { readonly status: IntentStatus; readonly message: string | null };

/** ERR-10: statuses that let the screen go on, and the message of each other one. */
export const outcomeOf = ({ status, message }: SettledPayment): PaymentOutcome => {
  if (status === 'succeeded' || status === 'requires_capture') return { outcome: 'done' };
  if (status === 'processing') return { outcome: 'pending', message: t.processing };
  if (isAccepted(status)) return { outcome: 'refused', message: message ?? t.failed };
  return { outcome: 'refused', message: message ?? t.unfinished };
};
