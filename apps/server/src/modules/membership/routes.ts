import { prime } from '@zanga/contract/ordering/prime';
import type { UserId } from '@zanga/domain/ids';
import { type MountTools, mount } from '../../platform/http/mount.ts';
import { refuse } from '../../platform/refusal.ts';
import { cancelMembership, resumeMembership, withdrawMembership } from './change-membership.ts';
import { showInstoreCode } from './joining/instore-code.ts';
import { subscribe } from './joining/subscribe.ts';
import type { MembershipTools } from './membership-tools.ts';
import { presentPlan, readPlan } from './plan-queries.ts';
import { changeCard } from './renewal/renewal-card.ts';
import { seeStatus } from './status/see-status.ts';

/** Prime for customers (API-19 to API-22). */
export const mountMembership = (http: MountTools, tools: MembershipTools): void => {
  const status = async (userId: UserId, now: Date) =>
    (await seeStatus(tools, userId, now)) ?? refuse('prime.unavailable');
  mount(http, prime, {
    'GET /api/prime/plan': async ({ call: { now } }) => {
      const plan = tools.payments.takesCards ? await readPlan(tools.db, now) : undefined;
      return plan ? presentPlan(plan) : refuse('prime.unavailable');
    },
    'GET /api/customer/prime': ({ call: { session, now } }) => status(session.userId, now),
    'PATCH /api/customer/prime/subscribe': async ({ call: { session, now } }) => {
      const { error, cardHadTrial = false } = await subscribe(tools, session.userId, now);
      const answer = await status(session.userId, now);
      return 'ok' in answer ? answer : { ...answer, error, card_had_trial: cardHadTrial };
    },
    'PATCH /api/customer/prime/unsubscribe': async ({ call: { session, now } }) => {
      const changed = await cancelMembership(tools, session.userId, now);
      return changed.ok ? status(session.userId, now) : refuse('prime.not_member');
    },
    'PATCH /api/customer/prime/resume': async ({ call: { session, now } }) => {
      const changed = await resumeMembership(tools, session.userId, now);
      return changed.ok ? status(session.userId, now) : refuse('prime.not_member');
    },
    'PATCH /api/customer/prime/card': async ({ body: { card }, call: { session, now } }) => {
      const changed = await changeCard(tools, { userId: session.userId, card }, now);
      return changed.ok ? status(session.userId, now) : changed;
    },
    'POST /api/customer/prime/withdraw': async ({ call: { session, now } }) => {
      const changed = await withdrawMembership(tools, session.userId, now);
      return changed.ok ? status(session.userId, now) : changed;
    },
    'GET /api/customer/prime/coupon': async ({ call: { session, now } }) =>
      (await showInstoreCode(tools, session.userId, now)) ?? refuse('prime.not_member'),
  });
};
