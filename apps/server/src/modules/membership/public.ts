import type { UserId } from '@zanga/domain/ids';
import { hasBenefits } from '@zanga/domain/membership/membership';
import type { Db } from '../../platform/database/connection.ts';
import { readCurrent } from './current-member.ts';
import { readPlan } from './plan-queries.ts';

/** Benefits of a user; undefined without an active membership. */
export const readBenefits = async (db: Db, userId: UserId, now: Date) => {
  const member = await readCurrent(db, userId, now);
  return member && hasBenefits(member.membership, now)
    ? { freeDeliveryOver: member.plan.free_delivery_over_cents }
    : undefined;
};

/** Benefits of a plan that could be joined now; undefined without one. */
export const readOfferedBenefits = async (db: Db, now: Date) => {
  const plan = await readPlan(db, now);
  return plan && { freeDeliveryOver: plan.free_delivery_over_cents };
};
