import { accountLockout, addressLockout, isAlarming } from '@zanga/domain/accounts/lockout';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { AccountTools } from '../account-tools.ts';
import type { CallContext } from '../call-context.ts';
import { hasHappened, recordEvent } from '../events-store.ts';
import { lockAccount } from '../identities-store.ts';
import type { Credentials } from './credentials-queries.ts';

const dayMs = 86_400_000;

/** Mails the owner of the account, once a day at most: a flood of tries must not become a flood of mails. */
const tellOwner = ({ db, notify }: AccountTools, user: Credentials, context: CallContext) =>
  inTransaction(db, async (tx) => {
    await lockAccount(tx, user.id);
    const toldBefore = await hasHappened(
      tx,
      user.id,
      'sign_in_guessed',
      new Date(context.now.getTime() - dayMs),
    );
    await recordEvent(tx, user.id, 'sign_in_guessed', context);
    if (toldBefore) return;
    await notify.email(tx, {
      to: user.email,
      letter: 'sign_in_guessed',
      data: { firstname: user.firstname, at: context.now.toISOString() },
      key: `sign_in_guessed:${user.id}:${context.now.getTime()}`,
    });
  });

type Guess = {
  readonly user: Credentials | undefined;
  readonly ofAccount: number;
  readonly ofAddress: number;
  readonly context: CallContext;
};

/** Reports unusually many wrong tries. The answer does not wait: its time must not tell whether the account exists. */
export const reportGuessing = (tools: AccountTools, { user, ofAccount, ofAddress, context }: Guess): void => {
  const { log } = tools;
  if (isAlarming(ofAddress, addressLockout))
    log.warn({ tries: ofAddress, ip: context.caller.ip }, 'one address keeps guessing passwords');
  if (!isAlarming(ofAccount, accountLockout)) return;
  log.warn(
    { tries: ofAccount, user: user?.id ?? null },
    'somebody keeps guessing the password of an account',
  );
  if (!user) return;
  tellOwner(tools, user, context).catch((error: unknown) =>
    log.error({ err: error, user: user.id }, 'the owner of an account could not be told of guessing'),
  );
};
