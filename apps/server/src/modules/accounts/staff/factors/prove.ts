import type { SignedPasskey } from '@zanga/contract/people/passkeys';
import { accountLockout, isAlarming } from '@zanga/domain/accounts/lockout';
import type { UserId } from '@zanga/domain/ids';
import type { Tx } from '../../../../platform/database/connection.ts';
import { inTransactionKeepingRefusals } from '../../../../platform/database/transaction.ts';
import { isRefusal, refuse } from '../../../../platform/refusal.ts';
import type { AccountTools } from '../../account-tools.ts';
import { slowDown } from '../../password/check-password.ts';
import { confirmOwnPassword } from '../../password/confirm-own-password.ts';
import { forgetTries, takeTry } from '../../password/tries-store.ts';
import { saveConfirmed } from '../../session/proof-store.ts';
import { success } from '../../success.ts';
import { takeCode } from './codes.ts';
import { hasFactor, readPasskeys } from './factor-queries.ts';
import { saveFactorGiven } from './factors-store.ts';
import { askForSignature, checkSigned } from './passkeys.ts';
import { tellFactors } from './tell-factors.ts';

/** Counter of a person's wrong codes, the same at the entrance, in the profile and before a refund. */
export const factorTries = ({ keys }: Pick<AccountTools, 'keys'>, userId: UserId): Buffer =>
  keys.mac('sign_in_tries', `factor\0${userId}`);

const wrongCode = refuse('factor.wrong', { code: ['il codice non è giusto, o è già stato usato'] });

/** Runs work with a right code. Tries count before the outcome is known, so that a hundred at once gain nothing. */
export const withCode = async <T>(
  tools: AccountTools,
  { userId, typed }: { readonly userId: UserId; readonly typed: string },
  now: Date,
  work: (tx: Tx) => Promise<T>,
) => {
  const key = factorTries(tools, userId);
  const taken = await takeTry(tools.db, [{ key, rule: accountLockout }], now);
  if (!taken.allowed) return slowDown('code', taken.until, now);
  const done = await inTransactionKeepingRefusals(tools.db, async (tx) => {
    const kind = await takeCode(tools, tx, { userId, typed }, now);
    if (kind === undefined) return wrongCode;
    if (kind === 'recovery') await tellFactors(tools, tx, { userId, change: 'code_used' }, now);
    return work(tx);
  });
  if (!isRefusal(done)) await forgetTries(tools.db, [key]);
  else if (isAlarming(taken.counts[0] ?? 0, accountLockout))
    tools.log.warn({ tries: taken.counts[0], user: userId }, 'somebody keeps guessing a second factor');
  return done;
};

type Proof = { readonly code: string } | { readonly passkey: SignedPasskey } | { readonly password: string };

type Proving = { readonly userId: UserId; readonly tokenHash: Buffer; readonly proof: Proof };

const byPassword = async (
  tools: AccountTools,
  { userId, tokenHash }: Proving,
  password: string,
  now: Date,
) => {
  // A thief may have the password along with the sign-in, so with a second factor it does not count.
  if (await hasFactor(tools.db, userId)) return refuse('factor.wrong');
  const confirmed = await confirmOwnPassword(tools, { userId, password, field: 'password' }, now);
  if (!confirmed.ok) return confirmed.code === 'password.none' ? refuse('auth.sign_in_again') : confirmed;
  await saveConfirmed(tools.db, tokenHash, now);
  return success;
};

const showProof = async (tools: AccountTools, proving: Proving, now: Date) => {
  const { userId, tokenHash, proof } = proving;
  if ('password' in proof) return byPassword(tools, proving, proof.password, now);
  const given = async (tx: Tx) => {
    await saveFactorGiven(tx, tokenHash, now);
    return success;
  };
  if ('code' in proof) return withCode(tools, { userId, typed: proof.code }, now, given);
  return inTransactionKeepingRefusals(tools.db, async (tx) => {
    const signed = { passkey: proof.passkey, purpose: 'prove', userId, owner: userId } as const;
    return (await checkSigned(tools, tx, signed, now)) === undefined
      ? refuse('factor.passkey_refused')
      : given(tx);
  });
};

/** `POST /api/customer/confirm`, and the staff's: proves one's identity again, for ten minutes of this sign-in. */
export const proveAgain = async (tools: AccountTools, proving: Proving, now: Date) => {
  const shown = await showProof(tools, proving, now);
  // With the second factor given, the session's posts come into force.
  if (!isRefusal(shown)) tools.forgetSessions(proving.userId);
  return shown;
};

/** Challenge for one's own passkeys. */
export const askForProof = async (tools: AccountTools, userId: UserId, now: Date) => {
  const passkeys = await readPasskeys(tools.db, userId);
  if (passkeys.length === 0) return refuse('factor.not_found');
  return askForSignature(tools, { purpose: 'prove', userId }, passkeys, now);
};
