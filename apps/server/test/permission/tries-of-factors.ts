import type { PasskeyCreation } from '@zanga/contract/people/passkeys';
import type { UserId } from '@zanga/domain/ids';
import { makeAuthenticator } from '../../src/modules/accounts/staff/factors/authenticator-testing.ts';
import { codeAt, giveFactor, givePasskey } from '../../src/modules/accounts/staff/factors/factors-testing.ts';
import { call } from '../../src/modules/ordering/order/order-testing.ts';
import type { TestApp } from '../harness.ts';

type Try = { readonly names?: readonly string[]; readonly payload?: unknown };
type Place = { readonly app: TestApp; readonly owner: string; readonly ownerId: UserId };

/** Calls about the caller's factors; each try makes the factor it needs, which is deleted after it. */
export const triesOfFactors = ({
  app,
  owner,
  ownerId,
}: Place): Readonly<Record<string, () => Promise<Try>>> => ({
  'DELETE /api/backoffice/people/:person/factors': async () => {
    const { userId } = await app.signIn('worker');
    await giveFactor(app.db, userId, app.now.at);
    return { names: [userId] };
  },
  'POST /api/backoffice/factors/totp/confirm': async () => {
    const { body } = await call<{ secret: string }>(app, 'POST backoffice/factors/totp', { token: owner });
    return { payload: { code: codeAt(body.secret, app.now.at) } };
  },
  'DELETE /api/backoffice/factors/totp': async () => {
    await giveFactor(app.db, ownerId, app.now.at);
    return {};
  },
  'POST /api/backoffice/factors/passkeys': async () => {
    const { body } = await call<PasskeyCreation>(app, 'POST backoffice/factors/passkeys/options', {
      token: owner,
    });
    return {
      payload: {
        name: 'Telefono',
        passkey: makeAuthenticator(`http://localhost:${app.config.PORT}`).make(body),
      },
    };
  },
  'DELETE /api/backoffice/factors/passkeys/:passkey': async () => ({
    names: [await givePasskey(app.db, ownerId, app.now.at)],
  }),
  'POST /api/backoffice/factors/recovery': async () => {
    await giveFactor(app.db, ownerId, app.now.at);
    return {};
  },
  'PUT /api/backoffice/factors/rule': async () => ({ payload: { required: true } }),
});
