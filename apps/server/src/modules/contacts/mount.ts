import type { UserId } from '@zanga/domain/ids';
import type { Db } from '../../platform/database/connection.ts';
import { exportMessages } from './queries.ts';
import { forgetMessages } from './store.ts';

export { mountInbox } from './inbox/inbox-routes.ts';
export { handleContactJobs } from './jobs.ts';
export { mountContacts } from './routes.ts';

/** Messages as part of a person's data: in the export, deleted with the account. */
export const personalMessages = (db: Db) => ({
  name: 'messages',
  read: (userId: UserId) => exportMessages(db, userId),
  forget: forgetMessages,
});
