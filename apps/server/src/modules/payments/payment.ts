import type { PaymentId, RefundId, UserId } from '@zanga/domain/ids';
import type { Cents } from '@zanga/domain/money';
import type { PaymentState } from '@zanga/domain/payments/states';

export type Purpose = 'order' | 'membership' | 'change';

/** Period of a membership and try to charge it, both from zero. */
export type PeriodCharge = { readonly period: number; readonly attempt: number };

/** A card payment for the other modules. */
export type Payment = {
  readonly id: PaymentId;
  readonly purpose: Purpose;
  /** Id of the order, the membership, or the dearer change of an order. */
  readonly ownerId: string;
  /** Null for orders, and for the payment that starts a membership. */
  readonly charge: PeriodCharge | null;
  /** Null for guests. */
  readonly userId: UserId | null;
  readonly capture: 'automatic' | 'manual';
  readonly state: PaymentState;
  readonly amountCents: Cents;
  readonly capturedCents: Cents;
  /** Includes refunds still on their way. */
  readonly refundedCents: Cents;
  /** Returned by the bank after lost disputes. */
  readonly disputedCents: Cents;
  /** The rest that can still be refunded. */
  readonly refundableCents: Cents;
  /** Whether its owner has given it up: money that still arrives goes back by itself. */
  readonly givenUp: boolean;
  readonly card: PaidCard | null;
  /** Why the last try was refused, in Italian; null when none was. */
  readonly refusal: string | null;
  /** Unknown status of the provider; null for a known one. */
  readonly unknownStatus: string | null;
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
  /** Money is on its way back, or (`failed`) could not be refunded: then it stays with the shop. */
  | {
      readonly kind: 'refunded' | 'refund_failed';
      readonly payment: Payment;
      readonly refund: { readonly id: RefundId; readonly key: string; readonly amountCents: Cents };
    };
