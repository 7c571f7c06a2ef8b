import { judgeCode } from '@zanga/domain/accounts/confirmation-code';
import { phoneProvenUntil } from '@zanga/domain/ordering/guard/order-guard';
import { inTransactionKeepingRefusals } from '../../../platform/database/transaction.ts';
import { refuse } from '../../../platform/refusal.ts';
import { sameBytes } from '../../../platform/same-bytes.ts';
import type { CartOwner } from '../cart/cart-record.ts';
import { countTry, lockCode, saveProof } from './phone-code-store.ts';
import { type CodeTools, orderCodeHash } from './send-phone-code.ts';
import { proofKey } from './trace-keys.ts';

type TypedCode = { readonly owner: CartOwner; readonly telephone: string; readonly code: string };

/** Tries the code of an order's phone once. The row is locked, so that simultaneous tries count one by one. */
export const confirmPhoneCode = (
  { db, guard }: CodeTools,
  { owner, telephone, code }: TypedCode,
  now: Date,
) =>
  inTransactionKeepingRefusals(db, async (tx) => {
    const key = proofKey(guard.accounts.keys, owner, telephone);
    const waiting = await lockCode(tx, key);
    if (!waiting) return refuse('phone.nothing_pending');
    const judgement = judgeCode(waiting, sameBytes(waiting.codeHash, orderCodeHash(guard, key, code)), now);
    if (judgement === 'expired') return refuse('phone.code_expired');
    if (judgement === 'confirmed') {
      await saveProof(tx, key, phoneProvenUntil(now));
      return { success: true as const };
    }
    // The refusal commits, so that the try counts.
    await countTry(tx, key);
    return judgement === 'wrong' ? refuse('phone.code_wrong') : refuse('phone.code_exhausted');
  });
