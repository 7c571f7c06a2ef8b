import { randomInt } from 'node:crypto';
import { codeCount, codeExpiry, codeFrom, resendIn } from '@zanga/domain/accounts/confirmation-code';
import { type Phone, phonePrefix } from '@zanga/domain/accounts/phone';
import type { UserId } from '@zanga/domain/ids';
import type { Tx } from '../../../platform/database/connection.ts';
import { addressGroup } from '../../../platform/ip-address.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { AccountTools } from '../account-tools.ts';
import type { CallContext } from '../call-context.ts';
import type { Keys } from '../keys.ts';
import type { Counted } from '../limits/rates-store.ts';
import { putPending, readPending } from './phone-store.ts';

/** The keyed hash of a code: without the key, six digits cannot be found from it. */
export const codeHashesOf = (keys: Keys, userId: UserId, phone: Phone, code: string) =>
  keys.macs('sms_code', `${userId}\0${phone}\0${code}`);

/** Limits shared by everybody: a caller who could use them up without a single SMS would switch codes off for all. */
const sharedBy = (phone: Phone): readonly Counted[] => {
  const prefix = phonePrefix(phone);
  return [
    { limit: 'smsByNumber', subject: phone },
    { limit: prefix.startsWith('+39') ? 'smsByPrefix' : 'smsByForeignPrefix', subject: prefix },
    { limit: 'smsInADay', subject: '' },
  ];
};

type CodeTools = Pick<AccountTools, 'rates' | 'log' | 'sms'>;

/**
 * Whether this caller may have another SMS sent to this number. Their own limits count every try. Shared limits are
 * only looked at; `countCode` counts them once an SMS is due.
 */
export const mayAskForCode = async (
  { rates, sms }: CodeTools,
  phone: Phone,
  { own, ip, now }: { readonly own: readonly Counted[]; readonly ip: string; readonly now: Date },
) => {
  if (!sms) return refuse('phone.no_sms');
  const passed = await rates.passed([{ limit: 'smsByAddress', subject: addressGroup(ip) }, ...own], now);
  if (passed || (await rates.spent(sharedBy(phone), now))) return refuse('phone.too_many_codes');
  return undefined;
};

/** Counts an SMS in the transaction that makes it due; a refusal if a limit is reached. */
export const countCode = async ({ rates, log }: Omit<CodeTools, 'sms'>, tx: Tx, phone: Phone, now: Date) => {
  const counts = await rates.count(sharedBy(phone), now, tx);
  if (counts.some(({ count, most }) => count > most)) return refuse('phone.too_many_codes');
  const prefix = phonePrefix(phone);
  for (const { limit, count, most } of counts) {
    if (limit === 'smsByNumber') continue;
    if (limit === 'smsInADay' && count === Math.ceil(most / 2))
      log.warn({ limit, count, most }, 'half of the codes that may be sent in a day are sent');
    if (count === most) log.warn({ limit, prefix, most }, 'the last code is sent: no more are for now');
  }
  return undefined;
};

/** Whether another code may go to a number: of an account, or of a person who is registering. */
export const maySendCode = async (
  tools: AccountTools,
  { phone, userId }: { readonly phone: Phone; readonly userId?: UserId },
  { caller, now }: CallContext,
) => {
  const pending = userId === undefined ? undefined : await readPending(tools.db, userId);
  if (pending?.phone === phone && resendIn(pending, now) > 0) return refuse('phone.resend_wait');
  const own =
    userId === undefined
      ? []
      : ([
          { limit: 'smsByAccount', subject: userId },
          { limit: 'smsByAccountInADay', subject: userId },
        ] as const);
  return mayAskForCode(tools, phone, { own, ip: caller.ip, now });
};

/** Draws a code and queues its SMS, in the transaction that makes it due; refused if one was sent a moment ago. */
export const sendCode = async (
  tx: Tx,
  tools: Pick<AccountTools, 'keys' | 'notify' | 'rates' | 'log'>,
  { userId, phone, now }: { readonly userId: UserId; readonly phone: Phone; readonly now: Date },
) => {
  const { keys, notify } = tools;
  const code = codeFrom(randomInt(codeCount));
  const [codeHash] = codeHashesOf(keys, userId, phone, code);
  if (!(await putPending(tx, userId, { phone, codeHash }, now))) return refuse('phone.resend_wait');
  const tooMany = await countCode(tools, tx, phone, now);
  if (tooMany) return tooMany;
  await notify.sms(tx, {
    // Every parsed number begins with a plus.
    to: phone as `+${string}`,
    sms: 'confirmation_code',
    data: { code },
    // Each code is a message of its own, even two within a millisecond.
    key: `confirmation_code:${codeHash.toString('hex')}`,
    until: codeExpiry({ sentAt: now }),
  });
  return undefined;
};
