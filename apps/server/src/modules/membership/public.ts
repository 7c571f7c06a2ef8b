import { hasBenefits } from '@zanga/domain/membership/membership';
import type { Db } from '../../platform/database/connection.ts';
import { handleMembershipJobs } from './jobs.ts';
import { redeemInstoreCode } from './joining/instore-code.ts';
import { readMember } from './membership-queries.ts';
import { lockJoining } from './membership-store.ts';
import { primeIsOn, readPlan } from './plan-queries.ts';
import { payableMembership } from './renewal/payable-membership.ts';
import { chargeChanged } from './renewal/renew.ts';
import { cardGone, renewsWith } from './renewal/renewal-card.ts';
import type { MembershipTools } from './tools.ts';

export { nextMembershipDue } from './membership-queries.ts';
export { personalMembership } from './personal-membership.ts';
export { mountMembership } from './routes.ts';

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

/** Lets payments, redemptions and the clock move memberships; before anything is served. */
export const openMemberships = (tools: MembershipTools): void => {
  tools.payments.followMemberships({
    lock: async (tx, id) => {
      await lockJoining(tx, id);
    },
    changed: chargeChanged(tools),
    payable: payableMembership(tools),
    renewsWith: renewsWith(tools),
    cardGone: cardGone(tools),
  });
  tools.redemptions.handle('prime', redeemInstoreCode);
  handleMembershipJobs(tools);
};
