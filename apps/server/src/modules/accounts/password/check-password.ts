import type { Refusal } from '@zanga/contract/wire/route';
import { accountLockout, addressLockout, strangersLockout } from '@zanga/domain/accounts/lockout';
import { addressGroup } from '../../../platform/ip-address.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { AccountTools } from '../account-tools.ts';
import type { CallContext } from '../call-context.ts';
import { type Credentials, findCredentials } from './credentials-queries.ts';
import { verifyPassword } from './passwords.ts';
import { reportGuessing } from './report-guessing.ts';
import { forgetTries, giveBackTry, takeTry } from './tries-store.ts';

export type Checked =
  | { readonly ok: true; readonly user: Credentials }
  | Refusal<'auth.slow_down'>
  | Refusal<'auth.bad_credentials'>;

/** How long that still is, in words. */
export const minutesUntil = (until: Date, now: Date) => {
  const seconds = Math.ceil((until.getTime() - now.getTime()) / 1000);
  if (seconds < 60) return seconds === 1 ? 'un secondo' : `${seconds} secondi`;
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? 'un minuto' : `${minutes} minuti`;
};

/** Refusal during a pause, with its length. */
export const slowDown = (field: string, until: Date, now: Date) =>
  refuse('auth.slow_down', { [field]: [`riprova tra ${minutesUntil(until, now)}`] });

/** The two sign-ins: the field of their email, and the ways to enter at once while a pause lasts. */
const entrances = {
  customers: { field: 'username', ways: 'con il link di «Password dimenticata?»' },
  staff: { field: 'email', ways: 'con la passkey o il link di «Password dimenticata?»' },
} as const;

type Entrance = keyof typeof entrances;

/** A pause never keeps the owner of the account out, though strangers keep trying. */
const waitOrEnter = (entrance: Entrance, until: Date, now: Date) => {
  const { field, ways } = entrances[entrance];
  return refuse('auth.slow_down', {
    [field]: [`riprova tra ${minutesUntil(until, now)}, o entra subito ${ways}`],
  });
};

/** Counter of the tries on one account: from one address, or from all that its owner has never signed in from. */
export const accountTries = ({ keys }: Pick<AccountTools, 'keys'>, email: string, address?: string): Buffer =>
  keys.mac('sign_in_tries', `account\0${email}\0${address ?? ''}`);

/** Whether an email and a password belong together; wrong tries are slowed by account and by address. */
export const checkPassword = async (
  tools: AccountTools,
  { email, password }: { readonly email: string; readonly password: string },
  context: CallContext,
  entrance: Entrance = 'customers',
): Promise<Checked> => {
  const { db, keys } = tools;
  const address = addressGroup(context.caller.ip);
  const addressHash = keys.mac('address', address);
  const user = await findCredentials(db, email, { addressHash, sandbox: tools.sandbox });
  const here = accountTries(tools, email, address);
  const strangers = user?.familiar ? [] : [{ key: accountTries(tools, email), rule: strangersLockout }];
  const ofAddress = keys.mac('sign_in_tries', `address\0${address}`);
  const counted = [
    ...strangers,
    { key: here, rule: accountLockout },
    { key: ofAddress, rule: addressLockout },
  ];
  const taken = await takeTry(db, counted, context.now);
  if (!taken.allowed) return waitOrEnter(entrance, taken.until, context.now);
  const right = await verifyPassword(user?.passwordHash ?? null, password);
  if (!user || !right) {
    const [ofAccount = 0] = taken.counts;
    reportGuessing(tools, { user, ofAccount, ofAddress: taken.counts.at(-1) ?? 0, context });
    return refuse('auth.bad_credentials');
  }
  await forgetTries(db, [here, ...strangers.map(({ key }) => key)]);
  await giveBackTry(db, ofAddress);
  return { ok: true, user };
};
