import type { UserId } from '@zanga/domain/ids';
import type { Db } from '../../platform/database/connection.ts';
import { exportAgreements } from './agreements/agreement-queries.ts';
import { forgetAgreements } from './agreements/agreement-store.ts';
import { handleContentJobs } from './jobs.ts';
import { mountAgreements, mountContent, mountContentsOffice, mountHome } from './routes.ts';

/** Editorial texts: for customers, for the staff who edit them, and the job that publishes them. */
export const mountContents = (
  tools: Parameters<typeof mountContentsOffice>[0] & Parameters<typeof handleContentJobs>[0],
): void => {
  mountContent(tools);
  mountHome(tools);
  mountAgreements(tools);
  mountContentsOffice(tools);
  handleContentJobs(tools);
};

/** A customer's agreements as part of their data: in the export, deleted with the account. */
export const personalAgreements = (db: Db) => ({
  name: 'agreements',
  read: (userId: UserId) => exportAgreements(db, userId),
  forget: forgetAgreements,
});
