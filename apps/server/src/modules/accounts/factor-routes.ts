import { factors } from '@zanga/contract/people/factors';
import { type MountTools, mount } from '../../platform/http/mount.ts';
import type { AccountTools } from './account-tools.ts';
import { contextOf, tokenHashOf } from './call-context.ts';
import { askAtEntrance, enterWithCode, enterWithPasskey, enterWithPassword } from './sign-in/enter.ts';
import { seeFactors } from './staff/factors/factor-queries.ts';
import { addPasskey, addTotp, beginPasskey, beginTotp } from './staff/factors/keep-factors.ts';
import {
  removePasskey,
  removeTotp,
  renewRecoveryCodes,
  requireFactor,
} from './staff/factors/mend-factors.ts';
import { askForProof, proveAgain } from './staff/factors/prove.ts';

/** Second factors: signing in with them, keeping them, showing anew who one is. */
export const mountFactors = (tools: MountTools, accounts: AccountTools): void =>
  mount(tools, factors, {
    'POST /api/backoffice/sign-in': ({ body, call }) => enterWithPassword(accounts, body, contextOf(call)),
    'POST /api/backoffice/sign-in/code': ({ body, call }) => enterWithCode(accounts, body, contextOf(call)),
    'POST /api/backoffice/sign-in/passkey/options': ({ body, call }) =>
      askAtEntrance(accounts, body.half, contextOf(call)),
    'POST /api/backoffice/sign-in/passkey': ({ body, call }) =>
      enterWithPasskey(accounts, { half: body.half, passkey: body.passkey }, contextOf(call)),
    'GET /api/backoffice/factors': ({ call }) => seeFactors(accounts, call.session),
    'POST /api/backoffice/factors/totp': ({ call }) => beginTotp(accounts, call.session.userId, call.now),
    'POST /api/backoffice/factors/totp/confirm': ({ body, call }) =>
      addTotp(accounts, { session: call.session, tokenHash: tokenHashOf(call) }, body.code, call.now),
    'DELETE /api/backoffice/factors/totp': ({ call }) => removeTotp(accounts, call.session, call.now),
    'POST /api/backoffice/factors/passkeys/options': ({ call }) =>
      beginPasskey(accounts, call.session.userId, call.now),
    'POST /api/backoffice/factors/passkeys': ({ body, call }) =>
      addPasskey(accounts, { session: call.session, tokenHash: tokenHashOf(call) }, body, call.now),
    'DELETE /api/backoffice/factors/passkeys/:passkey': ({ params, call }) =>
      removePasskey(accounts, call.session, params.passkey, call.now),
    'POST /api/backoffice/factors/recovery': ({ call }) =>
      renewRecoveryCodes(accounts, call.session, call.now),
    'POST /api/backoffice/proof/options': ({ call }) => askForProof(accounts, call.session.userId, call.now),
    'POST /api/backoffice/proof': ({ body, call }) =>
      proveAgain(
        accounts,
        { userId: call.session.userId, tokenHash: tokenHashOf(call), proof: body },
        call.now,
      ),
    'PUT /api/backoffice/factors/rule': ({ body, call }) =>
      requireFactor(accounts, { session: call.session, required: body.required }, call.now),
  });
