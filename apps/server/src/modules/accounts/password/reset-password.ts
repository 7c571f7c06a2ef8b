import type { Email } from '@zanga/domain/accounts/email';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { addressGroup } from '../../../platform/ip-address.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { AccountTools } from '../account-tools.ts';
import type { CallContext } from '../call-context.ts';
import { recordEvent } from '../events-store.ts';
import { recallTraces } from '../limits/traces-store.ts';
import { revokeAll } from '../session/session-store.ts';
import { isStaffEmail } from '../session/staff-queries.ts';
import { success } from '../success.ts';
import { accountTries } from './check-password.ts';
import { judgeNewPassword } from './judge-new-password.ts';
import { dropLinks, spendLink } from './links-store.ts';
import { isLinkToken } from './mailed-link.ts';
import { resetPasswordOf } from './password-store.ts';
import { hashPassword } from './passwords.ts';
import { tellPasswordChanged } from './tell-password-changed.ts';
import { forgetTries } from './tries-store.ts';

type Reset = { readonly token: string; readonly email: Email; readonly password: string };

/**
 * `POST /api/password/reset`. Late, used, tampered links and links of another email get one and the same refusal; a
 * link is used up only by a valid form. All devices are signed out, and a locked account opens again: its owner reads
 * the mail.
 */
export const resetPassword = async (
  tools: AccountTools,
  { token, email, password }: Reset,
  context: CallContext,
) => {
  const { db, keys, rates } = tools;
  const { now, caller } = context;
  const address = { limit: 'resetByAddress', subject: addressGroup(caller.ip) } as const;
  if (await rates.passed([address], now)) return refuse('too_many');
  if (!isLinkToken(keys, 'reset_password', token)) return refuse('password.reset_refused');
  const weak = judgeNewPassword({ password, email, staff: await isStaffEmail(db, email) });
  if (weak) return weak;
  const passwordHash = await hashPassword(password);
  const reset = await inTransaction(db, async (tx) => {
    const link = await spendLink(tx, token, { purpose: 'reset_password', now });
    const user = link?.email === email && (await resetPasswordOf(tx, link, passwordHash, now));
    if (!link || !user) return refuse('password.reset_refused');
    await dropLinks(tx, link.userId, 'reset_password');
    // Where no phone can be confirmed, the mailbox is the proof of a person, and tells who comes back.
    if (!tools.sms) await recallTraces(tx, keys, { userId: link.userId, names: { email, phone: null } }, now);
    await revokeAll(tx, link.userId);
    const tries = [accountTries(tools, email), accountTries(tools, email, addressGroup(caller.ip))];
    await forgetTries(tx, tries);
    await recordEvent(tx, link.userId, 'password_reset', context);
    await tellPasswordChanged(tools, tx, { id: link.userId, ...user }, now);
    return { ...success, userId: link.userId };
  });
  if ('code' in reset) return reset;
  tools.forgetSessions(reset.userId);
  return success;
};
