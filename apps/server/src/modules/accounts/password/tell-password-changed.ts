import type { Tx } from '../../../platform/database/connection.ts';
import type { AccountTools } from '../account-tools.ts';

type Owner = { readonly id: string; readonly email: string; readonly firstname: string };

/** Mails the owner that the password was changed, in case it was not them. */
export const tellPasswordChanged = (
  { notify }: Pick<AccountTools, 'notify'>,
  tx: Tx,
  { id, email, firstname }: Owner,
  now: Date,
): Promise<void> =>
  notify.email(tx, {
    to: email,
    letter: 'password_changed',
    data: { firstname, at: now.toISOString() },
    key: `password_changed:${id}:${now.getTime()}`,
  });
