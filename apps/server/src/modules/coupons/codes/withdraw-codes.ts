import type { CouponDrawing, DrawnCode } from '@zanga/contract/ordering/offers/coupon-codes';
import type { Refusal } from '@zanga/contract/wire/route';
import type { Db, Tx } from '../../../platform/database/connection.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { refuse } from '../../../platform/refusal.ts';
import { mayWorkFor, type StaffSession } from '../../../platform/session.ts';
import { noteChange } from '../../audit/public.ts';
import { codeOf } from '../wallet/wallet.ts';
import { readCode, readDrawing } from './codes-queries.ts';
import { holdCode, withdrawCode, withdrawDrawing } from './codes-store.ts';
import { presentCode, presentDrawing } from './present-codes.ts';

type By = { readonly session: StaffSession; readonly coupon: string };
type WithdrawRefusal = Refusal<'coupon.of_all_shops' | 'coupon.not_found'>;

const note = (tx: Tx, { session, coupon }: By, after: Readonly<Record<string, unknown>>, now: Date) =>
  noteChange(tx, session.trail, { kind: 'coupon', thing: coupon, shopId: null, after }, now);

/** Withdraws the unused codes of a drawing; a used one does not come back even when its order is cancelled. */
export const withdrawAll = async (
  db: Db,
  { drawing, ...by }: By & { readonly drawing: string },
  now: Date,
): Promise<CouponDrawing | WithdrawRefusal> => {
  if (!mayWorkFor(by.session, null)) return refuse('coupon.of_all_shops');
  return inTransaction(db, async (tx) => {
    const found = await readDrawing(tx, by.coupon, { id: drawing });
    if (!found) return refuse('coupon.not_found');
    if (!(await withdrawDrawing(tx, drawing, now))) return presentDrawing(found);
    const after = await readDrawing(tx, by.coupon, { id: drawing });
    if (!after) throw new Error(`${drawing} is gone within its transaction`);
    const { withdrawn, prefix, note: words } = after;
    await note(tx, by, { withdrawn: withdrawn - found.withdrawn, prefix, codes_for: words }, now);
    return presentDrawing(after);
  });
};

/** Withdraws one code. When an order uses it at the same moment, the slower of the two is refused. */
export const withdrawOne = async (
  db: Db,
  { code: written, ...by }: By & { readonly code: string },
  now: Date,
): Promise<DrawnCode | WithdrawRefusal | Refusal<'coupon.code_used'>> => {
  if (!mayWorkFor(by.session, null)) return refuse('coupon.of_all_shops');
  const code = codeOf(written);
  return inTransaction(db, async (tx) => {
    if (!(await holdCode(tx, by.coupon, code))) return refuse('coupon.not_found');
    const found = await readCode(tx, by.coupon, code);
    if (!found) throw new Error(`${code} is gone within its transaction`);
    if (found.used_at !== null) return refuse('coupon.code_used');
    if (found.withdrawn_at !== null) return presentCode(found);
    await withdrawCode(tx, code, now);
    await note(tx, by, { withdrawn: 1, code }, now);
    return presentCode({ ...found, withdrawn_at: now });
  });
};
