import type { PasskeyRequest } from '@zanga/contract/people/passkeys';
import { describe, expect, it } from 'vitest';
import { makeAccountsTest } from '../../server-testing.ts';
import { makeAuthenticator } from './authenticator-testing.ts';
import { codeOf, origin, staffWithFactors } from './factors-testing.ts';

const node = await makeAccountsTest();
const { call, later, make, withTotp, addPasskey, half } = staffWithFactors(node);
const people = 'GET /api/backoffice/people';

const ask = async (given?: string) =>
  // The contract gives this answer its shape.
  (
    await call('POST /api/backoffice/sign-in/passkey/options', {
      payload: given === undefined ? {} : { half: given },
    })
  ).body as PasskeyRequest;
const enterBy = (passkey: object, given?: string) =>
  call('POST /api/backoffice/sign-in/passkey', {
    payload: { passkey, ...(given !== undefined && { half: given }) },
  });

describe('a passkey', () => {
  it('is added under a name, and signs in alone, without the password', async () => {
    const { token, userId } = await make();
    const { device, made } = await addPasskey(token, 'Telefono');
    expect(made.status).toBe(201);
    expect(made.body.recovery).toHaveLength(10);
    const { body } = await enterBy(device.sign(await ask()));
    const entered = String(body.access_token);
    expect((await call(people, { token: entered })).status).toBe(200);
    expect((await call('GET /api/user', { token: entered })).body.id).toBe(userId);
    const own = await call('GET /api/backoffice/factors', { token: entered });
    expect(own.body.passkeys).toMatchObject([{ name: 'Telefono' }]);
  });

  it('is one of several, each of which can be deleted', async () => {
    const { token } = await make();
    const first = await addPasskey(token, 'Telefono');
    const second = await addPasskey(token, 'Chiavetta');
    expect(second.made.body.recovery).toBeNull();
    const { body } = await call('GET /api/backoffice/factors', { token });
    const passkeys = body.passkeys as readonly { id: string; name: string }[];
    const id = passkeys.find(({ name }) => name === 'Telefono')?.id ?? '';
    expect(await codeOf(call(`DELETE /api/backoffice/factors/passkeys/${id}`, { token }))).toBe('ok');
    expect(await codeOf(enterBy(first.device.sign(await ask())))).toBe('factor.passkey_refused');
    expect(await codeOf(enterBy(second.device.sign(await ask())))).toBe('ok');
  });

  it('cannot be deleted by a colleague', async () => {
    const [ada, eva] = [await make(), await make('owner')];
    await addPasskey(ada.token, 'Telefono');
    const { body } = await call('GET /api/backoffice/factors', { token: ada.token });
    const [{ id = '' } = {}] = body.passkeys as readonly { id: string }[];
    expect(await codeOf(call(`DELETE /api/backoffice/factors/passkeys/${id}`, { token: eva.token }))).toBe(
      'factor.not_found',
    );
  });

  it('is the second step after the password, its owner’s alone', async () => {
    const [ada, eva] = [await make(), await make()];
    const { device } = await addPasskey(ada.token, 'Telefono');
    const { device: evas } = await addPasskey(eva.token, 'Telefono di Eva');
    const given = await half(ada.email);
    const options = await ask(given);
    expect(options.allowCredentials).toHaveLength(1);
    expect(await codeOf(enterBy(evas.sign(options), given))).toBe('factor.passkey_refused');
    expect(await codeOf(enterBy(device.sign(await ask(given)), given))).toBe('ok');
    expect(await codeOf(enterBy(device.sign(await ask()), given))).toBe('auth.half_over');
  });

  it('signs each challenge once, for this site, within five minutes, and no other challenge', async () => {
    const { token } = await make();
    const { device } = await addPasskey(token, 'Telefono');
    const signed = device.sign(await ask());
    const both = await Promise.all([codeOf(enterBy(signed)), codeOf(enterBy(signed))]);
    expect(both.toSorted()).toEqual(['factor.passkey_refused', 'ok']);
    expect(await codeOf(enterBy(device.sign(await ask(), 'https://zanga.evil')))).toBe(
      'factor.passkey_refused',
    );
    const late = await ask();
    later(301);
    expect(await codeOf(enterBy(device.sign(late)))).toBe('factor.passkey_refused');
    const invented = { ...(await ask()), challenge: 'aW52ZW50YXRv' };
    expect(await codeOf(enterBy(device.sign(invented)))).toBe('factor.passkey_refused');
    const stranger = makeAuthenticator(origin);
    expect(await codeOf(enterBy(stranger.sign(await ask())))).toBe('factor.passkey_refused');
    // A challenge of a proof is none of the entrance, and the other way round.
    const proof = await call('POST /api/backoffice/proof/options', { token });
    expect(await codeOf(enterBy(device.sign(proof.body as PasskeyRequest)))).toBe('factor.passkey_refused');
  });

  it('is refused when it has counted back: a copy of it exists', async () => {
    const { token } = await make();
    const { device } = await addPasskey(token, 'Telefono');
    expect(await codeOf(enterBy(device.sign(await ask())))).toBe('ok');
    device.countBack(0);
    expect(await codeOf(enterBy(device.sign(await ask())))).toBe('factor.passkey_refused');
  });

  it('proves one’s identity again, in one’s own sign-in alone', async () => {
    const [ada, eva] = [await make(), await make()];
    const { device } = await addPasskey(ada.token, 'Telefono');
    const { device: evas } = await addPasskey(eva.token, 'Telefono di Eva');
    later(11 * 60);
    const renew = () => codeOf(call('POST /api/backoffice/factors/recovery', { token: ada.token }));
    const prove = async (by: typeof device) => {
      const { body } = await call('POST /api/backoffice/proof/options', { token: ada.token });
      const payload = { passkey: by.sign(body as PasskeyRequest) };
      return codeOf(call('POST /api/backoffice/proof', { token: ada.token, payload }));
    };
    expect(await renew()).toBe('auth.confirm_again');
    expect(await prove(evas)).toBe('factor.passkey_refused');
    expect(await renew()).toBe('auth.confirm_again');
    expect(await prove(device)).toBe('ok');
    expect(await renew()).toBe('ok');
  });

  it('is made for the person who asked: another person’s answer is refused', async () => {
    const [ada, eva] = [await make(), await make()];
    const device = makeAuthenticator(origin);
    const { body } = await call('POST /api/backoffice/factors/passkeys/options', { token: ada.token });
    const passkey = device.make(body as Parameters<typeof device.make>[0]);
    const add = (token: string) =>
      codeOf(call('POST /api/backoffice/factors/passkeys', { token, payload: { name: 'Mia', passkey } }));
    expect(await add(eva.token)).toBe('factor.passkey_refused');
    expect(await add(ada.token)).toBe('factor.passkey_refused');
  });

  it.each(['suspended', 'removed'])('does not sign in a person who was %s', async (how) => {
    const { token, userId } = await make();
    const { device } = await addPasskey(token, 'Telefono');
    await node.pool.query(
      how === 'removed'
        ? 'delete from user_roles where user_id = $1'
        : 'update user_roles set suspended_at = now() where user_id = $1',
      [userId],
    );
    expect(await codeOf(enterBy(device.sign(await ask())))).toBe('factor.passkey_refused');
  });

  it('stands beside an app, and neither takes the other’s place', async () => {
    const { token } = await withTotp();
    const { made } = await addPasskey(token, 'Telefono');
    expect(made.body.recovery).toBeNull();
    expect((await call('GET /api/backoffice/factors', { token })).body).toMatchObject({
      passkeys: [{ name: 'Telefono' }],
      recovery_left: 10,
    });
  });
});
