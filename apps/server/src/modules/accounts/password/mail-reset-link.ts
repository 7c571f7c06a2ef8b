import type { Email } from '@zanga/domain/accounts/email';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { addressGroup } from '../../../platform/ip-address.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { AccountTools } from '../account-tools.ts';
import type { CallContext } from '../call-context.ts';
import { checkCaptcha } from '../check-captcha.ts';
import { recordEvent } from '../events-store.ts';
import { success } from '../success.ts';
import { insertLink } from './links-store.ts';
import { newLinkToken } from './mailed-link.ts';
import { findByEmailForMail } from './password-store.ts';

const minutes = 60;

/** `POST /api/password/email`. It tells that an email has no account (ERR-6), so captcha and limits come first. */
export const mailResetLink = async (
  tools: AccountTools,
  { email, captcha }: { readonly email: Email; readonly captcha: string },
  context: CallContext,
) => {
  const { db, keys, rates, notify, origin } = tools;
  const { now, caller } = context;
  const address = { limit: 'resetMailByAddress', subject: addressGroup(caller.ip) } as const;
  if (await rates.passed([address], now)) return refuse('too_many');
  const unsolved = await checkCaptcha(tools, { solution: captcha, purpose: 'password' }, context);
  if (unsolved) return unsolved;
  // Counted after the captcha: a robot must not use up the owner's limit.
  const account = { limit: 'resetMailByAccount', subject: email } as const;
  if (await rates.passed([account], now)) return refuse('too_many');
  const user = await findByEmailForMail(db, email);
  if (!user) return refuse('password.email_unknown');
  const token = newLinkToken(keys, 'reset_password');
  const expiresAt = new Date(now.getTime() + minutes * 60_000);
  await inTransaction(db, async (tx) => {
    const link = { purpose: 'reset_password', userId: user.id, email: user.email, expiresAt } as const;
    const key = await insertLink(tx, token, link, now);
    await recordEvent(tx, user.id, 'password_reset_asked', context);
    await notify.email(tx, {
      to: user.email,
      letter: 'password_reset',
      data: { firstname: user.firstname, link: `${origin()}/password/reset/${token}`, minutes },
      key,
      until: expiresAt,
    });
  });
  return success;
};
