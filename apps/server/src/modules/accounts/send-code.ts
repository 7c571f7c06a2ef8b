import { randomInt } from 'node:crypto';
import { codeCount, codeExpiry, codeFrom, resendIn } from '@zanga/domain/accounts/confirmation-code';
import { type Phone, phonePrefix } from '@zanga/domain/accounts/phone';
import type { Tx } from '../../platform/database/connection.ts';
import { refuse } from '../../platform/refusal.ts';
import type { Keys } from './keys.ts';
import type { LimitName } from './limits.ts';
import { putPending, readPending } from './phone-store.ts';
import { addressGroup } from './place.ts';
import type { AccountTools, Asked } from './tools.ts';

/** What is kept of a code: without the key six digits cannot be found again from it. */
export const codeHashOf = (keys: Keys, userId: string, phone: Phone, code: string): Buffer =>
  keys.mac('sms_code', `${userId}\0${phone}\0${code}`);

const worthTelling: ReadonlySet<LimitName> = new Set(['smsByPrefix', 'smsByForeignPrefix', 'smsInADay']);

/**
 * Whether another SMS may go to this number. Sent before any transaction: what was tried counts, whatever comes of it.
 * `account` is an id or, before there is one, the email.
 */
export const maySendCode = async (
  { rates, log, db }: AccountTools,
  { phone, account }: { readonly phone: Phone; readonly account: string },
  { place, now }: Asked,
) => {
  const pending = await readPending(db, account);
  if (pending?.phone === phone && resendIn(pending, now) > 0) return refuse('phone.resend_wait');
  const prefix = phonePrefix(phone);
  const counted = [
    { limit: 'smsByNumber', subject: phone },
    { limit: 'smsByAccount', subject: account },
    { limit: 'smsByAccountInADay', subject: account },
    { limit: 'smsByAddress', subject: addressGroup(place.ip) },
    { limit: prefix.startsWith('+39') ? 'smsByPrefix' : 'smsByForeignPrefix', subject: prefix },
    { limit: 'smsInADay', subject: '' },
  ] as const;
  const passed = await rates.passed(counted, now);
  if (!passed) return undefined;
  if (passed.first && worthTelling.has(passed.limit))
    log.warn({ limit: passed.limit, prefix }, 'too many codes are asked for: no more are sent for now');
  return refuse('phone.too_many_codes');
};

/** Draws a code and asks for its SMS, in the transaction that makes it due; false where one went out a moment ago. */
export const sendCode = async (
  tx: Tx,
  { keys, notify }: Pick<AccountTools, 'keys' | 'notify'>,
  { userId, phone, now }: { readonly userId: string; readonly phone: Phone; readonly now: Date },
): Promise<boolean> => {
  const code = codeFrom(randomInt(codeCount));
  if (!(await putPending(tx, userId, { phone, codeHash: codeHashOf(keys, userId, phone, code) }, now)))
    return false;
  await notify.sms(tx, {
    // A number begins with a plus since it was read.
    to: phone as `+${string}`,
    sms: 'confirmation_code',
    data: { code },
    key: `confirmation_code:${userId}:${now.getTime()}`,
    until: codeExpiry({ sentAt: now }),
  });
  return true;
};
