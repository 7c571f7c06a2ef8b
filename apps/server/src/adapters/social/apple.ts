import type { Clock } from '../../platform/clock.ts';
import { type AppleKey, appleLink } from './apple-link.ts';
import { challengeQuery } from './challenge.ts';
import { idTokens, textClaim } from './id-token.ts';
import { type SocialProfile, type SocialProvider, SocialRefusal } from './port.ts';

export type AppleSettings = {
  /** `https://appleid.apple.com`, or a server with the same protocol. */
  readonly host: string;
  /** The services id, for the web. */
  readonly serviceId: string;
  /** The bundle ids of the apps. */
  readonly appIds: readonly string[];
  /** Key for telling Apple of deleted accounts; sign-in works without it. */
  readonly key?: AppleKey;
  readonly clock: Clock;
};

/** Sign in with Apple. The token carries no names: they come beside it, at the first sign-in only. */
export const apple = ({ host, serviceId, appIds, key, clock }: AppleSettings): SocialProvider => {
  const verify = idTokens({
    keys: `${host}/auth/keys`,
    issuer: [host],
    audience: [serviceId, ...appIds],
    clock,
  });
  const read = async (token: string) => {
    const claims = await verify(token);
    const email = textClaim(claims.email);
    const profile: SocialProfile = {
      network: 'apple',
      subject: claims.sub,
      email: email || null,
      // Some tokens of Apple have it as a text.
      emailVerified: claims.email_verified === true || claims.email_verified === 'true',
      firstname: '',
      lastname: '',
    };
    return { profile, nonce: textClaim(claims.nonce) };
  };
  const whose = async (token: string) => {
    const { sub, aud } = await verify(token);
    return { sub, client: textClaim(aud) };
  };
  return {
    ...(key && { link: appleLink({ host, key, clock, verify: whose }) }),
    windowAddress: ({ state, nonce, redirect, verifier }) => {
      const query = new URLSearchParams({
        response_type: 'code id_token',
        response_mode: 'form_post',
        client_id: serviceId,
        redirect_uri: redirect,
        scope: 'name email',
        state,
        nonce,
        ...challengeQuery(verifier),
      });
      return `${host}/auth/authorize?${query}`;
    },
    fromWindow: async ({ idToken }, request) => {
      if (idToken === undefined) throw new SocialRefusal('no identity token came');
      const { profile, nonce } = await read(idToken);
      if (nonce !== request.nonce) throw new SocialRefusal('the identity token is for another window');
      return profile;
    },
    fromApp: read,
  };
};
