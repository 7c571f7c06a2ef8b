import { inTransaction } from '../../../platform/database/transaction.ts';
import type { AccountTools } from '../account-tools.ts';
import { readGrants } from '../identities-store.ts';
import { endLinkJobs } from '../jobs.ts';
import { type BenefitHad, leaveTraces } from '../limits/traces-store.ts';
import { anonymise } from './account-store.ts';

/** `DELETE /api/customer`: for good, in one transaction with what the other rooms keep; once more does nothing. */
export const deleteAccount = async (tools: AccountTools, userId: string, now: Date): Promise<void> => {
  await inTransaction(tools.db, async (tx) => {
    const grants = await readGrants(tx, userId);
    const had: BenefitHad[] = [];
    for (const room of tools.personalData) had.push(...((await room.had?.(tx, userId)) ?? []));
    const user = await anonymise(tx, userId, now);
    if (!user) return;
    await leaveTraces(tx, tools.keys, { userId, names: user, had }, now);
    for (const grant of grants) await tools.jobs.enqueue(tx, endLinkJobs[grant.network], grant);
    for (const { forget } of tools.personalData) await forget(tx, userId);
    await tools.notify.email(tx, {
      to: user.email,
      letter: 'account_deleted',
      data: { firstname: user.firstname, at: now.toISOString() },
      key: `account_deleted:${userId}`,
    });
  });
  tools.forgetSessions(userId);
};
