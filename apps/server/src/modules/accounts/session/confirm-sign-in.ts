import type { IncomingHttpHeaders } from 'node:http';
import type { Db } from '../../../platform/database/connection.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { AccountTools } from '../account-tools.ts';
import { confirmOwnPassword } from '../password/confirm-own-password.ts';
import { hashSecret } from '../secrets.ts';
import { success } from '../success.ts';
import { readFresh, saveConfirmed } from './fresh-store.ts';

type Call = { readonly headers: IncomingHttpHeaders; readonly now: Date };

const tokenHashOf = ({ headers }: Call) => hashSecret((headers.authorization ?? '').replace(/^Bearer /i, ''));

/** The refusal of whoever has not shown for a while that it is still they who hold this sign-in. */
export const wantsConfirmation = async (db: Db, call: Call) =>
  (await readFresh(db, tokenHashOf(call), call.now)) ? undefined : refuse('auth.confirm_again');

/** `POST /api/customer/confirm`: the password again; who has none signs in anew. */
export const confirmSignIn = async (
  tools: AccountTools,
  { userId, password }: { readonly userId: string; readonly password: string },
  call: Call,
) => {
  const confirmed = await confirmOwnPassword(tools, { userId, password, field: 'password' }, call.now);
  if (!confirmed.ok) return confirmed.code === 'password.none' ? refuse('auth.sign_in_again') : confirmed;
  await saveConfirmed(tools.db, tokenHashOf(call), call.now);
  return success;
};
