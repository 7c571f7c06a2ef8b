import { hasBenefits } from '@zanga/domain/membership/membership';
import type { Db } from '../../platform/database/connection.ts';
import { readMember } from './membership-queries.ts';
import { primeIsOn, readPlan } from './plan-queries.ts';

/** What somebody has as a member now; nothing where they are none. */
export const readBenefits = async (db: Db, userId: string, now: Date) => {
  const member = await readMember(db, userId);
  return member && hasBenefits(member.membership, now) && (await primeIsOn(db))
    ? { freeDeliveryOver: member.plan.free_delivery_over_cents }
    : undefined;
};

/** What somebody would have who joined now; nothing while there is no plan to join. */
export const readOfferedBenefits = async (db: Db, now: Date) => {
  const plan = await readPlan(db, now);
  return plan && { freeDeliveryOver: plan.free_delivery_over_cents };
};
