import { accountLockout } from '@zanga/domain/accounts/lockout';
import type { UserId } from '@zanga/domain/ids';
import { refuse } from '../../../platform/refusal.ts';
import type { AccountTools } from '../account-tools.ts';
import { slowDown } from './check-password.ts';
import { readPasswordOf } from './password-store.ts';
import { verifyPassword } from './passwords.ts';
import { forgetTries, takeTry } from './tries-store.ts';

type PasswordAgain = { readonly userId: UserId; readonly password: string; readonly field: string };

/** Asks a signed-in person for their password again, before actions that a stolen phone must not allow. */
export const confirmOwnPassword = async (
  { db, keys }: AccountTools,
  { userId, password, field }: PasswordAgain,
  now: Date,
) => {
  const user = await readPasswordOf(db, userId);
  if (user.password_hash === null) return refuse('password.none');
  const key = keys.mac('sign_in_tries', `own\0${userId}`);
  const taken = await takeTry(db, [{ key, rule: accountLockout }], now);
  if (!taken.allowed) return slowDown(field, taken.until, now);
  if (!(await verifyPassword(user.password_hash, password)))
    return refuse('password.wrong', { [field]: ['la password attuale non è corretta'] });
  await forgetTries(db, [key]);
  return { ok: true, user: { id: userId, email: user.email, firstname: user.firstname } } as const;
};
