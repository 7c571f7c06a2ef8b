import type { PasskeyId, UserId } from '@zanga/domain/ids';
import type { Db, Tx } from '../../../../platform/database/connection.ts';
import { inTransaction } from '../../../../platform/database/transaction.ts';
import { isRefusal, refuse } from '../../../../platform/refusal.ts';
import { type StaffSession, systemTrail } from '../../../../platform/session.ts';
import { noteChange } from '../../../audit/public.ts';
import type { AccountTools } from '../../account-tools.ts';
import { lockAccount } from '../../identities-store.ts';
import { revokeAll } from '../../session/session-store.ts';
import { decideAbout } from '../decide.ts';
import { drawRecoveryCodes } from './codes.ts';
import { hasFactor, isRequired, mustHave } from './factor-queries.ts';
import { deletePasskey, deleteTotp, forgetFactors, replaceRecoveryCodes, saveRule } from './factors-store.ts';
import { tellFactors } from './tell-factors.ts';

const aboutPerson = (thing: string) => ({ kind: 'person', thing, shopId: null }) as const;

/** Deletes one factor; returns its name for the audit and the mail, undefined for an unknown one. */
type Taking = (
  tx: Tx,
) => Promise<{ readonly factor: 'totp' | 'passkey'; readonly name: string | null } | undefined>;

const takeAway = async (tools: AccountTools, { userId, trail }: StaffSession, take: Taking, now: Date) => {
  const done = await inTransaction(tools.db, async (tx) => {
    await lockAccount(tx, userId);
    const taken = await take(tx);
    if (!taken) return refuse('factor.not_found');
    const left = await hasFactor(tx, userId);
    if (!left && (await mustHave(tx, tools, userId))) return refuse('factor.last');
    // Recovery codes replace a factor: without one they end.
    if (!left) await replaceRecoveryCodes(tx, userId, []);
    const { factor, name } = taken;
    const before = { factor, ...(name !== null && { name }) };
    await noteChange(tx, trail, { ...aboutPerson(userId), before }, now);
    await tellFactors(tools, tx, { userId, change: 'removed', passkey: name }, now);
    return { ok: true } as const;
  });
  if (isRefusal(done)) return done;
  tools.forgetSessions(userId);
  return undefined;
};

export const removeTotp = (tools: AccountTools, session: StaffSession, now: Date) =>
  takeAway(
    tools,
    session,
    async (tx) => ((await deleteTotp(tx, session.userId)) ? { factor: 'totp', name: null } : undefined),
    now,
  );

export const removePasskey = (tools: AccountTools, session: StaffSession, passkey: PasskeyId, now: Date) =>
  takeAway(
    tools,
    session,
    async (tx) => {
      const gone = await deletePasskey(tx, session.userId, passkey);
      return gone && { factor: 'passkey', name: gone.name };
    },
    now,
  );

/** Draws new recovery codes. */
export const renewRecoveryCodes = (tools: AccountTools, { userId, trail }: StaffSession, now: Date) =>
  inTransaction(tools.db, async (tx) => {
    await lockAccount(tx, userId);
    if (!(await hasFactor(tx, userId))) return refuse('factor.not_found');
    const recovery = await drawRecoveryCodes(tools, tx, userId);
    await noteChange(tx, trail, { ...aboutPerson(userId), after: { codes: recovery.length } }, now);
    await tellFactors(tools, tx, { userId, change: 'codes' }, now);
    return { recovery };
  });

type Resetting = { readonly session: StaffSession; readonly person: UserId };

/** Deletes all factors of a colleague who lost them; all their posts must be within the caller's reach. */
export const resetFactors = async (tools: AccountTools, { session, person }: Resetting, now: Date) => {
  const told = await decideAbout(tools, { session, person, next: () => [] }, async (tx) => {
    if (!(await forgetFactors(tx, person))) return;
    await revokeAll(tx, person);
    await noteChange(tx, session.trail, { ...aboutPerson(person), before: { factors: true } }, now);
    await tellFactors(tools, tx, { userId: person, change: 'reset' }, now);
  });
  return told && 'ok' in told ? told : undefined;
};

/** The same by a command on the server: for the last owner, whom no colleague can help. */
export const resetFactorsAtMachine = (db: Db, person: UserId, now: Date): Promise<boolean> =>
  inTransaction(db, async (tx) => {
    await lockAccount(tx, person);
    if (!(await forgetFactors(tx, person))) return false;
    await revokeAll(tx, person);
    const trail = systemTrail('person.reset_factors');
    await noteChange(tx, trail, { ...aboutPerson(person), before: { factors: true } }, now);
    return true;
  });

/** Sets whether managers and owners must have a second factor. */
export const requireFactor = (
  tools: AccountTools,
  { session, required }: { readonly session: StaffSession; readonly required: boolean },
  now: Date,
) =>
  inTransaction(tools.db, async (tx) => {
    const before = await isRequired(tx, tools);
    await saveRule(tx, required, now);
    if (before !== required) {
      const change = { before: { required: before }, after: { required } };
      await noteChange(tx, session.trail, { kind: 'brand', thing: '1', shopId: null, ...change }, now);
    }
    return { required };
  });
