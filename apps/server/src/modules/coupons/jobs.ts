import { type JobKind, jobKind } from '../../platform/job-queue/kinds.ts';
import type { CouponTools } from './coupon-tools.ts';
import { giftJob } from './gifts/gift-jobs.ts';
import { handOut } from './gifts/hand-out.ts';
import { grantCoupons } from './grants/grant-coupons.ts';

const grantJob: JobKind<object> = jobKind('coupons.grant', { retryLimit: 3 });

/** Hourly, in the hours in which people do not mind a message; the next run grants what one has missed. */
export const handleCouponJobs = (tools: CouponTools): void => {
  tools.jobs.handle(giftJob, ({ id }) => handOut(tools, id));
  tools.jobs.every(grantJob, '15 9-20 * * *', async () => {
    const given = await grantCoupons(tools);
    if (given > 0) tools.log.info({ given }, 'coupons were given');
  });
};
