import type { CouponDrawing, DrawnCode } from '@zanga/contract/ordering/offers/coupon-codes';
import { writtenCode } from '@zanga/domain/coupons/drawn-codes';
import type { CodeRow, DrawingRow } from './codes-queries.ts';

/** A drawing for staff. */
export const presentDrawing = ({ drawn_at, ...drawing }: DrawingRow): CouponDrawing => ({
  ...drawing,
  drawn_at: drawn_at.toISOString(),
});

/** A code with its state. */
export const presentCode = (row: CodeRow): DrawnCode => ({
  code: row.code,
  written: writtenCode(row.prefix, row.code),
  drawing: row.drawing_id,
  state: row.used_at !== null ? 'used' : row.withdrawn_at !== null ? 'withdrawn' : 'free',
  used_at: row.used_at?.toISOString() ?? null,
  order:
    row.reference === null || row.number === null ? null : { reference: row.reference, number: row.number },
});
