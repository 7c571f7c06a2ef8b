import { handleMembershipJobs } from './jobs.ts';
import { redeemInstoreCode } from './joining/instore-code.ts';
import { lockJoining } from './membership-store.ts';
import type { MembershipTools } from './membership-tools.ts';
import { tellDispute } from './office/tell-dispute.ts';
import { payableMembership } from './renewal/payable-membership.ts';
import { chargeChanged } from './renewal/renew.ts';
import { cardGone, renewsWith } from './renewal/renewal-card.ts';

export { nextMembershipDue } from './membership-queries.ts';
export { mountPrimeOffice } from './office/office-routes.ts';
export { personalMembership } from './personal-membership.ts';
export { mountMembership } from './routes.ts';

/** Registers memberships with payments, redemptions and jobs; before the server answers. */
export const openMemberships = (tools: MembershipTools): void => {
  tools.payments.followMemberships({
    hold: async (tx, id) => {
      await lockJoining(tx, id);
      return (change, now) => chargeChanged(tools, tx, change, now);
    },
    payable: payableMembership(tools),
    renewsWith: renewsWith(tools),
    cardGone: cardGone(tools),
  });
  tools.payments.followDisputes(tellDispute(tools));
  tools.redemptions.handle('prime', redeemInstoreCode);
  handleMembershipJobs(tools);
};
