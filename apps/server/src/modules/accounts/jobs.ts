import type { Clock } from '../../platform/clock.ts';
import { type JobKind, type Jobs, jobKind } from '../../platform/jobs.ts';
import type { SealedGrant } from './identities-store.ts';
import { purgeExpired } from './purge-store.ts';
import type { AccountTools } from './tools.ts';

const purgeJob: JobKind<object> = jobKind('accounts.purge', { retryLimit: 3 });
/** Tells a network that somebody has left; for a day, should it be away. */
export const endLinkJob: JobKind<SealedGrant> = jobKind('accounts.end_link', { deleteAfterSeconds: 3_600 });

type Tools = AccountTools & { readonly jobs: Jobs; readonly clock: Clock };

const endLink = async ({ socials, keys }: Tools, { network, sealed }: SealedGrant): Promise<void> => {
  const grant = keys.open('social_grant', Buffer.from(sealed, 'base64url'));
  const link = socials[network]?.link;
  // Another process may know better, while settings are changed in one after the other.
  if (grant === undefined || !link) throw new Error(`Nothing here can end a link to ${network}`);
  await link.end(grant);
};

/** What expires is forgotten every hour, and networks hear of those who leave. */
export const handleAccountJobs = (tools: Tools): void => {
  tools.jobs.every(purgeJob, '17 * * * *', () => purgeExpired(tools.db, tools.clock()));
  tools.jobs.handle(endLinkJob, (grant) => endLink(tools, grant));
};
