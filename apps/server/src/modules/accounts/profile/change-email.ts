import type { Email } from '@zanga/domain/accounts/email';
import type { UserId } from '@zanga/domain/ids';
import type { Tx } from '../../../platform/database/connection.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { isTaken } from '../../../platform/database/unique-violation.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { AccountTools } from '../account-tools.ts';
import type { CallContext } from '../call-context.ts';
import { recordEvent } from '../events-store.ts';
import { recallTraces } from '../limits/traces-store.ts';
import { confirmOwnPassword } from '../password/confirm-own-password.ts';
import { dropLinks, insertLink, spendLink } from '../password/links-store.ts';
import { isLinkToken, newLinkToken } from '../password/mailed-link.ts';
import { readPasswordOf } from '../password/password-store.ts';
import { success } from '../success.ts';
import { setEmail } from './profile-store.ts';

const minutes = 24 * 60;

const toConfirm = ({ sms }: Pick<AccountTools, 'sms'>, user: { readonly email_verified_at: Date | null }) =>
  !sms && user.email_verified_at === null;

type Change = { readonly userId: UserId; readonly email: Email };

/**
 * Whether this person may change to another address: with their password, if they have one, and not too often. Their own
 * is confirmed where no SMS is sent: there it stands for the phone.
 */
export const mayBeginEmail = async (
  tools: AccountTools,
  { userId, email, password = '' }: Change & { readonly password?: string | undefined },
  { now }: CallContext,
) => {
  const user = await readPasswordOf(tools.db, userId);
  const isOwn = user.email === email;
  if (isOwn && !toConfirm(tools, user)) return undefined;
  const limit = { limit: 'emailChangeByAccount', subject: userId } as const;
  if (await tools.rates.passed([limit], now)) return refuse('too_many');
  if (isOwn || user.password_hash === null) return undefined;
  const confirmed = await confirmOwnPassword(tools, { userId, password, field: 'password' }, now);
  // The account has a password, and it was just given.
  if (confirmed.ok || confirmed.code === 'password.none') return undefined;
  return confirmed;
};

/** Mails a link to the new address; the account keeps the old one until the link is opened. */
export const beginEmail = async (
  { keys, notify, origin, sms }: AccountTools,
  tx: Tx,
  { userId, email }: Change,
  now: Date,
): Promise<void> => {
  await dropLinks(tx, userId, 'confirm_email');
  const user = await readPasswordOf(tx, userId);
  if (user.email === email && !toConfirm({ sms }, user)) return;
  const token = newLinkToken(keys, 'confirm_email');
  const expiresAt = new Date(now.getTime() + minutes * 60_000);
  const key = await insertLink(tx, token, { purpose: 'confirm_email', userId, email, expiresAt }, now);
  await notify.email(tx, {
    to: email,
    letter: 'confirm_email',
    // The part after the # stays in the browser: no server, log or other site sees it.
    data: { firstname: user.firstname, link: `${origin()}/account#email=${token}`, minutes },
    key,
    until: expiresAt,
  });
};

/**
 * `POST /api/customer/email/confirm`: proves the mailbox. Of several who asked for it, the first to confirm gets it.
 */
export const confirmEmail = async (tools: AccountTools, token: string, context: CallContext) => {
  if (!isLinkToken(tools.keys, 'confirm_email', token)) return refuse('email.link_refused');
  try {
    const confirmed = await inTransaction(tools.db, async (tx) => {
      const link = await spendLink(tx, token, { purpose: 'confirm_email', now: context.now });
      if (!link) return refuse('email.link_refused');
      const before = await readPasswordOf(tx, link.userId);
      await setEmail(tx, link.userId, link.email, context.now);
      await dropLinks(tx, link.userId, 'reset_password');
      if (before.email === link.email) {
        // The mail stands for the phone: benefits had in a deleted account are remembered.
        const names = { email: link.email, phone: null };
        await recallTraces(tx, tools.keys, { userId: link.userId, names }, context.now);
        return { ...success, arrived: link.userId };
      }
      await recordEvent(tx, link.userId, 'email_changed', context);
      await tools.notify.email(tx, {
        to: before.email,
        letter: 'email_changed',
        data: { firstname: before.firstname, at: context.now.toISOString() },
        key: `email_changed:${link.userId}:${context.now.getTime()}`,
      });
      return { ...success, arrived: null };
    });
    if (!('arrived' in confirmed)) return confirmed;
    if (confirmed.arrived !== null) await tools.arrived(confirmed.arrived);
    return success;
  } catch (error) {
    if (isTaken(error, 'users_email')) return refuse('email.taken');
    throw error;
  }
};
