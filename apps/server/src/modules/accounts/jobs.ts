import type { SocialLink, SocialNetwork } from '../../adapters/social/port.ts';
import type { Clock } from '../../platform/clock.ts';
import { type JobKind, jobKind } from '../../platform/job-queue/kinds.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { sweepEvery } from '../../platform/retention/sweep.ts';
import type { AccountTools } from './account-tools.ts';
import type { SealedGrant } from './identities-store.ts';
import { accountSweeps } from './privacy/sweeps.ts';
import { sealTotpsAnew } from './staff/factors/seal-anew.ts';
import { sendStaffReset, staffResetJob } from './staff/lost-password.ts';

const purgeJob: JobKind<object> = jobKind('accounts.purge', { retryLimit: 3 });
const sealJob: JobKind<object> = jobKind('accounts.seal_anew', { retryLimit: 3 });
const farewell = (network: SocialNetwork): JobKind<SealedGrant> =>
  jobKind(`accounts.end_link.${network}`, { deleteAfterSeconds: 3_600, outward: true });
/** Jobs that end the link at the network of a deleted account; tried for a day in case the network is down. */
export const endLinkJobs = { apple: farewell('apple'), facebook: farewell('facebook') } as const;

type Tools = AccountTools & { readonly jobs: Jobs; readonly clock: Clock };

const endLink = async (
  link: SocialLink,
  { keys }: Tools,
  { network, sealed }: SealedGrant,
): Promise<void> => {
  const grant = keys.open('social_grant', Buffer.from(sealed, 'base64url'));
  // While keys are changed process by process, another process may hold the right one: retried there.
  if (grant === undefined) throw new Error(`What ends a link to ${network} does not open here`);
  await link.end(grant);
};

/** Jobs of accounts: expired rows are deleted every hour, and networks hear of deleted accounts. */
export const handleAccountJobs = (tools: Tools): void => {
  sweepEvery(tools, purgeJob, '17 * * * *', accountSweeps(tools.db));
  tools.jobs.every(sealJob, '7 * * * *', async () => {
    const sealed = await sealTotpsAnew(tools);
    if (sealed > 0) tools.log.info({ sealed }, 'codes of authenticator apps are sealed with the new key');
  });
  tools.jobs.handle(staffResetJob, (asked) => sendStaffReset(tools, asked));
  for (const network of ['apple', 'facebook'] as const) {
    const link = tools.socials[network]?.link;
    if (link) tools.jobs.handle(endLinkJobs[network], (grant) => endLink(link, tools, grant));
    else tools.jobs.keep(endLinkJobs[network]);
  }
};
