import { codeRules, judgeCode } from '@zanga/domain/accounts/confirmation-code';
import type { UserId } from '@zanga/domain/ids';
import { inTransactionKeepingRefusals } from '../../../platform/database/transaction.ts';
import { isTaken } from '../../../platform/database/unique-violation.ts';
import { refuse } from '../../../platform/refusal.ts';
import { sameBytes } from '../../../platform/same-bytes.ts';
import type { AccountTools } from '../account-tools.ts';
import type { CallContext } from '../call-context.ts';
import { recordEvent } from '../events-store.ts';
import { recallTraces } from '../limits/traces-store.ts';
import { success } from '../success.ts';
import {
  countTry,
  dropPending,
  lockPending,
  type PendingPhone,
  readPhoneOf,
  setPhone,
} from './phone-store.ts';
import { codeHashesOf } from './send-code.ts';

const wrong = ({ tries }: PendingPhone) => {
  const left = codeRules.tries - tries - 1;
  const words = left === 1 ? 'resta un tentativo' : `restano ${left} tentativi`;
  return refuse('phone.code_wrong', { code: [`il codice non è corretto: ${words}`] });
};

/** Tries a code once. The row is locked, so that simultaneous tries are counted one by one. */
const tryCode = ({ db, keys, notify }: AccountTools, userId: UserId, code: string, context: CallContext) =>
  inTransactionKeepingRefusals(db, async (tx) => {
    const pending = await lockPending(tx, userId);
    if (!pending) return refuse('phone.nothing_pending');
    const hashes = codeHashesOf(keys, userId, pending.phone, code);
    const matches = hashes.some((hash) => sameBytes(pending.codeHash, hash));
    const judgement = judgeCode(pending, matches, context.now);
    if (judgement === 'expired') return refuse('phone.code_expired');
    if (judgement !== 'confirmed') {
      // This refusal commits: the try counts.
      await countTry(tx, userId);
      return judgement === 'wrong' ? wrong(pending) : refuse('phone.code_exhausted');
    }
    const { phone: before, email, firstname } = await readPhoneOf(tx, userId);
    await setPhone(tx, userId, pending.phone);
    await recallTraces(tx, keys, { userId, names: { email, phone: pending.phone } }, context.now);
    await dropPending(tx, userId);
    await recordEvent(tx, userId, 'phone_confirmed', context);
    if (before === null)
      await notify.email(tx, {
        to: email,
        letter: 'welcome',
        data: { firstname },
        key: `welcome:${userId}`,
      });
    return success;
  });

/** `POST /api/register/complete`: one account for each confirmed phone, also when several confirm it at once. */
export const completePhone = async (
  tools: AccountTools,
  userId: UserId,
  code: string,
  context: CallContext,
) => {
  try {
    const answer = await tryCode(tools, userId, code, context);
    if ('success' in answer) await tools.arrived(userId);
    return answer;
  } catch (error) {
    if (isTaken(error, 'users_phone')) return refuse('phone.taken');
    throw error;
  }
};
