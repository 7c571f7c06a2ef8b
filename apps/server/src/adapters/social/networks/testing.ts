import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { OAuth2Server } from 'oauth2-mock-server';

export const facebookApp = { appId: '123456789', appSecret: 'app-secret-of-the-test' };
export const appleApps = { serviceId: 'it.zanga.web', appIds: ['it.zanga.app'] };

export type GraphPerson = {
  readonly id: string;
  readonly first_name?: string;
  readonly last_name?: string;
  readonly email?: string;
};

type Known = { readonly person: GraphPerson; readonly appId?: string; readonly expiresAt?: number };

/** A local server that answers as Facebook's Graph does: debug_token, me with its proof, the exchange of codes. */
export const startGraph = async () => {
  const tokens = new Map<string, Known>();
  const codes = new Map<string, { token: string; redirect: string }>();
  const asked: string[] = [];

  const proofOf = (token: string) => createHmac('sha256', facebookApp.appSecret).update(token).digest('hex');
  const refusal = { status: 400, body: { error: { type: 'OAuthException', code: 190 } } };

  const debug = (token: string | null, bearer: string) => {
    if (bearer !== `${facebookApp.appId}|${facebookApp.appSecret}`) return refusal;
    const known = tokens.get(token ?? '');
    const data = known
      ? {
          app_id: known.appId ?? facebookApp.appId,
          is_valid: true,
          user_id: known.person.id,
          expires_at: known.expiresAt ?? 0,
          scopes: ['email', 'public_profile'],
        }
      : { app_id: facebookApp.appId, is_valid: false, user_id: '0', error: { code: 190 } };
    return { status: 200, body: { data } };
  };
  const me = (token: string, proof: string | null) => {
    const known = tokens.get(token);
    return known && proof === proofOf(token) ? { status: 200, body: known.person } : refusal;
  };
  const exchange = (form: URLSearchParams) => {
    const known = codes.get(form.get('code') ?? '');
    codes.delete(form.get('code') ?? '');
    const right =
      form.get('client_id') === facebookApp.appId &&
      form.get('client_secret') === facebookApp.appSecret &&
      form.get('redirect_uri') === known?.redirect;
    return known && right
      ? { status: 200, body: { access_token: known.token, token_type: 'bearer' } }
      : refusal;
  };

  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(Buffer.from(chunk));
    const url = new URL(request.url ?? '/', 'http://graph');
    asked.push(url.pathname);
    const bearer = (request.headers.authorization ?? '').replace('Bearer ', '');
    const path = url.pathname.replace(/^\/v\d+\.\d+/, '');
    const answers: Record<string, () => { status: number; body: object }> = {
      '/debug_token': () => debug(url.searchParams.get('input_token'), bearer),
      '/me': () => me(bearer, url.searchParams.get('appsecret_proof')),
      '/oauth/access_token': () => exchange(new URLSearchParams(Buffer.concat(chunks).toString())),
    };
    const { status, body } = answers[path]?.() ?? { status: 404, body: {} };
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A server that listens on a port has this kind of address.
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    /** Requests so far, by path. */
    asked,
    givesToken: (token: string, known: Known) => void tokens.set(token, known),
    givesCode: (code: string, token: string, redirect: string) => void codes.set(code, { token, redirect }),
    close: () => new Promise((resolve) => server.close(resolve)),
  };
};

export type Claims = Readonly<Record<string, unknown>>;

/** A local OpenID provider whose keys are where Apple has its own, or elsewhere. */
export const startProvider = async (jwks = '/auth/keys') => {
  const server = new OAuth2Server(undefined, undefined, {
    endpoints: { jwks, authorize: '/auth/authorize', token: '/auth/token' },
  });
  await server.issuer.keys.generate('RS256');
  await server.start(0, '127.0.0.1');
  const url = server.issuer.url ?? '';
  return {
    url,
    /** An identity token; for Apple’s web unless its claims say otherwise. */
    token: (claims: Claims, expiresIn = 600) =>
      server.issuer.buildToken({
        expiresIn,
        scopesOrTransform: (_header, payload) => {
          Object.assign(payload, { aud: appleApps.serviceId, ...claims });
        },
      }),
    close: () => server.stop(),
  };
};
