import { type Cents, lesser, subtract, zeroCents } from '../money.ts';

/** Amounts of a payment: requested, taken, refunded. */
export type PaymentAmounts = {
  readonly amount: Cents;
  readonly captured: Cents;
  /** Refunds on their way count as refunded. */
  readonly refunded: Cents;
};

/** Amount that can still be refunded. */
export const refundable = ({ captured, refunded }: PaymentAmounts): Cents => subtract(captured, refunded);

/** Whether this amount may be refunded: above zero, and never more than was taken. */
export const mayRefund = (amounts: PaymentAmounts, wanted: Cents): boolean =>
  wanted > zeroCents && lesser(wanted, refundable(amounts)) === wanted;

/** Whether this amount may be taken of the held one. */
export const mayCapture = ({ amount }: PaymentAmounts, wanted: Cents): boolean =>
  wanted > zeroCents && lesser(wanted, amount) === wanted;
