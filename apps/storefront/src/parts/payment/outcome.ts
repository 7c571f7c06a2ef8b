import type { IntentStatus } from '@zanga/domain/payments/intent-status';
import { isAccepted } from '@zanga/domain/payments/intent-status';
import { paymentTexts as t } from './payment-texts.ts';

/** How a try to pay has ended. */
export type PaymentOutcome =
  /** Paid, or held: the screen goes on. */
  | { readonly outcome: 'done' }
  /** Another try may be made; the words have been shown under the card and as a toast (ERR-8, ERR-9). */
  | { readonly outcome: 'refused'; readonly message: string }
  /** The bank takes its time: the order waits, and the screen may show it. */
  | { readonly outcome: 'pending'; readonly message: string }
  /** The page is leaving for the bank's, and comes back by itself. */
  | { readonly outcome: 'away' };

type Settled = { readonly status: IntentStatus; readonly message: string | null };

/** ERR-10: which statuses let the screen go on, and what is said of the others. */
export const outcomeOf = ({ status, message }: Settled): PaymentOutcome => {
  if (status === 'succeeded' || status === 'requires_capture') return { outcome: 'done' };
  if (status === 'processing') return { outcome: 'pending', message: t.processing };
  if (isAccepted(status)) return { outcome: 'refused', message: message ?? t.failed };
  return { outcome: 'refused', message: message ?? t.unfinished };
};
