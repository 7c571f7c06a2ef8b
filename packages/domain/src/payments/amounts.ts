import { type Cents, lesser, subtract, zeroCents } from '../money.ts';

/** How much was asked for, taken, and given back. */
export type PaymentAmounts = {
  readonly amount: Cents;
  readonly captured: Cents;
  /** What is on its way back counts as given back. */
  readonly refunded: Cents;
};

/** What may still be given back. */
export const refundable = ({ captured, refunded }: PaymentAmounts): Cents => subtract(captured, refunded);

/** Whether so much may be given back: something, and never more than was taken. */
export const mayRefund = (amounts: PaymentAmounts, wanted: Cents): boolean =>
  wanted > zeroCents && lesser(wanted, refundable(amounts)) === wanted;

/** Whether so much may be taken of what is held. */
export const mayCapture = ({ amount }: PaymentAmounts, wanted: Cents): boolean =>
  wanted > zeroCents && lesser(wanted, amount) === wanted;
