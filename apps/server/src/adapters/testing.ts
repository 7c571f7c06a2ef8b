import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterAll } from 'vitest';

export type Heard = {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
};

/** `silence` keeps the caller waiting, `hang up` ends the connection without an answer. */
export type ServedAnswer =
  | { readonly status: number; readonly body?: unknown; readonly headers?: Record<string, string> }
  | 'silence'
  | 'hang up';

/** A local server that plays an outside service, for one test file. */
export const serveLocally = async (answer: (heard: Heard) => ServedAnswer | Promise<ServedAnswer>) => {
  const server = createServer(async (request, response) => {
    const { method = '', url = '', headers } = request;
    const said = await answer({ method, url, headers, body: await buffer(request) });
    if (said === 'silence') return;
    if (said === 'hang up') return void request.socket.destroy();
    response.writeHead(said.status, { 'content-type': 'application/json', ...said.headers });
    response.end(said.body === undefined ? '' : JSON.stringify(said.body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  // A server on a port has an address of this type.
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}` };
};

/** An address without a listener. */
export const nowhere = 'http://127.0.0.1:9';
