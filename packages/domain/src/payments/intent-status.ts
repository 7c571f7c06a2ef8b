import type { PaymentEvent } from './states.ts';

/** Statuses of a card payment, in the providers' words. */
export const intentStatuses = [
  'requires_payment_method',
  'requires_confirmation',
  'requires_action',
  'processing',
  'requires_capture',
  'canceled',
  'succeeded',
] as const;
export type IntentStatus = (typeof intentStatuses)[number];

/** A provider's status as one of ours; a word newer than this list is `unknown`, and is stored as it came. */
export const readIntentStatus = (word: string): IntentStatus | 'unknown' =>
  intentStatuses.find((status) => status === word) ?? 'unknown';

/** Status for the browser: an unknown one is told as a payment under way. */
export const toldStatus = (status: IntentStatus | 'unknown'): IntentStatus =>
  status === 'unknown' ? 'processing' : status;

/** ERR-10: statuses after which the screen goes on; with `requires_payment_method` to another card. */
export const acceptedStatuses = ['succeeded', 'requires_capture', 'requires_payment_method'] as const;

export const isAccepted = (status: IntentStatus): boolean =>
  acceptedStatuses.some((accepted) => accepted === status);

/** Event of a provider's status; undefined while the person is still paying. */
export const eventOf = (status: IntentStatus | 'unknown', refused: boolean): PaymentEvent | undefined => {
  switch (status) {
    case 'succeeded':
      return 'pay';
    case 'requires_capture':
      return 'authorise';
    case 'canceled':
      return 'release';
    case 'processing':
      return 'process';
    case 'requires_payment_method':
      return refused ? 'fail' : undefined;
    default:
      return undefined;
  }
};
