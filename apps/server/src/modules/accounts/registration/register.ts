import type { RegisterForm } from '@zanga/contract/people/registration';
import type { Email } from '@zanga/domain/accounts/email';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { addressGroup } from '../../../platform/ip-address.ts';
import { newId } from '../../../platform/new-id.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { AccountTools } from '../account-tools.ts';
import type { CallContext } from '../call-context.ts';
import { checkCaptcha } from '../check-captcha.ts';
import { recordEvent } from '../events-store.ts';
import { insertUser } from '../identities-store.ts';
import { checkPassword } from '../password/check-password.ts';
import { judgeNewPassword } from '../password/judge-new-password.ts';
import { findByEmailForMail } from '../password/password-store.ts';
import { hashPassword } from '../password/passwords.ts';
import { maySendCode, sendCode } from '../phone/send-code.ts';
import { success } from '../success.ts';

/** Makes the account; undefined if the email has one already. */
const create = (tools: AccountTools, form: RegisterForm, passwordHash: string, context: CallContext) => {
  const { firstname, lastname, email, telephone: phone } = form;
  const id = newId('usr');
  return inTransaction(tools.db, async (tx) => {
    const user = { id, email, firstname, lastname, passwordHash, emailVerified: false };
    if (!(await insertUser(tx, user, context.now))) return undefined;
    await recordEvent(tx, id, 'registered', context);
    if (!tools.sms) return success;
    const unsent = await sendCode(tx, tools, { userId: id, phone, now: context.now });
    // A new id has no code waiting, so only the limits of the number can refuse here.
    return unsent ? refuse('phone.too_many_codes') : success;
  });
};

/** Mails the owner of an account that it was registered again, at most once a day: they may have forgotten it. */
const tellOwner = async ({ db, rates, notify }: AccountTools, email: Email, { now }: CallContext) => {
  const user = await findByEmailForMail(db, email);
  if (!user) return;
  const mail = { limit: 'alreadyRegisteredByAccount', subject: user.id } as const;
  if (await rates.passed([mail], now)) return;
  await notify.email(db, {
    to: user.email,
    letter: 'already_registered',
    data: { firstname: user.firstname },
    key: `already_registered:${user.id}:${now.getTime()}`,
  });
};

/**
 * `POST /api/register`. For an email with an account the answer is the same, and its owner is told by mail. The
 * account's own password sends none: the form was only sent twice. Captcha and limits come first, against lists of
 * emails.
 */
export const register = async (tools: AccountTools, form: RegisterForm, context: CallContext) => {
  const { email, password, telephone: phone } = form;
  const address = { limit: 'registerByAddress', subject: addressGroup(context.caller.ip) } as const;
  if (await tools.rates.passed([address], context.now)) return refuse('too_many');
  const weak = judgeNewPassword({ password, email, staff: false });
  if (weak) return weak;
  const unsolved = await checkCaptcha(tools, { solution: form.captcha, purpose: 'register' }, context);
  if (unsolved) return unsolved;
  if (tools.sms && (await maySendCode(tools, { phone }, context))) return refuse('phone.too_many_codes');
  const created = await create(tools, form, await hashPassword(password), context);
  if (created) return created;
  const checked = await checkPassword(tools, { email, password }, context);
  if (!checked.ok) await tellOwner(tools, email, context);
  return success;
};
