import type { Email } from '@zanga/domain/accounts/email';
import type { UserId } from '@zanga/domain/ids';
import type { Db } from '../../../platform/database/connection.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { newId } from '../../../platform/new-id.ts';
import { recordEvent } from '../events-store.ts';
import { insertUser } from '../identities-store.ts';
import { setPassword } from '../password/password-store.ts';
import { hashPassword } from '../password/passwords.ts';
import { dropKeys, giveOwnerRole } from './store.ts';

export type NewOwner = {
  readonly email: Email;
  readonly firstname: string;
  readonly lastname: string;
  readonly password: string;
};

/** The caller of a command typed on the server itself. */
const atTheMachine = { ip: 'command', platform: null, appVersion: null, domain: null, device: null };

type Promoted = {
  readonly userId: UserId /** For an account that has no password. */;
  readonly password?: string;
};

/** Makes an existing account an owner; without a new password they keep theirs. */
export const promoteToOwner = async (db: Db, { userId, password }: Promoted, now: Date): Promise<void> => {
  const passwordHash = password === undefined ? undefined : await hashPassword(password);
  await inTransaction(db, async (tx) => {
    if (passwordHash !== undefined) await setPassword(tx, userId, passwordHash);
    await giveOwnerRole(tx, userId);
    await dropKeys(tx);
    await recordEvent(tx, userId, 'became_owner', { caller: atTheMachine, now });
  });
};

/** Makes an owner with a new account; false if the email is taken, by the demo for example. */
export const makeOwner = async (db: Db, owner: NewOwner, now: Date): Promise<boolean> => {
  const { email, firstname, lastname, password } = owner;
  const passwordHash = await hashPassword(password);
  const id = newId('usr');
  return inTransaction(db, async (tx) => {
    const user = { id, email, firstname, lastname, passwordHash, emailVerified: true };
    if (!(await insertUser(tx, user, now))) return false;
    await giveOwnerRole(tx, id);
    await dropKeys(tx);
    await recordEvent(tx, id, 'became_owner', { caller: atTheMachine, now });
    return true;
  });
};
