import type { UserId } from '@zanga/domain/ids';
import type { Db } from '../../platform/database/connection.ts';
import { exportChoices } from './choices-queries.ts';
import { forgetChoices } from './choices-store.ts';

export { mountNotificationChoices } from './choice-routes.ts';
export { mountLettersOffice } from './letters/letter-routes.ts';
export { makeNotify } from './notify.ts';
export { mountOutbox } from './routes.ts';
export { makeTrySenders } from './try-senders.ts';

/** A person's choices of messages as part of their data: in the export, deleted with the account. */
export const personalChoices = (db: Db) => ({
  name: 'notifications',
  read: (userId: UserId) => exportChoices(db, userId),
  forget: forgetChoices,
});
