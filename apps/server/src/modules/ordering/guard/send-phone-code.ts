import { randomInt } from 'node:crypto';
import { formMessages } from '@zanga/contract/people/account-fields';
import {
  codeCount,
  codeExpiry,
  codeFrom,
  codeRules,
  resendIn,
} from '@zanga/domain/accounts/confirmation-code';
import { maskPhone, type Phone } from '@zanga/domain/accounts/phone';
import type { Db } from '../../../platform/database/connection.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { refuse } from '../../../platform/refusal.ts';
import { countCode, mayAskForCode } from '../../accounts/public.ts';
import type { CartOwner } from '../cart/cart-record.ts';
import type { OrderGuard } from './order-guard.ts';
import { putCode, readCode } from './phone-code-store.ts';
import { proofKey } from './trace-keys.ts';

export type CodeTools = { readonly db: Db; readonly guard: OrderGuard };

type CodeRequest = {
  readonly owner: CartOwner;
  readonly telephone: Phone;
  readonly captcha: string;
  readonly ip: string;
};

/** Stored hash of a code; valid for this phone and this browser alone. */
export const orderCodeHash = ({ accounts: { keys } }: OrderGuard, key: Buffer, code: string): Buffer =>
  keys.mac('order_phone_code', `code\0${key.toString('base64url')}\0${code}`);

const subjectOf = (owner: CartOwner) => (owner.kind === 'customer' ? owner.userId : owner.token);

/** Sends a code to the phone number of an order. */
export const sendPhoneCode = async ({ db, guard }: CodeTools, request: CodeRequest, now: Date) => {
  const { owner, telephone, ip } = request;
  const { accounts, captcha } = guard;
  const checked = await captcha.verify(request.captcha, { ip, now, purpose: 'phone_code' });
  if (checked === 'failed') return refuse('captcha.refused', { captcha: [formMessages.captcha] });
  if (checked !== 'passed') return refuse('unavailable');
  const key = proofKey(accounts.keys, owner, telephone);
  const waiting = await readCode(db, key);
  if (waiting && resendIn(waiting, now) > 0) return refuse('phone.resend_wait');
  const own = [{ limit: 'smsByDevice', subject: subjectOf(owner) }] as const;
  const refused = await mayAskForCode(accounts, telephone, { own, ip, now });
  if (refused) return refused;
  const code = codeFrom(randomInt(codeCount));
  return inTransaction(db, async (tx) => {
    if (!(await putCode(tx, key, orderCodeHash(guard, key, code), now))) return refuse('phone.resend_wait');
    const tooMany = await countCode(accounts, tx, telephone, now);
    if (tooMany) return tooMany;
    await accounts.notify.sms(tx, {
      // A number begins with a plus since it was read.
      to: telephone as `+${string}`,
      sms: 'confirmation_code',
      data: { code },
      key: `order_phone_code:${key.toString('base64url')}:${now.getTime()}`,
      until: codeExpiry({ sentAt: now }),
    });
    return {
      success: true as const,
      telephone: maskPhone(telephone),
      resend_in: codeRules.resendAfterMs / 1000,
      expires_in: codeRules.validForMs / 1000,
    };
  });
};
