import { randomInt } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { makeKeys, readSecret } from '../../src/modules/accounts/keys.ts';
import { isLinkToken, newLinkToken } from '../../src/modules/accounts/password/mailed-link.ts';
import { hashPassword } from '../../src/modules/accounts/password/passwords.ts';
import { checkPin, pinSecrets } from '../../src/modules/accounts/pins/check-pin.ts';
import {
  isUnsubscribeSignature,
  unsubscribeLinks,
} from '../../src/modules/accounts/privacy/unsubscribe-link.ts';
import {
  drawRecoveryCodes,
  newTotpSecret,
  takeCode,
} from '../../src/modules/accounts/staff/factors/codes.ts';
import { codeAt } from '../../src/modules/accounts/staff/factors/factors-testing.ts';
import { sealTotpsAnew } from '../../src/modules/accounts/staff/factors/seal-anew.ts';
import { rememberTrial, trialsHad } from '../../src/modules/membership/joining/trials-store.ts';
import { call, contact, openStand, signInStaff } from '../../src/modules/ordering/order/order-testing.ts';
import { makeTestApp, startOtherNode } from '../harness.ts';

const [today, yesterday] = ['t'.repeat(40), 'y'.repeat(40)];
const app = await makeTestApp({ env: { SIGNING_KEY: today, SIGNING_KEYS_BEFORE: yesterday } });
const { SIGNING_KEYS_BEFORE: _, ...config } = app.config;
const before = await startOtherNode({
  ...app,
  config: { ...config, SIGNING_KEY: yesterday, SIGNING_KEYS_BEFORE: [] },
});
const stand = await openStand(app);

const old = makeKeys(readSecret(yesterday));
const both = makeKeys(readSecret(today), [readSecret(yesterday)]);
const only = makeKeys(readSecret(today));
const { db } = app;
const at = () => app.now.at;

const withApp = async () => {
  const { userId } = await app.signIn('manager');
  const secret = newTotpSecret();
  const row = {
    user_id: userId,
    secret: old.seal('totp_secret', secret),
    created_at: at(),
    confirmed_at: at(),
  };
  await db.insertInto('staff_totp').values(row).execute();
  const take = (keys: typeof old, typed: string) =>
    db.transaction().execute((tx) => takeCode({ keys }, tx, { userId, typed }, at()));
  return { userId, secret, take };
};

describe('a signing key that was changed, beside the former one', () => {
  it('opens the secrets of authenticator apps, and seals them anew, so that the former key can go', async () => {
    const { secret, take } = await withApp();
    const code = () => codeAt(secret, at());
    expect(await take(only, code())).toBeUndefined();
    expect(await take(both, code())).toBe('totp');
    expect(await sealTotpsAnew({ db, keys: both })).toBe(1);
    expect(await sealTotpsAnew({ db, keys: both })).toBe(0);
    app.now.at = new Date(at().getTime() + 60_000);
    expect(await take(only, code())).toBe('totp');
  });

  it('accepts recovery codes drawn before, each once', async () => {
    const { userId, take } = await withApp();
    const [code = ''] = await db.transaction().execute((tx) => drawRecoveryCodes({ keys: old }, tx, userId));
    expect(await take(only, code)).toBeUndefined();
    expect(await take(both, code)).toBe('recovery');
    expect(await take(both, code)).toBeUndefined();
  });

  it('accepts a PIN chosen before, and hashes it with the new key', async () => {
    const { userId: person } = await app.signIn('manager');
    const hash = await hashPassword(pinSecrets({ keys: old }, person, '4071')[0]);
    await db
      .insertInto('staff_pins')
      .values({ user_id: person, shop_id: stand.shop, pin_hash: hash, set_at: at() })
      .execute();
    const device = { id: `dvc_${randomInt(1e9)}`, shopId: stand.shop, kind: 'till', name: 'Cassa' } as const;
    const type = async (keys: typeof old, pin: string) =>
      (await checkPin({ db, keys, sandbox: false }, { person, pin, device }, at())).ok;
    expect(await type(only, '4071')).toBe(false);
    expect(await type(both, '4072')).toBe(false);
    expect(await type(both, '4071')).toBe(true);
    expect(await type(only, '4071')).toBe(true);
  });

  it('accepts links mailed before', () => {
    const token = newLinkToken(old, 'reset_password');
    expect([both, only].map((keys) => isLinkToken(keys, 'reset_password', token))).toEqual([true, false]);
    const { page } = unsubscribeLinks({ keys: old, origin: () => 'https://x.example' }, 'usr_1', at());
    const link = { userId: 'usr_1' as const, signature: page.split('/').at(-1) ?? '' };
    expect([both, only].map((keys) => isUnsubscribeSignature(keys, link, at()))).toEqual([true, false]);
  });

  it('gives no second trial, and still refuses a contact that a shop has blocked', async () => {
    const whose = {
      person: { id: 'usr_x' as const, email: 'x@example.it', phone: null },
      fingerprint: 'card',
    };
    await db.transaction().execute((tx) => rememberTrial(tx, old, whose, at()));
    expect(await trialsHad(db, only, whose)).toEqual({ person: false, card: false });
    expect(await trialsHad(db, both, whose)).toEqual({ person: true, card: true });

    const worker = await signInStaff(app, 'worker', stand.shop);
    const { id } = await stand.placed(undefined, { payment_method: 'till' });
    const path = `backoffice/orders/${id}/parts/food/block`;
    const block = (node: typeof before, payload: object) =>
      call(node, `POST ${path}`, { token: worker, payload });
    expect((await block(before, { phone: true, email: false })).status).toBe(200);
    const order = async () => stand.order(await stand.cartOf(), { payment_method: 'till', contact });
    expect(await order()).toMatchObject({ status: 409, body: { code: 'order.blocked' } });
    expect((await block(app, { phone: false, email: false })).body).toEqual({ phone: false, email: false });
    expect((await order()).status).toBe(201);
  });
});
