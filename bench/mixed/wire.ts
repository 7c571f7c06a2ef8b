import { Agent, request } from 'node:http';

export type WireAnswer = { readonly status: number; readonly etag: string; readonly body: Buffer };

type Asking = {
  readonly method?: 'GET' | 'POST';
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
};

/** One open connection for each client; answers arrive whole, as sent. */
export const openWire = (base: string, clients: number) => {
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const ask = (url: string, { method = 'GET', body, headers = {} }: Asking = {}) =>
    new Promise<WireAnswer>((resolve, reject) => {
      const text = body === undefined ? undefined : JSON.stringify(body);
      const own = text !== undefined && {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(text),
      };
      request(base + url, { method, agent, headers: { ...headers, ...own } }, (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            etag: response.headers.etag ?? '',
            body: Buffer.concat(parts),
          }),
        );
      })
        .on('error', reject)
        .end(text);
    });
  return { ask, close: () => agent.destroy() };
};

export type Wire = ReturnType<typeof openWire>;
