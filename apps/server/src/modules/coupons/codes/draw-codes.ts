import { randomBytes } from 'node:crypto';
import type { CouponDrawing } from '@zanga/contract/ordering/offers/coupon-codes';
import type { Refusal } from '@zanga/contract/wire/route';
import {
  drawnCode,
  drawnLength,
  mostCodesOfCoupon,
  mostPrefix,
  prefixOf,
} from '@zanga/domain/coupons/drawn-codes';
import type { CouponId } from '@zanga/domain/ids';
import type { Db, Tx } from '../../../platform/database/connection.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { newId } from '../../../platform/new-id.ts';
import { refuse } from '../../../platform/refusal.ts';
import { mayWorkFor, type StaffSession } from '../../../platform/session.ts';
import { noteChange } from '../../audit/public.ts';
import { holdCoupon } from '../office/office-store.ts';
import { countCodes, readDrawing } from './codes-queries.ts';
import { insertCodes, insertDrawing } from './codes-store.ts';
import { presentDrawing } from './present-codes.ts';

type Drawing = {
  readonly session: StaffSession;
  readonly coupon: CouponId;
  readonly key: string;
  readonly count: number;
  readonly prefix: string;
  readonly note: string;
};

const draw = (prefix: string, count: number): readonly string[] => {
  const bytes = randomBytes(count * drawnLength);
  return Array.from({ length: count }, (_, at) => drawnCode(prefix, bytes.subarray(at * drawnLength)));
};

/** Far more rounds than ever needed: even a second one is rare. */
const mostRounds = 20;

/** Draws until the count is reached: doubles and codes in use elsewhere do not count. */
const drawAll = async (
  tx: Tx,
  drawing: { readonly id: string; readonly coupon: string; readonly prefix: string },
  count: number,
): Promise<void> => {
  let left = count;
  for (let round = 0; left > 0; round += 1) {
    if (round === mostRounds) throw new Error(`No codes are free behind ${drawing.prefix}`);
    left -= await insertCodes(tx, drawing, [...new Set(draw(drawing.prefix, left))]);
  }
};

/** Draws codes of a coupon that work once each; the same key draws them once. */
export const drawCodes = async (
  db: Db,
  { session, coupon, key, count, prefix: written, note }: Drawing,
  now: Date,
): Promise<CouponDrawing | Refusal<'coupon.of_all_shops' | 'coupon.not_found' | 'invalid'>> => {
  if (!mayWorkFor(session, null)) return refuse('coupon.of_all_shops');
  const prefix = prefixOf(written);
  if (prefix.length > mostPrefix)
    return refuse('invalid', { prefix: [`Al massimo ${mostPrefix} lettere e cifre`] });
  return inTransaction(db, async (tx) => {
    if (!(await holdCoupon(tx, coupon))) return refuse('coupon.not_found');
    const before = await readDrawing(tx, coupon, { key });
    if (before) return presentDrawing(before);
    const left = mostCodesOfCoupon - (await countCodes(tx, coupon));
    if (count > left)
      return refuse('invalid', {
        count: [
          left > 0 ? `Questo coupon ne può avere ancora ${left}` : 'Questo coupon ne ha già abbastanza',
        ],
      });
    const id = newId('cdr');
    await insertDrawing(tx, { id, coupon, key, prefix, note, codes: count, by: session.userId }, now);
    await drawAll(tx, { id, coupon, prefix }, count);
    const after = { codes: count, prefix, codes_for: note };
    await noteChange(tx, session.trail, { kind: 'coupon', thing: coupon, shopId: null, after }, now);
    const drawn = await readDrawing(tx, coupon, { id });
    if (!drawn) throw new Error(`${id} is gone within its transaction`);
    return presentDrawing(drawn);
  });
};
