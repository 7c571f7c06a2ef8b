import type { PaymentId } from '../../ids.ts';
import { type Cents, lesser, subtract, zeroCents } from '../../money.ts';

/** A payment, and the amount of it not yet refunded. */
export type Charged = { readonly id: PaymentId; readonly left: Cents };

export type Share = { readonly id: PaymentId; readonly amount: Cents };

/**
 * Splits a refund over the payments of an order. The first payment that covers it bears it whole, so that a bank
 * makes one refund. If none does, several bear it, the first one first.
 */
export const overPayments = (amount: Cents, payments: readonly Charged[]): readonly Share[] => {
  const whole = payments.find(({ left }) => left >= amount);
  if (whole) return [{ id: whole.id, amount }];
  let owed = amount;
  const shares = payments.map(({ id, left }) => {
    const share = lesser(left, owed);
    owed = subtract(owed, share);
    return { id, amount: share };
  });
  return shares.filter((share) => share.amount > zeroCents);
};
