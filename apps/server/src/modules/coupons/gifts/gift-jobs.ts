import type { CouponGiftId } from '@zanga/domain/ids';
import type { Tx } from '../../../platform/database/connection.ts';
import { type JobKind, jobKind } from '../../../platform/job-queue/kinds.ts';
import type { Jobs } from '../../../platform/jobs.ts';

type OfGift = { readonly id: CouponGiftId };

/** `outward`: the receivers are notified. */
export const giftJob: JobKind<OfGift> = jobKind('coupons.give_group', { outward: true });

export const askToGive = (jobs: Jobs, tx: Tx, id: string): Promise<void> => jobs.enqueue(tx, giftJob, { id });
