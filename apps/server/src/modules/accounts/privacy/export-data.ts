import type { UserId } from '@zanga/domain/ids';
import { refuse } from '../../../platform/refusal.ts';
import type { AccountTools } from '../account-tools.ts';
import type { CallContext } from '../call-context.ts';
import { recordEvent } from '../events-store.ts';
import { readUser } from '../profile/profile-queries.ts';
import { readTraces } from './export-queries.ts';

/** `GET /api/customer/export`: all data kept about a person, machine-readable. */
export const exportData = async (tools: AccountTools, userId: UserId, context: CallContext) => {
  const { db, rates, isMember, personalData, sms } = tools;
  const { now } = context;
  if (await rates.passed([{ limit: 'exportByAccount', subject: userId }], now)) return refuse('too_many');
  await recordEvent(db, userId, 'data_exported', context);
  const { redirect_route: _, ...profile } = await readUser(db, userId, {
    now,
    sms,
    isMember: await isMember(userId, now),
  });
  const others = await Promise.all(
    personalData.map(async ({ name, read }) => [name, await read(userId)] as const),
  );
  const data = {
    exported_at: now.toISOString(),
    profile,
    ...(await readTraces(db, userId)),
    ...Object.fromEntries(others),
  };
  return {
    name: `i-miei-dati-${now.toISOString().slice(0, 10)}.json`,
    body: Buffer.from(`${JSON.stringify(data, null, 2)}\n`),
  };
};
