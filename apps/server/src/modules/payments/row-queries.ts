import type { Selectable } from 'kysely';
import type { PaymentRefunds, Payments } from '../../platform/database/tables.ts';

export type PaymentRow = Selectable<Payments>;
export type RefundRow = Selectable<PaymentRefunds>;
