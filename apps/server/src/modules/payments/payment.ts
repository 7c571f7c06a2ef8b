import type { Cents } from '@zanga/domain/money';
import type { DisputeState } from '@zanga/domain/payments/disputes';
import type { PaymentState } from '@zanga/domain/payments/states';

export type Purpose = 'order' | 'membership' | 'change';

/** Which period of a membership a payment charges, and which try it is. Both count from zero. */
export type PeriodCharge = { readonly period: number; readonly attempt: number };

/** A card payment as the rest of the house knows it. */
export type Payment = {
  readonly id: string;
  readonly purpose: Purpose;
  /** The order, the membership, or the change of an order that costs more. */
  readonly ownerId: string;
  /** Null for orders, and for the payment that starts a membership. */
  readonly charge: PeriodCharge | null;
  /** Null for guests. */
  readonly userId: string | null;
  readonly capture: 'automatic' | 'manual';
  readonly state: PaymentState;
  readonly amountCents: Cents;
  readonly capturedCents: Cents;
  /** Includes refunds still on their way. */
  readonly refundedCents: Cents;
  /** Whether its owner has given it up: money that still arrives goes back by itself. */
  readonly givenUp: boolean;
  readonly card: PaidCard | null;
  /** Why the last try was refused, in Italian; null when none was. */
  readonly refusal: string | null;
  /** The provider's word for a status that we do not know; null while we know it. */
  readonly unknownStatus: string | null;
};

/** A payment that its customer contests with their bank. */
export type Dispute = {
  readonly ref: string;
  readonly amountCents: Cents;
  /** The provider's code, such as `fraudulent`. */
  readonly reason: string;
  readonly state: DisputeState;
  /** The provider's own word for the state. */
  readonly providerState: string;
  /** Until when it may be answered; null where no answer is taken. */
  readonly answerBy: Date | null;
  readonly openedAt: Date;
};

export type PaidCard = {
  readonly brand: string;
  readonly last4: string;
  readonly expMonth: number;
  readonly expYear: number;
  /** Identifies the card number: equal for the same card, whichever customer shows it. */
  readonly fingerprint: string | null;
  /** `crd_…` when the card is saved for its owner; else null. */
  readonly id: string | null;
};

/** The change that followers hear of, inside the transaction that makes it. */
export type PaymentChange =
  /** `payment.state` is the new one. */
  | { readonly kind: 'moved'; readonly payment: Payment; readonly from: PaymentState }
  /** Money is on its way back, or (`failed`) could not be given back: then it is the shop's again. */
  | {
      readonly kind: 'refunded' | 'refund_failed';
      readonly payment: Payment;
      readonly refund: { readonly id: string; readonly key: string; readonly amountCents: Cents };
    };
