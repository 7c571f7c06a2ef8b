import type { SignedPasskey } from '@zanga/contract/people/passkeys';
import type { Email } from '@zanga/domain/accounts/email';
import type { UserId } from '@zanga/domain/ids';
import type { Tx } from '../../../platform/database/connection.ts';
import { inTransaction, inTransactionKeepingRefusals } from '../../../platform/database/transaction.ts';
import { addressGroup } from '../../../platform/ip-address.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { AccountTools } from '../account-tools.ts';
import type { CallContext } from '../call-context.ts';
import { checkPassword } from '../password/check-password.ts';
import { findClient } from '../password/credentials-queries.ts';
import { startSession } from '../session/start-session.ts';
import { readPasskeys, readWays } from '../staff/factors/factor-queries.ts';
import { askForSignature, checkSigned } from '../staff/factors/passkeys.ts';
import { withCode } from '../staff/factors/prove.ts';
import { findHalf, insertHalf, spendHalf } from '../staff/factors/waiting-store.ts';
import { readStaff } from '../staff/people-queries.ts';

/** The staff's entrance is our own web. */
const clientId = 'web';

const asksTooOften = ({ rates }: AccountTools, { caller, now }: CallContext) =>
  rates.passed([{ limit: 'tokenByAddress', subject: addressGroup(caller.ip) }], now);

/** Whether the person is of the staff now: they may have been removed or suspended since they began to sign in. */
const worksHere = async (tx: Tx, { sandbox }: AccountTools, person: string): Promise<boolean> => {
  const [row] = await readStaff(tx, { sandbox, person });
  return row !== undefined && row.suspendedAt === null;
};

/** `POST /api/backoffice/sign-in`: with a second factor, the password gives half a sign-in. */
export const enterWithPassword = async (
  tools: AccountTools,
  given: { readonly email: Email; readonly password: string },
  context: CallContext,
) => {
  if (await asksTooOften(tools, context)) return refuse('too_many');
  if (!(await findClient(tools.db, clientId))) return refuse('auth.unknown_client');
  const checked = await checkPassword(tools, given, context, 'staff');
  if (!checked.ok) return checked;
  const { user } = checked;
  return inTransaction(tools.db, async (tx) => {
    const ways = await readWays(tx, user.id);
    if ((ways.totp || ways.passkey) && (await worksHere(tx, tools, user.id)))
      return {
        token: null,
        half: { ...(await insertHalf(tx, { userId: user.id, clientId }, context.now)), ways },
      };
    return { token: await startSession(tx, tools, { user, clientId, context }), half: null };
  });
};

/** Signs in a person who has shown their second factor. */
const letIn = async (tools: AccountTools, tx: Tx, userId: UserId, context: CallContext) => {
  if (!(await worksHere(tx, tools, userId))) return refuse('auth.half_over');
  const user = { id: userId, signupComplete: true, staff: true };
  return startSession(tx, tools, { user, clientId, context, factor: true });
};

/** The second step with a code. */
export const enterWithCode = async (
  tools: AccountTools,
  { half, code }: { readonly half: string; readonly code: string },
  context: CallContext,
) => {
  if (await asksTooOften(tools, context)) return refuse('too_many');
  const { now } = context;
  const known = await findHalf(tools.db, half, now);
  if (!known) return refuse('auth.half_over');
  return withCode(tools, { userId: known.userId, typed: code }, now, async (tx) =>
    (await spendHalf(tx, half, now)) ? letIn(tools, tx, known.userId, context) : refuse('auth.half_over'),
  );
};

/** Challenge for a passkey at the entrance; with half a sign-in only its owner's passkeys are asked for. */
export const askAtEntrance = async (tools: AccountTools, half: string | undefined, context: CallContext) => {
  if (await asksTooOften(tools, context)) return refuse('too_many');
  const asking = { purpose: 'enter', userId: null } as const;
  if (half === undefined) return askForSignature(tools, asking, [], context.now);
  const known = await findHalf(tools.db, half, context.now);
  if (!known) return refuse('auth.half_over');
  const passkeys = await readPasskeys(tools.db, known.userId);
  return askForSignature(tools, { ...asking, userId: known.userId }, passkeys, context.now);
};

type Signing = { readonly half: string | undefined; readonly passkey: SignedPasskey };

/** Enters with a passkey. It counts as both factors: the device, and the lock that opens it. */
export const enterWithPasskey = async (
  tools: AccountTools,
  { half, passkey }: Signing,
  context: CallContext,
) => {
  if (await asksTooOften(tools, context)) return refuse('too_many');
  const { now } = context;
  return inTransactionKeepingRefusals(tools.db, async (tx) => {
    const known = half === undefined ? undefined : await findHalf(tx, half, now);
    if (half !== undefined && !known) return refuse('auth.half_over');
    const owner = known?.userId ?? null;
    const signer = await checkSigned(tools, tx, { passkey, purpose: 'enter', userId: owner, owner }, now);
    if (signer === undefined || !(await worksHere(tx, tools, signer)))
      return refuse('factor.passkey_refused');
    if (half !== undefined && !(await spendHalf(tx, half, now))) return refuse('auth.half_over');
    return letIn(tools, tx, signer, context);
  });
};
