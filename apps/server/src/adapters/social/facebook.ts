import { createHmac } from 'node:crypto';
import { z } from 'zod';
import type { Clock } from '../../platform/clock.ts';
import { challengeQuery } from './challenge.ts';
import { idTokens, textClaim } from './id-token.ts';
import {
  type FromApp,
  type SocialProfile,
  type SocialProvider,
  SocialRefusal,
  type WindowOpening,
  type WindowRequest,
} from './port.ts';

export type FacebookSettings = {
  readonly appId: string;
  readonly appSecret: string;
  /** `https://graph.facebook.com`, or a server with the same protocol. */
  readonly graph: string;
  /** `https://www.facebook.com`: the consent dialog. */
  readonly dialog: string;
  /** `https://limited.facebook.com`: the keys of limited sign-in. */
  readonly limited: string;
  readonly clock: Clock;
};

const version = 'v23.0';
const patienceMs = 8_000;

const Exchanged = z.object({ access_token: z.string().min(1) });
const Inspected = z.object({
  data: z.object({
    app_id: z.string(),
    is_valid: z.boolean(),
    user_id: z.string().min(1),
    /** Seconds of the epoch; 0 never ends. */
    expires_at: z.number().default(0),
  }),
});
const Me = z.object({
  id: z.string(),
  first_name: z.string().default(''),
  last_name: z.string().default(''),
  email: z.string().optional(),
});

const ask = async <S extends z.ZodType>(what: string, schema: S, url: URL, init: RequestInit) => {
  const response = await fetch(url, {
    ...init,
    redirect: 'error',
    signal: AbortSignal.timeout(patienceMs),
  }).catch(() => {
    throw new SocialRefusal(`${what} cannot be reached`);
  });
  // An answer without JSON fails the schema in the next line.
  const read = schema.safeParse(await response.json().catch(() => undefined));
  if (!response.ok || !read.success) throw new SocialRefusal(`${what} answered ${response.status}`);
  return read.data;
};

/** The Graph API, called as our app; secret and tokens go in headers and bodies where possible. */
const graphOf = ({ appId, appSecret, graph, clock }: FacebookSettings) => {
  const at = (path: string, query: Record<string, string> = {}) =>
    new URL(`${graph}/${version}/${path}?${new URLSearchParams(query)}`);
  const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });
  const proofOf = (token: string) => createHmac('sha256', appSecret).update(token).digest('hex');

  const exchange = (code: string, { redirect, verifier }: WindowRequest) =>
    ask('the exchange of the code', Exchanged, at('oauth/access_token'), {
      method: 'POST',
      body: new URLSearchParams({
        client_id: appId,
        client_secret: appSecret,
        redirect_uri: redirect,
        code,
        ...(verifier !== undefined && { code_verifier: verifier }),
      }),
    });

  /** Accepts only tokens made for our app. */
  const inspect = async (token: string) => {
    const query = { input_token: token };
    const { data } = await ask(
      'debug_token',
      Inspected,
      at('debug_token', query),
      bearer(`${appId}|${appSecret}`),
    );
    if (!data.is_valid || data.app_id !== appId) throw new SocialRefusal('the token is not for this app');
    if (data.expires_at > 0 && data.expires_at * 1000 <= clock().getTime())
      throw new SocialRefusal('the token has expired');
    return data.user_id;
  };

  const me = (token: string) => {
    const query = { fields: 'id,first_name,last_name,email', appsecret_proof: proofOf(token) };
    return ask('me', Me, at('me', query), bearer(token));
  };
  return { exchange, inspect, me };
};

const dialogAddress = ({ appId, dialog }: FacebookSettings, { state, redirect, verifier }: WindowOpening) => {
  const query = new URLSearchParams({
    client_id: appId,
    redirect_uri: redirect,
    state,
    scope: 'email',
    response_type: 'code',
    ...challengeQuery(verifier),
  });
  return `${dialog}/${version}/dialog/oauth?${query}`;
};

/** Facebook Login. Its emails do not count as proved: linking them to an account needs its password. */
export const facebook = (settings: FacebookSettings): SocialProvider => {
  const { appId, dialog, limited, clock } = settings;
  const { exchange, inspect, me } = graphOf(settings);
  const verify = idTokens({
    keys: `${limited}/.well-known/oauth/openid/jwks/`,
    // Facebook has used several issuer names over the years.
    issuer: [dialog, dialog.replace('://www.', '://'), limited],
    audience: [appId],
    clock,
  });

  const byAccessToken = async (token: string): Promise<SocialProfile> => {
    const subject = await inspect(token);
    const person = await me(token);
    if (person.id !== subject) throw new SocialRefusal('the token and the profile are not of one person');
    return {
      network: 'facebook',
      subject,
      email: person.email ?? null,
      emailVerified: false,
      firstname: person.first_name,
      lastname: person.last_name,
    };
  };

  /** Limited sign-in, for iOS users who declined tracking: an identity token instead. */
  const byIdToken = async (token: string): Promise<FromApp> => {
    const claims = await verify(token);
    const profile: SocialProfile = {
      network: 'facebook',
      subject: claims.sub,
      email: textClaim(claims.email) || null,
      emailVerified: false,
      firstname: textClaim(claims.given_name),
      lastname: textClaim(claims.family_name),
    };
    return { profile, nonce: textClaim(claims.nonce) };
  };

  return {
    windowAddress: (opening) => dialogAddress(settings, opening),
    fromWindow: async ({ code }, request) => {
      if (code === undefined) throw new SocialRefusal('no code came');
      return byAccessToken((await exchange(code, request)).access_token);
    },
    fromApp: async (token) =>
      /^[\w-]+\.[\w-]+\.[\w-]+$/.test(token)
        ? byIdToken(token)
        : { profile: await byAccessToken(token), nonce: null },
  };
};
