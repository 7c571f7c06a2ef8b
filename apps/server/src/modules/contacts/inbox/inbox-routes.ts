import { inbox } from '@zanga/contract/brand/inbox';
import type { Db } from '../../../platform/database/connection.ts';
import { type MountTools, mount } from '../../../platform/http/mount.ts';
import { refuse } from '../../../platform/refusal.ts';
import { reachOf } from '../../../platform/session.ts';
import type { Accounts } from '../../accounts/public.ts';
import type { Notify } from '../../notifications/public.ts';
import { countWaiting } from './inbox-queries.ts';
import { seeInbox, seeMessage } from './see-inbox.ts';
import {
  answerMessage,
  assignMessage,
  closeMessage,
  type InboxTools,
  moveMessage,
} from './see-to-message.ts';

type Needs = MountTools & {
  readonly db: Db;
  readonly notify: Notify;
  readonly accounts: Pick<Accounts, 'sandbox'>;
};

/** Inbox of the staff: reading and answering messages to the brand. */
export const mountInbox = ({ db, notify, accounts, ...http }: Needs): void => {
  const tools: InboxTools = { db, notify, sandbox: accounts.sandbox };
  mount(http, inbox, {
    'GET /api/backoffice/messages': ({ query, call: { session } }) => seeInbox(db, session, query),
    'GET /api/backoffice/messages/waiting': async ({ call: { session } }) => ({
      waiting: await countWaiting(db, reachOf(session)),
    }),
    'GET /api/backoffice/messages/:message': async ({ params, call: { session } }) =>
      (await seeMessage(tools, session, params.message)) ?? refuse('message.not_found'),
    'POST /api/backoffice/messages/:message/answers': ({ params, body, call: { session, now } }) =>
      answerMessage(tools, { session, reference: params.message, ...body }, now),
    'PUT /api/backoffice/messages/:message/assigned': ({ params, body, call: { session, now } }) =>
      assignMessage(tools, { session, reference: params.message, ...body }, now),
    'PUT /api/backoffice/messages/:message/shop': ({ params, body, call: { session, now } }) =>
      moveMessage(tools, { session, reference: params.message, ...body }, now),
    'POST /api/backoffice/messages/:message/close': ({ params, body, call: { session, now } }) =>
      closeMessage(tools, { session, reference: params.message, closed: true, ...body }, now),
    'POST /api/backoffice/messages/:message/reopen': ({ params, body, call: { session, now } }) =>
      closeMessage(tools, { session, reference: params.message, closed: false, ...body }, now),
  });
};
