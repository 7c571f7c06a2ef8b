import { staff } from '@zanga/contract/people/staff';
import { type MountTools, mount } from '../../../platform/http/mount.ts';
import type { AccountTools } from '../account-tools.ts';
import { contextOf, tokenHashOf } from '../call-context.ts';
import { acceptInvitation, seeInvitation } from './accept-invitation.ts';
import { changePosts, removePerson, restorePerson, suspendPerson } from './change-people.ts';
import { endSessions } from './end-sessions.ts';
import { resetFactors } from './factors/mend-factors.ts';
import { inviteAgain, invitePerson, uninvite } from './invite-people.ts';
import { askStaffReset } from './lost-password.ts';
import { seePeople, seePerson } from './see-people.ts';

/** The staff: people, posts, invitations, second factors. */
export const mountStaff = (tools: MountTools, accounts: AccountTools): void =>
  mount(tools, staff, {
    'GET /api/backoffice/people': ({ call: { session, now } }) => seePeople(accounts, session, now),
    'GET /api/backoffice/people/:person': ({ params, call }) =>
      seePerson(accounts, { ...params, session: call.session, own: tokenHashOf(call) }, call.now),
    'PUT /api/backoffice/people/:person/posts': ({ params, body, call }) =>
      changePosts(accounts, { ...params, ...body, session: call.session }, call.now),
    'POST /api/backoffice/people/:person/suspend': ({ params, body, call: { session, now } }) =>
      suspendPerson(accounts, { ...params, reason: body.reason, session }, now),
    'POST /api/backoffice/people/:person/restore': ({ params, call }) =>
      restorePerson(accounts, { ...params, session: call.session }, call.now),
    'DELETE /api/backoffice/people/:person': ({ params, call }) =>
      removePerson(accounts, { ...params, session: call.session }, call.now),
    'DELETE /api/backoffice/people/:person/sessions': ({ params, call: { session, now } }) =>
      endSessions(accounts, { ...params, session }, now),
    'DELETE /api/backoffice/people/:person/sessions/:session': ({ params, call: { session, now } }) =>
      endSessions(accounts, { person: params.person, ended: params.session, session }, now),
    'DELETE /api/backoffice/people/:person/factors': ({ params, call }) =>
      resetFactors(accounts, { ...params, session: call.session }, call.now),
    'POST /api/backoffice/invitations': ({ body, call }) =>
      invitePerson(accounts, { form: body, session: call.session }, call.now),
    'POST /api/backoffice/invitations/:invitation/resend': ({ params, call }) =>
      inviteAgain(accounts, { id: params.invitation, session: call.session }, call.now),
    'DELETE /api/backoffice/invitations/:invitation': ({ params, call: { session, now } }) =>
      uninvite(accounts, { id: params.invitation, session }, now),
    'POST /api/backoffice/invitation': ({ body, call }) =>
      seeInvitation(accounts, body.token, contextOf(call)),
    'POST /api/backoffice/invitation/accept': ({ body, call }) =>
      acceptInvitation(accounts, body, contextOf(call)),
    'POST /api/backoffice/password': ({ body, call }) => askStaffReset(accounts, body.email, contextOf(call)),
  });
