import type { Selectable } from 'kysely';
import type { PaymentDisputes, PaymentRefunds, Payments } from '../../platform/database/tables.ts';

export type PaymentRow = Selectable<Payments>;
export type DisputeRow = Selectable<PaymentDisputes>;
export type RefundRow = Selectable<PaymentRefunds>;
