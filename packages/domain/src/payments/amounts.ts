import { add, type Cents, lesser, subtract, zeroCents } from '../money.ts';

/** Amounts of a payment: requested, taken, refunded, lost. */
export type PaymentAmounts = {
  readonly amount: Cents;
  readonly captured: Cents;
  /** Refunds on their way count as refunded. */
  readonly refunded: Cents;
  /** Lost disputes: the bank has returned this money to the customer. */
  readonly disputed: Cents;
};

/** Amount that can still be refunded. A dispute may be of the whole charge after a part was refunded. */
export const refundable = ({ captured, refunded, disputed }: PaymentAmounts): Cents =>
  subtract(captured, lesser(captured, add(refunded, disputed)));

/** Whether this amount may be refunded: above zero, and never more than was taken. */
export const mayRefund = (amounts: PaymentAmounts, wanted: Cents): boolean =>
  wanted > zeroCents && lesser(wanted, refundable(amounts)) === wanted;

/** Whether this amount may be taken of the held one. */
export const mayCapture = ({ amount }: Pick<PaymentAmounts, 'amount'>, wanted: Cents): boolean =>
  wanted > zeroCents && lesser(wanted, amount) === wanted;
