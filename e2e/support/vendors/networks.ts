import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { appleKey, startAppleId } from '../../../apps/server/src/adapters/social/apple-id/testing.ts';
import {
  appleApps,
  facebookApp,
  startGraph,
} from '../../../apps/server/src/adapters/social/networks/testing.ts';

// Facebook and Apple as this machine plays them. They are at 127.0.0.1 while the shop is at localhost: other sites, as in life.

const quoted = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

const page = (title: string, body: string) =>
  `<!doctype html><html lang="it"><meta charset="utf-8"><title>${title}</title><h1>${title}</h1>${body}</html>`;

export type NetworkPerson = {
  readonly id: string;
  readonly email: string;
  readonly firstname: string;
  readonly lastname: string;
};

/** Facebook's consent dialog; `person.now` presses. */
const startDialog = async (
  graph: Awaited<ReturnType<typeof startGraph>>,
  person: { now: NetworkPerson },
  asked: URLSearchParams[],
) => {
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://dialog');
    if (!pathname.endsWith('/dialog/oauth')) return response.writeHead(404).end();
    asked.push(searchParams);
    const [code, token] = [randomUUID(), randomUUID()];
    const redirect = searchParams.get('redirect_uri') ?? '';
    const { id, email, firstname: first_name, lastname: last_name } = person.now;
    graph.givesToken(token, { person: { id, email, first_name, last_name } });
    graph.givesCode(code, token, redirect, searchParams.get('code_challenge') ?? '');
    const state = searchParams.get('state') ?? '';
    const back = `${redirect}?${new URLSearchParams({ code, state })}`;
    const link = `<a href="${quoted(back)}">Continua come ${first_name}</a>`;
    return response.writeHead(200, { 'content-type': 'text/html' }).end(page('Facebook', link));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A server that listens on a port has this kind of address.
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() };
};

/** Apple's page: it posts a form from another site, with the name beside the token. */
const startApple = async (person: { now: NetworkPerson }, asked: URLSearchParams[]) => {
  const apple = await startAppleId(async (searchParams) => {
    asked.push(searchParams);
    const { id: sub, email, firstname: firstName, lastname: lastName } = person.now;
    const [code, client] = [randomUUID(), searchParams.get('client_id') ?? ''];
    const redirect = searchParams.get('redirect_uri') ?? '';
    const challenge = searchParams.get('code_challenge') ?? '';
    apple.givesCode(code, { sub, client, redirect, challenge });
    const nonce = searchParams.get('nonce');
    const fields = {
      state: searchParams.get('state') ?? '',
      code,
      id_token: await apple.idToken({ sub, aud: client, nonce, email, email_verified: 'true' }),
      user: JSON.stringify({ name: { firstName, lastName }, email }),
    };
    const inputs = Object.entries(fields).map(
      ([name, value]) => `<input type="hidden" name="${name}" value="${quoted(value)}">`,
    );
    return page(
      'Apple',
      `<form method="post" action="${quoted(redirect)}">${inputs.join('')}<button>Continua</button></form>`,
    );
  });
  return apple;
};

/** Both networks, and the settings by which a server finds them. */
export const startNetworks = async () => {
  const person: { now: NetworkPerson } = { now: { id: '', email: '', firstname: '', lastname: '' } };
  const asked: URLSearchParams[] = [];
  const graph = await startGraph();
  const [dialog, apple] = [await startDialog(graph, person, asked), await startApple(person, asked)];
  const env = {
    FACEBOOK_APP_ID: facebookApp.appId,
    FACEBOOK_APP_SECRET: facebookApp.appSecret,
    FACEBOOK_GRAPH: graph.url,
    FACEBOOK_DIALOG: dialog.url,
    FACEBOOK_LIMITED: dialog.url,
    APPLE_SERVICE_ID: appleApps.serviceId,
    APPLE_HOST: apple.url,
    APPLE_TEAM_ID: appleKey.teamId,
    APPLE_KEY_ID: appleKey.keyId,
    APPLE_PRIVATE_KEY: appleKey.privateKey,
  };
  const close = async () => {
    dialog.close();
    await Promise.all([graph.close(), apple.close()]);
  };
  return { env, person, asked, linked: apple.linked, close };
};
