import type { Token } from '@zanga/contract/people/auth';
import { signupRoute } from '@zanga/domain/accounts/profile';
import type { UserId } from '@zanga/domain/ids';
import type { Tx } from '../../../platform/database/connection.ts';
import { addressGroup, knownNetwork } from '../../../platform/ip-address.ts';
import type { AccountTools } from '../account-tools.ts';
import type { CallContext } from '../call-context.ts';
import { recordEvent } from '../events-store.ts';
import { noteAsked } from './proof-store.ts';
import { issueToken, staffTokenLifeMs, tokenLifeMs } from './session-store.ts';
import { tellNewSignIn } from './tell-new-sign-in.ts';

export type SessionStart = {
  readonly user: { readonly id: UserId; readonly signupComplete: boolean; readonly staff?: boolean };
  readonly clientId: string;
  readonly context: CallContext;
  /** Whether a second factor was given, too. */
  readonly factor?: boolean;
};

/** Issues a token after the sign-in is proved. */
export const startSession = async (
  tx: Tx,
  { keys, sandbox, notify, sms }: Pick<AccountTools, 'keys' | 'sandbox' | 'notify' | 'sms'>,
  { user, clientId, context, factor = false }: SessionStart,
): Promise<Token> => {
  const { caller, now } = context;
  const addressHash = keys.mac('address', addressGroup(caller.ip));
  const { platform, device } = caller;
  const network = knownNetwork(caller.ip);
  const signIn = { userId: user.id, clientId, platform, addressHash, device, network, factor };
  const access_token = await issueToken(tx, signIn, now);
  if (user.staff) await tellNewSignIn({ notify }, tx, user.id, context);
  await recordEvent(tx, user.id, 'signed_in', context);
  if (user.staff && !factor) await noteAsked(tx, user.id, sandbox, now);
  return {
    token_type: 'Bearer',
    access_token,
    expires_in: (user.staff ? staffTokenLifeMs : tokenLifeMs) / 1000,
    ...(!user.signupComplete && sms && { redirect_route: signupRoute }),
  };
};
