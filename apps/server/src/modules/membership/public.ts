import { hasBenefits } from '@zanga/domain/membership/membership';
import type { Db } from '../../platform/database/connection.ts';
import { readCurrent } from './current-member.ts';
import { readPlan } from './plan-queries.ts';

/** What somebody has as a member now; nothing where they are none. */
export const readBenefits = async (db: Db, userId: string, now: Date) => {
  const member = await readCurrent(db, userId, now);
  return member && hasBenefits(member.membership, now)
    ? { freeDeliveryOver: member.plan.free_delivery_over_cents }
    : undefined;
};

/** What somebody would have who joined now; nothing while there is no plan to join. */
export const readOfferedBenefits = async (db: Db, now: Date) => {
  const plan = await readPlan(db, now);
  return plan && { freeDeliveryOver: plan.free_delivery_over_cents };
};
