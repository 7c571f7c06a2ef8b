import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { jwtVerify } from 'jose';
import { OAuth2Server } from 'oauth2-mock-server';
import { answersChallenge } from '../networks/testing.ts';

const pair = generateKeyPairSync('ec', { namedCurve: 'P-256' });

/** Test key in the place of one from Apple. */
export const appleKey = {
  teamId: 'TEAM123456',
  keyId: 'KEY1234567',
  privateKey: pair.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
};

type Person = {
  readonly sub: string;
  readonly client: string;
  readonly redirect?: string;
  readonly challenge?: string;
};
type AppleAnswer = { readonly status: number; readonly body: object };

const no = (error: string): AppleAnswer => ({ status: 400, body: { error } });

/** Checks a caller like Apple: a text signed by our key, for the named app. */
const knows = async (form: URLSearchParams, audience: string) => {
  const rules = {
    audience,
    issuer: appleKey.teamId,
    subject: form.get('client_id') ?? '',
    algorithms: ['ES256'],
  };
  const read = await jwtVerify(form.get('client_secret') ?? '', pair.publicKey, rules).catch(() => undefined);
  return read?.protectedHeader.kid === appleKey.keyId;
};

type Shop = { readonly signer: OAuth2Server; readonly host: () => string };

/** Apple's records: unused codes and living refresh tokens. */
const makeBooks = ({ signer, host }: Shop) => {
  const codes = new Map<string, Person>();
  const living = new Map<string, string>();

  const idToken = (claims: object) =>
    signer.issuer.buildToken({
      expiresIn: 600,
      scopesOrTransform: (_header, payload) => {
        Object.assign(payload, { iss: host(), ...claims });
      },
    });

  const exchange = async (form: URLSearchParams): Promise<AppleAnswer> => {
    const code = form.get('code') ?? '';
    const person = codes.get(code);
    codes.delete(code);
    const right =
      person?.client === form.get('client_id') &&
      (person?.redirect ?? null) === form.get('redirect_uri') &&
      answersChallenge(form.get('code_verifier'), person?.challenge);
    if (!person || !right || form.get('grant_type') !== 'authorization_code') return no('invalid_grant');
    const refresh_token = `r.${randomUUID()}`;
    living.set(refresh_token, person.sub);
    const id_token = await idToken({ sub: person.sub, aud: person.client });
    return {
      status: 200,
      body: { access_token: randomUUID(), token_type: 'Bearer', refresh_token, id_token },
    };
  };

  const answer = async (path: string, form: URLSearchParams): Promise<AppleAnswer> => {
    if (path === '/auth/keys') return { status: 200, body: { keys: signer.issuer.keys.toJSON() } };
    if (!(await knows(form, host()))) return no('invalid_client');
    if (path === '/auth/token') return exchange(form);
    living.delete(form.get('token') ?? '');
    return { status: 200, body: {} };
  };
  return { codes, living, idToken, answer };
};

/** Sign-in page for browser tests. */
type Page = (asked: URLSearchParams) => Promise<string>;

/** A local server with Apple's exchange of codes for refresh tokens, and their revocation. */
export const startAppleId = async (page?: Page) => {
  const signer = new OAuth2Server();
  await signer.issuer.keys.generate('RS256');
  const state = { away: false };
  let url = '';
  const { codes, living, idToken, answer } = makeBooks({ signer, host: () => url });

  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', url);
    if (page && pathname === '/auth/authorize')
      return response.writeHead(200, { 'content-type': 'text/html' }).end(await page(searchParams));
    const form = new URLSearchParams((await buffer(request)).toString());
    const { status, body } = state.away ? { status: 503, body: {} } : await answer(pathname, form);
    return response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A server on a port has an address of this type.
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  signer.issuer.url = url;
  return {
    url,
    state,
    idToken,
    givesCode: (code: string, person: Person) => void codes.set(code, person),
    /** Subjects of the links that still live. */
    linked: () => [...living.values()],
    close: () => new Promise((resolve) => server.close(resolve)),
  };
};
