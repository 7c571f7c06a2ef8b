import type { FirstOwnerForm } from '@zanga/contract/people/first-owner';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { addressGroup } from '../../../platform/ip-address.ts';
import { newId } from '../../../platform/new-id.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { AccountTools } from '../account-tools.ts';
import type { CallContext } from '../call-context.ts';
import { recordEvent } from '../events-store.ts';
import { insertUser } from '../identities-store.ts';
import { judgeNewPassword } from '../password/judge-new-password.ts';
import { hashPassword } from '../password/passwords.ts';
import { success } from '../success.ts';
import { lacksOwner } from './queries.ts';
import { dropKeys, giveOwnerRole, isKey, lockFirstOwner } from './store.ts';

/** `POST /api/backoffice/first-owner`: makes the brand's first owner, once. The key stands in the server's log. */
export const becomeFirstOwner = async (tools: AccountTools, form: FirstOwnerForm, context: CallContext) => {
  const { now, caller } = context;
  const address = { limit: 'firstOwnerByAddress', subject: addressGroup(caller.ip) } as const;
  if (await tools.rates.passed([address], now)) return refuse('too_many');
  const weak = judgeNewPassword({ password: form.password, email: form.email, staff: true });
  if (weak) return weak;
  const passwordHash = await hashPassword(form.password);
  return inTransaction(tools.db, async (tx) => {
    await lockFirstOwner(tx);
    if (!(await lacksOwner(tx, tools.sandbox))) return refuse('owner.already_there');
    if (!(await isKey(tx, form.key, now))) return refuse('owner.key_refused');
    const { email, firstname, lastname } = form;
    const user = { id: newId('usr'), email, firstname, lastname, passwordHash, emailVerified: false };
    if (!(await insertUser(tx, user, now))) return refuse('owner.email_taken');
    await giveOwnerRole(tx, user.id);
    await dropKeys(tx);
    await recordEvent(tx, user.id, 'became_owner', context);
    return success;
  });
};
