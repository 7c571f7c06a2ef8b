import { savedViews } from '@zanga/contract/people/saved-views';
import { type MountTools, mount } from '../../../platform/http/mount.ts';
import type { AccountTools } from '../account-tools.ts';
import { keepView } from './keep-view.ts';
import { deleteView, readViews } from './views-store.ts';

/** One's own views of the office's lists. */
export const mountSavedViews = (tools: MountTools, { db }: Pick<AccountTools, 'db'>): void =>
  mount(tools, savedViews, {
    'GET /api/customer/saved-views': async ({ call: { session } }) => ({
      data: await readViews(db, session.userId),
    }),
    'PUT /api/customer/saved-views': ({ body, call: { session, now } }) =>
      keepView(db, session.userId, body, now),
    'DELETE /api/customer/saved-views': async ({ query: { list, name }, call: { session } }) => {
      await deleteView(db, session.userId, list, name);
      return { data: await readViews(db, session.userId) };
    },
  });
