import type { Refusal } from '@zanga/contract/wire/route';
import type { UserId } from '@zanga/domain/ids';
import { isOwner } from '@zanga/domain/staff/people-rules';
import type { Tx } from '../../../platform/database/connection.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { isRefusal, refuse } from '../../../platform/refusal.ts';
import { forgetReasons } from '../../audit/public.ts';
import type { AccountTools } from '../account-tools.ts';
import { readGrants } from '../identities-store.ts';
import { endLinkJobs } from '../jobs.ts';
import { type BenefitHad, leaveTraces } from '../limits/traces-store.ts';
import { hasOtherOwner, readStaff } from '../staff/people-queries.ts';
import { lockStaff } from '../staff/posts-store.ts';
import { anonymise } from './account-store.ts';

/** Whether the person is the only owner: without one the brand cannot be run. */
const isLastOwner = async (tx: Tx, { sandbox }: AccountTools, person: string): Promise<boolean> => {
  const [row] = await readStaff(tx, { sandbox, person });
  if (!row?.posts.some(isOwner)) return false;
  await lockStaff(tx);
  return !(await hasOtherOwner(tx, { sandbox, person }));
};

/** `DELETE /api/customer`: for good, in one transaction with other modules' data; a second call does nothing. */
export const deleteAccount = async (
  tools: AccountTools,
  userId: UserId,
  now: Date,
): Promise<Refusal<'person.last_owner'> | undefined> => {
  const done = await inTransaction(tools.db, async (tx) => {
    if (await isLastOwner(tx, tools, userId)) return refuse('person.last_owner');
    const grants = await readGrants(tx, userId);
    const had: BenefitHad[] = [];
    for (const room of tools.personalData) had.push(...((await room.had?.(tx, userId)) ?? []));
    const user = await anonymise(tx, userId, now);
    if (!user) return undefined;
    await leaveTraces(tx, tools.keys, { userId, names: user, had }, now);
    for (const grant of grants) await tools.jobs.enqueue(tx, endLinkJobs[grant.network], grant);
    const mailbox = user.email_verified_at ? user.email : undefined;
    for (const { forget } of tools.personalData) await forget(tx, userId, mailbox);
    await forgetReasons(tx, 'person', [userId]);
    await tools.notify.email(tx, {
      to: user.email,
      letter: 'account_deleted',
      data: { firstname: user.firstname, at: now.toISOString() },
      key: `account_deleted:${userId}`,
    });
    return undefined;
  });
  if (isRefusal(done)) return done;
  tools.forgetSessions(userId);
  return undefined;
};
