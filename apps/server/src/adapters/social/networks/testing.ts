import { createHash, createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { OAuth2Server } from 'oauth2-mock-server';
import { afterAll } from 'vitest';
import { chooseSocials } from '../choose-socials.ts';

export const facebookApp = { appId: '123456789', appSecret: 'app-secret-of-the-test' };
export const appleApps = { serviceId: 'it.zanga.web', appIds: ['it.zanga.app'] };

export type GraphPerson = {
  readonly id: string;
  readonly first_name?: string;
  readonly last_name?: string;
  readonly email?: string;
};

type Known = { readonly person: GraphPerson; readonly appId?: string; readonly expiresAt?: number };

type GraphState = {
  readonly tokens: Map<string, Known>;
  readonly codes: Map<string, { token: string; redirect: string; challenge: string | undefined }>;
};
type GraphAnswer = { readonly status: number; readonly body: object };

const refusal: GraphAnswer = { status: 400, body: { error: { type: 'OAuthException', code: 190 } } };
const { appId, appSecret } = facebookApp;

/** The networks' check of a verifier against its challenge; without a challenge none is accepted. */
export const answersChallenge = (verifier: string | null, challenge: string | undefined) =>
  verifier === null
    ? challenge === undefined
    : createHash('sha256').update(verifier).digest('base64url') === challenge;

const debugToken = ({ tokens }: GraphState, token: string | null, bearer: string): GraphAnswer => {
  if (bearer !== `${appId}|${appSecret}`) return refusal;
  const known = tokens.get(token ?? '');
  if (!known) return { status: 200, body: { data: { app_id: appId, is_valid: false, user_id: '0' } } };
  const { person, expiresAt = 0 } = known;
  const scopes = ['email', 'public_profile'];
  const data = {
    app_id: known.appId ?? appId,
    is_valid: true,
    user_id: person.id,
    expires_at: expiresAt,
    scopes,
  };
  return { status: 200, body: { data } };
};

const me = ({ tokens }: GraphState, token: string, proof: string | null): GraphAnswer => {
  const known = tokens.get(token);
  const right = createHmac('sha256', appSecret).update(token).digest('hex');
  return known && proof === right ? { status: 200, body: known.person } : refusal;
};

const exchange = ({ codes }: GraphState, form: URLSearchParams): GraphAnswer => {
  const code = form.get('code') ?? '';
  const known = codes.get(code);
  codes.delete(code);
  const right =
    form.get('client_id') === appId &&
    form.get('client_secret') === appSecret &&
    form.get('redirect_uri') === known?.redirect &&
    answersChallenge(form.get('code_verifier'), known?.challenge);
  return known && right
    ? { status: 200, body: { access_token: known.token, token_type: 'bearer' } }
    : refusal;
};

const answerOf = (state: GraphState, url: URL, bearer: string, body: string): GraphAnswer => {
  switch (url.pathname.replace(/^\/v\d+\.\d+/, '')) {
    case '/debug_token':
      return debugToken(state, url.searchParams.get('input_token'), bearer);
    case '/me':
      return me(state, bearer, url.searchParams.get('appsecret_proof'));
    case '/oauth/access_token':
      return exchange(state, new URLSearchParams(body));
    default:
      return { status: 404, body: {} };
  }
};

/** A local server with a part of Facebook's Graph: debug_token, me with its proof, the exchange of codes. */
export const startGraph = async () => {
  const state: GraphState = { tokens: new Map(), codes: new Map() };
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(Buffer.from(chunk));
    const url = new URL(request.url ?? '/', 'http://graph');
    const bearer = (request.headers.authorization ?? '').replace('Bearer ', '');
    const { status, body } = answerOf(state, url, bearer, Buffer.concat(chunks).toString());
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A server on a port has an address of this type.
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    givesToken: (token: string, known: Known) => void state.tokens.set(token, known),
    givesCode: (code: string, token: string, redirect: string, challenge?: string) =>
      void state.codes.set(code, { token, redirect, challenge }),
    close: () => new Promise((resolve) => server.close(resolve)),
  };
};

export type Claims = Readonly<Record<string, unknown>>;

/** A local OpenID provider, with its keys at Apple's path by default. */
export const startProvider = async (jwks = '/auth/keys') => {
  const server = new OAuth2Server(undefined, undefined, {
    endpoints: { jwks, authorize: '/auth/authorize', token: '/auth/token' },
  });
  await server.issuer.keys.generate('RS256');
  await server.start(0, '127.0.0.1');
  const url = server.issuer.url ?? '';
  return {
    url,
    /** An identity token, by default for Apple’s web. */
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

/** Both networks for a test file, and the adapters that talk to them. */
export const startNetworks = async () => {
  const [graph, apple] = await Promise.all([startGraph(), startProvider()]);
  afterAll(async () => {
    await graph.close();
    await apple.close();
  });
  const socials = chooseSocials(
    {
      SANDBOX: false,
      FACEBOOK_APP_ID: facebookApp.appId,
      FACEBOOK_APP_SECRET: facebookApp.appSecret,
      FACEBOOK_GRAPH: graph.url,
      FACEBOOK_DIALOG: graph.url,
      FACEBOOK_LIMITED: graph.url,
      APPLE_SERVICE_ID: appleApps.serviceId,
      APPLE_APP_IDS: appleApps.appIds,
      APPLE_HOST: apple.url,
    },
    () => new Date(),
  );
  return { graph, apple, socials };
};
