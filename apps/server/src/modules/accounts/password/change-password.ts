import type { UserId } from '@zanga/domain/ids';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { AccountTools } from '../account-tools.ts';
import type { CallContext } from '../call-context.ts';
import { recordEvent } from '../events-store.ts';
import { revokeAll } from '../session/session-store.ts';
import { isStaffEmail } from '../session/staff-queries.ts';
import { success } from '../success.ts';
import { confirmOwnPassword } from './confirm-own-password.ts';
import { judgeNewPassword } from './judge-new-password.ts';
import { dropLinks } from './links-store.ts';
import { setPassword } from './password-store.ts';
import { hashPassword } from './passwords.ts';
import { tellPasswordChanged } from './tell-password-changed.ts';

type Change = {
  readonly userId: UserId;
  /** The sign-in that makes the change; it stays signed in. */
  readonly tokenHash: Buffer;
  readonly oldPassword: string;
  readonly password: string;
};

/** `PATCH /api/password/change`: every other device is signed out. */
export const changePassword = async (tools: AccountTools, change: Change, context: CallContext) => {
  const { userId, tokenHash, oldPassword, password } = change;
  const given = { userId, password: oldPassword, field: 'old_password' };
  const confirmed = await confirmOwnPassword(tools, given, context.now);
  if (!confirmed.ok) return confirmed;
  const { email } = confirmed.user;
  const weak = judgeNewPassword({ password, email, staff: await isStaffEmail(tools.db, email) });
  if (weak) return weak;
  const passwordHash = await hashPassword(password);
  await inTransaction(tools.db, async (tx) => {
    await setPassword(tx, userId, passwordHash);
    await dropLinks(tx, userId, 'reset_password');
    await revokeAll(tx, userId, tokenHash);
    await recordEvent(tx, userId, 'password_changed', context);
    await tellPasswordChanged(tools, tx, confirmed.user, context.now);
  });
  tools.forgetSessions(userId);
  return success;
};
