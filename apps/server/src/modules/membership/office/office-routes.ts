import { primeMembers } from '@zanga/contract/ordering/prime-members';
import { primeOffice } from '@zanga/contract/ordering/prime-office';
import { type MountTools, mount } from '../../../platform/http/mount.ts';
import type { MembershipTools } from '../membership-tools.ts';
import { cancelOnRequest, endOnRequest, resumeOnRequest } from './end-member.ts';
import { listMembers } from './list-members.ts';
import { noteMember } from './note-member.ts';
import { presentPlans } from './present-plans.ts';
import { refundCharge } from './refund-charge.ts';
import { seeMember } from './see-member.ts';
import { seeNumbers } from './see-numbers.ts';
import { takeBackPlan, writePlan } from './write-plan.ts';

/** Prime in the office: plan, members, numbers. */
export const mountPrimeOffice = (http: MountTools, tools: MembershipTools): void => {
  mount(http, primeOffice, {
    'GET /api/backoffice/prime/plans': ({ call: { now } }) => presentPlans(tools.db, now),
    'POST /api/backoffice/prime/plans': ({ body, call: { session, now } }) =>
      writePlan(tools.db, { session, ...body }, now),
    'POST /api/backoffice/prime/plans/:plan/take-back': ({
      params: { plan },
      body: { version },
      call: { session, now },
    }) => takeBackPlan(tools.db, { session, plan, version }, now),
    'GET /api/backoffice/prime/numbers': ({ call: { now } }) => seeNumbers(tools, now),
  });
  mount(http, primeMembers, {
    'GET /api/backoffice/prime/members': ({ query, call: { session, now } }) =>
      listMembers(tools.db, { session, ...query }, now),
    'GET /api/backoffice/prime/members/:member': ({ params: { member: id }, call: { session, now } }) =>
      seeMember(tools, { session, id }, now),
    'POST /api/backoffice/prime/members/:member/cancel': ({
      params: { member: id },
      body,
      call: { session, now },
    }) => cancelOnRequest(tools, { session, id, ...body }, now),
    'POST /api/backoffice/prime/members/:member/resume': ({
      params: { member: id },
      body,
      call: { session, now },
    }) => resumeOnRequest(tools, { session, id, ...body }, now),
    'POST /api/backoffice/prime/members/:member/end': ({
      params: { member: id },
      body,
      call: { session, now },
    }) => endOnRequest(tools, { session, id, ...body }, now),
    'POST /api/backoffice/prime/members/:member/payments/:payment/refund': ({
      params: { member: id, payment },
      body,
      call: { session, now },
    }) => refundCharge(tools, { session, id, payment, ...body }, now),
    'POST /api/backoffice/prime/members/:member/notes': ({
      params: { member: id },
      body,
      call: { session, now },
    }) => noteMember(tools, { session, id, ...body }, now),
  });
};
