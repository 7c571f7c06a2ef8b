import type { CodeSent } from '@zanga/contract/people/registration';
import type { Refusal } from '@zanga/contract/wire/route';
import { codeRules } from '@zanga/domain/accounts/confirmation-code';
import { maskPhone, type Phone } from '@zanga/domain/accounts/phone';
import type { UserId } from '@zanga/domain/ids';
import type { Tx } from '../../../platform/database/connection.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { AccountTools } from '../account-tools.ts';
import type { CallContext } from '../call-context.ts';
import { dropPending, readPhoneOf } from './phone-store.ts';
import { maySendCode, sendCode } from './send-code.ts';

type Change = { readonly userId: UserId; readonly phone: Phone };

/** Keeps a new number beside the account until its code is typed; the present number ends the waiting. */
export const beginPhone = async (
  tools: AccountTools,
  tx: Tx,
  { userId, phone }: Change,
  now: Date,
): Promise<Refusal<'phone.resend_wait' | 'phone.too_many_codes'> | undefined> => {
  const { phone: confirmed } = await readPhoneOf(tx, userId);
  if (confirmed === phone) {
    await dropPending(tx, userId);
    return undefined;
  }
  return sendCode(tx, tools, { userId, phone, now });
};

/** Whether this number needs a code, and may get one. */
export const mayBeginPhone = async (tools: AccountTools, { userId, phone }: Change, context: CallContext) => {
  const { phone: confirmed } = await readPhoneOf(tools.db, userId);
  return confirmed === phone ? undefined : maySendCode(tools, { phone, userId }, context);
};

/** `POST /api/register/change`: another number, or the code once more. */
export const changePhone = async (tools: AccountTools, change: Change, context: CallContext) => {
  const refused = await mayBeginPhone(tools, change, context);
  if (refused) return refused;
  return inTransaction(tools.db, async (tx) => {
    const waiting = await beginPhone(tools, tx, change, context.now);
    if (waiting) return waiting;
    const sent: CodeSent = {
      success: true,
      telephone: maskPhone(change.phone),
      resend_in: codeRules.resendAfterMs / 1000,
      expires_in: codeRules.validForMs / 1000,
    };
    return sent;
  });
};
