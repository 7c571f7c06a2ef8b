import type { MadePasskey } from '@zanga/contract/people/passkeys';
import { accountLockout } from '@zanga/domain/accounts/lockout';
import type { UserId } from '@zanga/domain/ids';
import { passkeyMost, readFactorCode } from '@zanga/domain/staff/second-factor';
import type { Tx } from '../../../../platform/database/connection.ts';
import { inTransaction, inTransactionKeepingRefusals } from '../../../../platform/database/transaction.ts';
import { newId } from '../../../../platform/new-id.ts';
import { isRefusal, refuse } from '../../../../platform/refusal.ts';
import type { StaffSession } from '../../../../platform/session.ts';
import { noteChange } from '../../../audit/public.ts';
import type { AccountTools } from '../../account-tools.ts';
import { lockAccount } from '../../identities-store.ts';
import { slowDown } from '../../password/check-password.ts';
import { forgetTries, takeTry } from '../../password/tries-store.ts';
import { revokeAll } from '../../session/session-store.ts';
import { drawRecoveryCodes, newTotpSecret, stepOfCode, totpUri } from './codes.ts';
import { hasFactor, readLabels, readPasskeys } from './factor-queries.ts';
import { confirmTotp, insertPasskey, lockTotp, saveFactorGiven, savePendingTotp } from './factors-store.ts';
import { askForPasskey, checkMade } from './passkeys.ts';
import { factorTries } from './prove.ts';
import { tellFactors } from './tell-factors.ts';

const pendingMs = 15 * 60_000;

/** The person who changes their factors, and the sign-in they do it in. */
export type Keeping = { readonly session: StaffSession; readonly tokenHash: Buffer };

/** Secret of an app until its first code; a second tab gets the same. */
export const beginTotp = async (tools: AccountTools, userId: UserId, now: Date) =>
  inTransaction(tools.db, async (tx) => {
    await lockAccount(tx, userId);
    const app = await lockTotp(tx, userId);
    if (app?.confirmed_at) return refuse('factor.already');
    const young = app && now.getTime() - app.created_at.getTime() < pendingMs;
    const waiting = young ? tools.keys.open('totp_secret', app.secret) : undefined;
    const secret = waiting ?? newTotpSecret();
    if (waiting === undefined) await savePendingTotp(tx, userId, tools.keys.seal('totp_secret', secret), now);
    return { secret, uri: totpUri(secret, await readLabels(tx, userId)) };
  });

type Added = Keeping & { readonly first: boolean; readonly kind: 'totp' | 'passkey'; readonly name?: string };

/** Steps after a new factor; the first one draws the recovery codes and ends the sign-ins made without it. */
const added = async (
  tools: AccountTools,
  tx: Tx,
  { session, tokenHash, first, kind, name }: Added,
  now: Date,
) => {
  const { userId, trail } = session;
  await saveFactorGiven(tx, tokenHash, now);
  if (first) await revokeAll(tx, userId, tokenHash);
  const after = { factor: kind, ...(name !== undefined && { name }) };
  await noteChange(tx, trail, { kind: 'person', thing: userId, shopId: null, after }, now);
  await tellFactors(tools, tx, { userId, change: 'added', passkey: name ?? null }, now);
  return { recovery: first ? await drawRecoveryCodes(tools, tx, userId) : null };
};

/** Takes the first code of an app, which confirms it as a second factor. */
export const addTotp = async (tools: AccountTools, keeping: Keeping, typed: string, now: Date) => {
  const { userId } = keeping.session;
  const key = factorTries(tools, userId);
  const taken = await takeTry(tools.db, [{ key, rule: accountLockout }], now);
  if (!taken.allowed) return slowDown('code', taken.until, now);
  const done = await inTransaction(tools.db, async (tx) => {
    await lockAccount(tx, userId);
    const app = await lockTotp(tx, userId);
    if (!app) return refuse('factor.not_found');
    if (app.confirmed_at) return refuse('factor.already');
    const code = readFactorCode(typed);
    const secret = tools.keys.open('totp_secret', app.secret);
    const step =
      code?.kind === 'totp' && secret !== undefined ? stepOfCode(secret, code.code, now) : undefined;
    if (step === undefined) return refuse('factor.wrong', { code: ['il codice non è giusto'] });
    const first = !(await hasFactor(tx, userId));
    await confirmTotp(tx, userId, step, now);
    return added(tools, tx, { ...keeping, first, kind: 'totp' }, now);
  });
  if (isRefusal(done)) return done;
  await forgetTries(tools.db, [key]);
  tools.forgetSessions(userId);
  return done;
};

/** Options for a browser to make another passkey. */
export const beginPasskey = async (tools: AccountTools, userId: UserId, now: Date) => {
  const passkeys = await readPasskeys(tools.db, userId);
  if (passkeys.length >= passkeyMost) return refuse('factor.too_many');
  return askForPasskey(tools, { userId, passkeys, labels: await readLabels(tools.db, userId) }, now);
};

type NamedPasskey = { readonly name: string; readonly passkey: MadePasskey };

/** Keeps a passkey made for this person a moment ago. */
export const addPasskey = async (tools: AccountTools, keeping: Keeping, made: NamedPasskey, now: Date) => {
  const { userId } = keeping.session;
  const { name, passkey } = made;
  const done = await inTransactionKeepingRefusals(tools.db, async (tx) => {
    await lockAccount(tx, userId);
    const credential = await checkMade(tools, tx, { passkey, userId }, now);
    if (!credential) return refuse('factor.passkey_refused');
    if ((await readPasskeys(tx, userId)).length >= passkeyMost) return refuse('factor.too_many');
    const first = !(await hasFactor(tx, userId));
    const { id: credentialId, publicKey, counter } = credential;
    const kept = { id: newId('pky'), userId, credentialId, publicKey, counter, name };
    const transports = passkey.response.transports ?? [];
    if (!(await insertPasskey(tx, { ...kept, transports }, now))) return refuse('factor.passkey_refused');
    return added(tools, tx, { ...keeping, first, kind: 'passkey', name }, now);
  });
  if (isRefusal(done)) return done;
  tools.forgetSessions(userId);
  return done;
};
