import type { PaymentEvent } from './states.ts';

/** Statuses of a card payment as providers know them. */
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

/** A provider's status as far as we know it; one that is younger than our words is `unknown`, and its word is kept. */
export const readIntentStatus = (word: string): IntentStatus | 'unknown' =>
  intentStatuses.find((status) => status === word) ?? 'unknown';

/** What is told to a browser: of an unknown status only that the payment goes on. */
export const toldStatus = (status: IntentStatus | 'unknown'): IntentStatus =>
  status === 'unknown' ? 'processing' : status;

/** ERR-10: after these the screen goes on; with `requires_payment_method` it goes on to another card. */
export const acceptedStatuses = ['succeeded', 'requires_capture', 'requires_payment_method'] as const;

export const isAccepted = (status: IntentStatus): boolean =>
  acceptedStatuses.some((accepted) => accepted === status);

/** What a provider's status means for a payment; nothing while the person is still at it. */
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
