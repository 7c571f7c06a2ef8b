import { beforeEach, describe, expect, it, vi } from 'vitest';
import { onPhone, serviceWith } from '../../../tests/native/on-phone.ts';

const phone = onPhone('ios', { 'SocialLogin.initialize': {} });
const { socialProof } = await import('./social-login.ts');

const wire = {
  'POST /api/login/nonce': { nonce: 'n-1' },
  'POST /login/apple/callback': { access_token: 'ticket-1' },
};
const apples = {
  accessToken: null,
  idToken: 'id-1',
  authorizationCode: 'code-1',
  profile: { user: 'u', email: null, givenName: 'Lia', familyName: 'Verdi' },
};
const optionsOf = (name: string) => phone.calls.findLast((call) => call.name === name)?.options;

const logged: string[] = [];
beforeEach(() => {
  logged.length = 0;
  vi.spyOn(console, 'info').mockImplementation((line: string) => void logged.push(line));
});

describe('signing in by a social network on an iPhone', () => {
  it('[NAT-1] [LOG-14] [API-2] asks Apple for email and name, and passes its answer on unchanged', async () => {
    const { asked, service } = await serviceWith(wire);
    phone.answer('SocialLogin.login', { provider: 'apple', result: apples });
    expect(await socialProof(service, 'apple')).toEqual({ network: 'apple', access_token: 'ticket-1' });
    expect(optionsOf('SocialLogin.login')).toEqual({
      provider: 'apple',
      options: { scopes: ['email', 'name'], nonce: 'n-1' },
    });
    expect(asked.at(-1)).toEqual({
      call: 'POST /login/apple/callback',
      body: {
        identityToken: 'id-1',
        authorizationCode: 'code-1',
        givenName: 'Lia',
        familyName: 'Verdi',
      },
    });
  });

  it('[ERR-5] only logs a missing identity token', async () => {
    const { asked, service } = await serviceWith({ 'POST /api/login/nonce': { nonce: 'n-2' } });
    phone.answer('SocialLogin.login', { provider: 'apple', result: { ...apples, idToken: null } });
    expect(await socialProof(service, 'apple')).toBeUndefined();
    expect(asked.at(-1)?.body).not.toHaveProperty('identityToken');
    expect(logged[0]).toBe('[zanga] apple: no identity token');
  });

  it('[NAT-1] [LOG-14] asks Facebook for the email, by its sign-in without tracking', async () => {
    const { service } = await serviceWith(wire);
    phone.answer('SocialLogin.login', {
      provider: 'facebook',
      result: { accessToken: null, idToken: 'limited-1', isLimitedLogin: true, profile: {} },
    });
    expect(await socialProof(service, 'facebook')).toEqual({
      network: 'facebook',
      access_token: 'limited-1',
    });
    expect(optionsOf('SocialLogin.initialize')).toMatchObject({ facebook: { appId: '1234' } });
    expect(optionsOf('SocialLogin.login')).toEqual({
      provider: 'facebook',
      options: { permissions: ['email'], limitedLogin: true, nonce: 'n-1' },
    });
  });

  it('[ERR-4] [ERR-5] brings no proof when the person cancels', async () => {
    const { service } = await serviceWith(wire);
    phone.answer('SocialLogin.login', { refused: 'Login cancelled', code: 'USER_CANCELLED' });
    expect(await socialProof(service, 'facebook')).toBeUndefined();
    expect(logged).toEqual(['[zanga] facebook: Login cancelled']);
  });
});
