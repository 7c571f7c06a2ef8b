import { registerPlugin } from '@capacitor/core';
import type { SocialLoginPlugin } from '@capgo/capacitor-social-login';
import type { SocialNetwork } from '@zanga/contract/people/auth';
import type { Service } from '../api/api.tsx';
import { noteInLog } from '../device/device-log.ts';
import { platform } from '../device/platform.ts';
import type { SocialToken } from '../session/social-token.ts';

/** The plugin itself: its package's own entry would bring the web logins of seven other networks along. */
const SocialLogin = registerPlugin<Pick<SocialLoginPlugin, 'initialize' | 'login'>>('SocialLogin');

const freshNonce = async (service: Service) => (await service.api('POST /api/login/nonce')).nonce;

/**
 * Facebook's own library, asked for the email alone (LOG-14). On iOS by its limited sign-in, which does not track and
 * so needs no tracking permission: it gives an identity token, made for our nonce.
 */
const facebook = async (service: Service) => {
  const { facebookAppId: appId, facebookClientToken: clientToken } = __APP__;
  await SocialLogin.initialize({ facebook: { appId, clientToken, locale: 'it_IT' } });
  const limited = platform === 'ios' && { limitedLogin: true, nonce: await freshNonce(service) };
  const { result } = await SocialLogin.login({
    provider: 'facebook',
    options: { permissions: ['email'], ...limited },
  });
  return result.accessToken?.token ?? result.idToken ?? undefined;
};

/** Apple's own sheet (LOG-14); the server gets its answer unchanged (API-2). */
const apple = async (service: Service) => {
  await SocialLogin.initialize({ apple: { useProperTokenExchange: true } });
  const { result } = await SocialLogin.login({
    provider: 'apple',
    options: { scopes: ['email', 'name'], nonce: await freshNonce(service) },
  });
  if (!result.idToken) noteInLog('apple', 'no identity token');
  const { givenName, familyName } = result.profile;
  const answer = await service.api('POST /login/apple/callback', {
    body: {
      ...(result.idToken && { identityToken: result.idToken }),
      ...(result.authorizationCode && { authorizationCode: result.authorizationCode }),
      givenName,
      familyName,
    },
  });
  return readTicket(answer);
};

const readTicket = (answer: unknown) =>
  typeof answer === 'object' && answer !== null && 'access_token' in answer
    ? String(answer.access_token)
    : undefined;

/**
 * Signs in at a network by the phone's own dialog (NAT-1): the network's token, or undefined if that failed or was
 * cancelled.
 */
export const socialProof = async (
  service: Service,
  network: SocialNetwork,
): Promise<SocialToken | undefined> => {
  try {
    const access_token = await (network === 'apple' ? apple : facebook)(service);
    return access_token ? { network, access_token } : undefined;
  } catch (error) {
    noteInLog(network, error instanceof Error ? error.message : 'failed');
    return undefined;
  }
};
