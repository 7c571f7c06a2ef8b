import type { Cents } from '@zanga/domain/money';
import type { Tx } from '../../platform/database/connection.ts';
import { newId } from '../../platform/new-id.ts';
import type { Payment, PeriodCharge, Purpose } from './payment.ts';
import type { PaymentTools } from './payment-tools.ts';
import { presentPayment } from './present-payment.ts';
import { insertPayment } from './store.ts';

export type NewPayment = {
  readonly purpose: Purpose;
  readonly ownerId: string;
  /** Where a period of a membership is charged; once for each try. */
  readonly charge?: PeriodCharge;
  readonly userId: string | null;
  readonly amountCents: Cents;
  /** `manual` holds the money until `capture`. */
  readonly capture: 'automatic' | 'manual';
  readonly now: Date;
};

/** Writes down that money is wanted. The provider hears of it when somebody is about to pay. */
export const openPayment = async (tools: PaymentTools, tx: Tx, wanted: NewPayment): Promise<Payment> => {
  const { purpose, ownerId, charge, userId, amountCents, capture, now } = wanted;
  const row = await insertPayment(
    tx,
    {
      id: newId('pay'),
      purpose,
      owner_id: ownerId,
      period: charge?.period ?? null,
      period_attempt: charge?.attempt ?? null,
      user_id: userId,
      capture,
      amount_cents: amountCents,
      provider: tools.provider.name,
    },
    now,
  );
  return presentPayment(row);
};
