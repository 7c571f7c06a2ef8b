import type { Email } from '@zanga/domain/accounts/email';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { addressGroup } from '../../../platform/ip-address.ts';
import { type JobKind, jobKind } from '../../../platform/job-queue/kinds.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { AccountTools } from '../account-tools.ts';
import type { CallContext, Caller } from '../call-context.ts';
import { recordEvent } from '../events-store.ts';
import { insertLink } from '../password/links-store.ts';
import { newLinkToken } from '../password/mailed-link.ts';
import { findByEmailForMail } from '../password/password-store.ts';
import { success } from '../success.ts';
import { readStaff } from './people-queries.ts';

const minutes = 60;

type ResetRequest = { readonly email: Email; readonly caller: Caller; readonly at: string };

/** Looks for the account and mails the link. As a job: the call answers alike, and as fast, for every address. */
export const staffResetJob: JobKind<ResetRequest> = jobKind('accounts.staff_reset', {
  deleteAfterSeconds: 3_600,
  retryLimit: 3,
});

/** `POST /api/backoffice/password`: asks for a link. The answer never tells whether the address is of the staff. */
export const askStaffReset = async (tools: AccountTools, email: Email, { now, caller }: CallContext) => {
  const address = { limit: 'staffResetByAddress', subject: addressGroup(caller.ip) } as const;
  if (await tools.rates.passed([address], now)) return refuse('too_many');
  // Unknown addresses are counted too, so that this refusal tells nothing either.
  const account = { limit: 'staffResetByAccount', subject: email } as const;
  if (await tools.rates.passed([account], now)) return refuse('too_many');
  await tools.jobs.enqueue(tools.db, staffResetJob, { email, caller, at: now.toISOString() });
  return success;
};

/** Mails the link to staff who are not suspended, and to no other address. */
export const sendStaffReset = async (
  tools: AccountTools,
  { email, caller, at }: ResetRequest,
): Promise<void> => {
  const { db, keys, notify, origin, sandbox } = tools;
  const user = await findByEmailForMail(db, email);
  const [staff] = user ? await readStaff(db, { sandbox, person: user.id }) : [];
  if (!user || !staff || staff.suspendedAt !== null) return;
  const now = new Date(at);
  const token = newLinkToken(keys, 'reset_password');
  const expiresAt = new Date(now.getTime() + minutes * 60_000);
  await inTransaction(db, async (tx) => {
    const link = { purpose: 'reset_password', userId: user.id, email: user.email, expiresAt } as const;
    const key = await insertLink(tx, token, link, now);
    await recordEvent(tx, user.id, 'password_reset_asked', { caller, now });
    const page = `${origin()}/gestione/nuova-password#${token}.${encodeURIComponent(user.email)}`;
    const data = { firstname: user.firstname, link: page, minutes };
    await notify.email(tx, { to: user.email, letter: 'password_reset', data, key, until: expiresAt });
  });
};
