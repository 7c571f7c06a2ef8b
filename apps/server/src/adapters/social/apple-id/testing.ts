import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { jwtVerify } from 'jose';
import { OAuth2Server } from 'oauth2-mock-server';

const pair = generateKeyPairSync('ec', { namedCurve: 'P-256' });

/** The key that Apple would have given us. */
export const appleKey = {
  teamId: 'TEAM123456',
  keyId: 'KEY1234567',
  privateKey: pair.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
};

type Person = { readonly sub: string; readonly client: string; readonly redirect?: string };
type Answer = { readonly status: number; readonly body: object };

const no = (error: string): Answer => ({ status: 400, body: { error } });

/** Apple's own check of who asks: a text signed by our key, for the very app that is named. */
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

/** A local server that answers as Apple's does where codes become refresh tokens and where those end. */
export const startAppleId = async (port = 0) => {
  const signer = new OAuth2Server();
  await signer.issuer.keys.generate('RS256');
  const codes = new Map<string, Person>();
  const living = new Map<string, string>();
  const state = { away: false };
  let url = '';

  const idToken = (claims: object) =>
    signer.issuer.buildToken({
      expiresIn: 600,
      scopesOrTransform: (_header, payload) => {
        Object.assign(payload, { iss: url, ...claims });
      },
    });

  const exchange = async (form: URLSearchParams): Promise<Answer> => {
    const code = form.get('code') ?? '';
    const person = codes.get(code);
    codes.delete(code);
    const right =
      person?.client === form.get('client_id') && (person?.redirect ?? null) === form.get('redirect_uri');
    if (!person || !right || form.get('grant_type') !== 'authorization_code') return no('invalid_grant');
    const refresh_token = `r.${randomUUID()}`;
    living.set(refresh_token, person.sub);
    const id_token = await idToken({ sub: person.sub, aud: person.client });
    return {
      status: 200,
      body: { access_token: randomUUID(), token_type: 'Bearer', refresh_token, id_token },
    };
  };

  const answer = async (path: string, form: URLSearchParams): Promise<Answer> => {
    if (state.away) return { status: 503, body: {} };
    if (path === '/auth/keys') return { status: 200, body: { keys: signer.issuer.keys.toJSON() } };
    if (!(await knows(form, url))) return no('invalid_client');
    if (path === '/auth/token') return exchange(form);
    living.delete(form.get('token') ?? '');
    return { status: 200, body: {} };
  };

  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(Buffer.from(chunk));
    const form = new URLSearchParams(Buffer.concat(chunks).toString());
    const { status, body } = await answer(request.url ?? '/', form);
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  // A server that listens on a port has this kind of address.
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  signer.issuer.url = url;
  return {
    url,
    state,
    idToken,
    givesCode: (code: string, person: Person) => void codes.set(code, person),
    /** Whom the links that have not ended are of. */
    linked: () => [...living.values()],
    close: () => new Promise((resolve) => server.close(resolve)),
  };
};
