import { expect, it } from 'vitest';
import { onPhone, serviceWith } from '../../../tests/native/on-phone.ts';

const phone = onPhone('android', { 'SocialLogin.initialize': {} });
const { socialProof } = await import('./social-login.ts');

it('[NAT-1] [LOG-14] on Android asks Facebook’s own login for the email alone, and passes its token on', async () => {
  const { asked, service } = await serviceWith();
  phone.answer('SocialLogin.login', {
    provider: 'facebook',
    result: { accessToken: { token: 'fb-1' }, idToken: null, profile: {} },
  });
  expect(await socialProof(service, 'facebook')).toEqual({ network: 'facebook', access_token: 'fb-1' });
  const { options } = phone.calls.findLast(({ name }) => name === 'SocialLogin.login') ?? {};
  // The limited login is Apple's phones' alone; only it needs a nonce of ours.
  expect(options).toEqual({ provider: 'facebook', options: { permissions: ['email'] } });
  expect(asked).toEqual([]);
});
