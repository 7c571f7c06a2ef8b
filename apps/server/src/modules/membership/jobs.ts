import type { MembershipId } from '@zanga/domain/ids';
import { inTransaction } from '../../platform/database/transaction.ts';
import { type JobKind, jobKind } from '../../platform/job-queue/kinds.ts';
import { sweepEvery } from '../../platform/retention/sweep.ts';
import { closeJoining, isJoiningOpen, type JoiningRow, readStaleJoinings } from './joining/joinings-store.ts';
import { purgeTraces, tidyTraces } from './joining/trials-store.ts';
import { readDue } from './membership-queries.ts';
import { lockJoining } from './membership-store.ts';
import type { MembershipTools } from './membership-tools.ts';
import { renewOne } from './renewal/renew.ts';

const lookJob: JobKind<object> = jobKind('membership.look', { retryLimit: 3 });
const tidyJob: JobKind<object> = jobKind('membership.tidy', { retryLimit: 3 });
const renewJob: JobKind<{ id: MembershipId }> = jobKind('membership.renew', { one: 'in all', outward: true });

const abandonedMs = 45 * 60_000;

const giveUpJoining = ({ db, payments }: MembershipTools, { id, payment_id }: JoiningRow, now: Date) =>
  inTransaction(db, async (tx) => {
    await lockJoining(tx, id);
    if (!(await isJoiningOpen(tx, id))) return;
    await payments.giveUp(tx, payment_id, { reason: 'joining_abandoned', now });
    await closeJoining(tx, id, now);
  });

/** Lets go the money held on cards of people who began to join and never came back. */
const sweepJoinings = async (tools: MembershipTools, now: Date): Promise<void> => {
  for (const joining of await readStaleJoinings(tools.db, new Date(now.getTime() - abandonedMs)))
    await giveUpJoining(tools, joining, now).catch((error: unknown) => {
      // The next run tries it again; one failure does not stop the other joinings.
      tools.log.error({ err: error, joining: joining.id }, 'a joining that nobody finished stays open');
    });
};

/** Does everything that is due, one membership at a time. */
export const lookAround = async (tools: MembershipTools): Promise<void> => {
  const now = tools.clock();
  for await (const id of readDue(tools.db, now)) await tools.jobs.enqueue(tools.db, renewJob, { id }, id);
  await sweepJoinings(tools, now);
  await tidyTraces(tools.db, tools.keys);
};

/** Renewals, their announcements and ends, every five minutes; a late run finds everything it missed. */
export const handleMembershipJobs = (tools: MembershipTools): void => {
  tools.jobs.every(lookJob, '*/5 * * * *', () => lookAround(tools));
  sweepEvery(tools, tidyJob, '27 3 * * *', { trial_traces: (now) => purgeTraces(tools.db, now) });
  tools.jobs.handle(renewJob, ({ id }) => renewOne(tools, id, tools.clock()));
};
