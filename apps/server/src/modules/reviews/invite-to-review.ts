import { reviewUntil } from '@zanga/domain/reviews/review-rules';
import type { Clock } from '../../platform/clock.ts';
import type { Db, Tx } from '../../platform/database/connection.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { type JobKind, jobKind } from '../../platform/job-queue/kinds.ts';
import type { Jobs } from '../../platform/jobs.ts';
import type { Notify } from '../notifications/public.ts';
import { type Invited, noteInvitation, readUnasked } from './invitations-store.ts';

export type InvitingTools = {
  readonly db: Db;
  readonly jobs: Jobs;
  readonly clock: Clock;
  readonly notify: Notify;
  readonly origin: () => string;
};

const inviteJob: JobKind<object> = jobKind('reviews.invite', { retryLimit: 3 });

const hourMs = 3_600_000;
/** From three hours on, after dinner and not during it; until three days, while it is remembered. */
const soonest = 3 * hourMs;
const latest = 72 * hourMs;

const invite = async ({ notify, origin }: InvitingTools, tx: Tx, order: Invited): Promise<void> => {
  const { id, number, user_id: userId, firstname, email, shop } = order;
  const key = `review_invitation:${id}`;
  await notify.ring(tx, {
    userId,
    topic: 'reviews',
    title: 'Com’è andata?',
    body: `Racconta com’era l’ordine ${number}: bastano le stelle.`,
    data: { order_id: id },
    key,
  });
  if (!(await notify.mayMail(tx, userId, 'reviews'))) return;
  const link = `${origin()}/reviews?ordine=${id}`;
  const until = reviewUntil(order.completed_at).toISOString();
  const data = { firstname, number, shop, link, until };
  await notify.email(tx, { to: email, letter: 'review_invitation', data, key });
};

/** Asks customers for a review some hours after the handover: once, by the channels they allow. */
export const inviteToReview = async (tools: InvitingTools): Promise<void> => {
  const now = tools.clock();
  const before = (milliseconds: number) => new Date(now.getTime() - milliseconds);
  for (const order of await readUnasked(tools.db, before(latest), before(soonest)))
    await inTransaction(tools.db, async (tx) => {
      if (await noteInvitation(tx, order.id, now)) await invite(tools, tx, order);
    });
};

/** By day, every quarter of an hour. */
export const handleInvitations = (tools: InvitingTools): void =>
  tools.jobs.every(inviteJob, '*/15 9-20 * * *', () => inviteToReview(tools));
