import type { Tx } from '../../../platform/database/connection.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { CouponTools } from '../coupon-tools.ts';
import { type Due, type Promotion, readDue, readPromotions } from './due-queries.ts';
import { insertWallet } from './grants-store.ts';
import { tellGrant } from './tell-grant.ts';

/** People per transaction: an interruption loses at most these, and the next run finds them again. */
const batch = 200;

const grant = async (
  tx: Tx,
  tools: CouponTools,
  promotion: Promotion,
  due: Due,
  now: Date,
): Promise<boolean> => {
  const inDays = new Date(now.getTime() + promotion.days * 86_400_000);
  const until = due.until ?? inDays;
  const given = {
    coupon: promotion.definition.id,
    userId: due.user_id,
    reason: due.reason,
    from: now,
    until,
  };
  const id = await insertWallet(tx, given, now);
  if (id === undefined) return false;
  const { definition, occasion } = promotion;
  await tellGrant(tx, tools, { id, definition, occasion, due, until }, now);
  return true;
};

/**
 * Grants every coupon that is due. Due ones are read from the records each time, and each grant has a reason that is
 * unique. So it may be interrupted anywhere and run in several processes. `only` grants to one person, right after they
 * become a customer.
 */
export const grantCoupons = async (tools: CouponTools, only?: string): Promise<number> => {
  const now = tools.clock();
  const { confirmsPhones } = tools;
  let given = 0;
  for (const promotion of await readPromotions(tools.db, now))
    for (let more = true; more; ) {
      const done = await inTransaction(tools.db, async (tx) => {
        let count = 0;
        for (const due of await readDue(tx, promotion, { most: batch, only, confirmsPhones }, now))
          count += Number(await grant(tx, tools, promotion, due, now));
        return count;
      });
      given += done;
      more = done > 0;
    }
  return given;
};
