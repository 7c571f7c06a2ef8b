import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SignatureV4 } from '@smithy/signature-v4';
import type { S3Settings } from './s3.ts';

// A test store that speaks S3 as Amazon documents it. It checks signatures with Amazon's own library, while our code
// signs with another.

class Sha256 {
  readonly #hash;
  constructor(secret?: string | ArrayBuffer | ArrayBufferView) {
    this.#hash = secret === undefined ? createHash('sha256') : createHmac('sha256', bytesOf(secret));
  }
  update(data: string | ArrayBuffer | ArrayBufferView) {
    this.#hash.update(bytesOf(data));
  }
  digest = async () => new Uint8Array(this.#hash.digest());
  reset() {}
}

const bytesOf = (data: string | ArrayBuffer | ArrayBufferView): Buffer => {
  if (typeof data === 'string') return Buffer.from(data);
  return data instanceof ArrayBuffer
    ? Buffer.from(data)
    : Buffer.from(data.buffer, data.byteOffset, data.byteLength);
};

type KeptObject = { readonly data: Buffer; readonly headers: Record<string, string>; readonly at: Date };

/** Faults of the store: `down` hangs up, `silent` never answers, `busy` says 503, `torn` hangs up in the middle. */
export type Weather = 'fine' | 'down' | 'silent' | 'busy' | 'torn';

export type TestStore = {
  readonly settings: S3Settings;
  readonly kept: Map<string, KeptObject>;
  readonly asked: string[];
  weather: Weather;
  /** Calls that the weather still lasts. */
  lasts: number;
  readonly close: () => Promise<void>;
};

const credentials = {
  accessKeyId: 'AKIATEST',
  secretAccessKey: 'a secret/of+forty characters, or some more',
};
const bucket = 'zanga-test';
const region = 'eu-south-1';
/** Few, so that lists have pages. */
const pageSize = 7;

const error = (response: ServerResponse, status: number, code: string) =>
  response
    .writeHead(status, { 'content-type': 'application/xml' })
    .end(`<Error><Code>${code}</Code></Error>`);

const signedRightly = async (request: IncomingMessage, url: URL, body: Buffer): Promise<boolean> => {
  const given = request.headers.authorization ?? '';
  const names = /SignedHeaders=([^,]+)/.exec(given)?.[1]?.split(';') ?? [];
  const stamp = String(request.headers['x-amz-date']);
  const at = new Date(stamp.replace(/^(....)(..)(..T..)(..)(..Z)$/, '$1-$2-$3:$4:$5'));
  if (Math.abs(Date.now() - at.getTime()) > 900_000) return false;
  if (request.headers['x-amz-content-sha256'] !== createHash('sha256').update(body).digest('hex'))
    return false;
  const signer = new SignatureV4({
    ...{ service: 's3', region, credentials, sha256: Sha256 },
    ...{ uriEscapePath: false, applyChecksum: false },
  });
  const signed = await signer.sign(
    {
      method: request.method ?? 'GET',
      protocol: 'http:',
      hostname: url.hostname,
      path: url.pathname,
      query: Object.fromEntries(url.searchParams),
      headers: Object.fromEntries(names.map((name) => [name, String(request.headers[name])])),
    },
    { signingDate: at, signableHeaders: new Set(names) },
  );
  const signatureOf = (text: string) => /Signature=(\w+)/.exec(text)?.[1];
  return signatureOf(String(signed.headers.authorization)) === signatureOf(given);
};

const listed = (kept: ReadonlyMap<string, KeptObject>, url: URL): string => {
  const after = url.searchParams.get('continuation-token') ?? '';
  const prefix = url.searchParams.get('prefix') ?? '';
  const keys = [...kept.keys()].filter((key) => key.startsWith(prefix) && key > after).sort();
  const page = keys.slice(0, pageSize);
  const more = keys.length > page.length;
  const entries = page.map((key) => {
    const { data, at } = kept.get(key) ?? { data: Buffer.alloc(0), at: new Date() };
    return `<Contents><Key>${encodeURIComponent(key).replaceAll('%2F', '/')}</Key><LastModified>${at.toISOString()}</LastModified><Size>${data.length}</Size></Contents>`;
  });
  return `<?xml version="1.0"?><ListBucketResult><IsTruncated>${more}</IsTruncated>${entries.join('')}${
    more ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : ''
  }</ListBucketResult>`;
};

const answer = (
  kept: Map<string, KeptObject>,
  request: IncomingMessage,
  response: ServerResponse,
  body: Buffer,
  url: URL,
) => {
  const [, named, ...rest] = url.pathname.split('/');
  const key = decodeURIComponent(rest.join('/'));
  if (named !== bucket) return error(response, 404, 'NoSuchBucket');
  if (key === '') return response.writeHead(200).end(listed(kept, url));
  if (request.method === 'PUT') {
    const headers = Object.fromEntries(
      Object.entries(request.headers).flatMap(([name, value]) =>
        /^(content-type|cache-control|x-amz-meta-.*)$/.test(name) ? [[name, String(value)]] : [],
      ),
    );
    kept.set(key, { data: body, headers, at: new Date() });
    return response.writeHead(200).end();
  }
  if (request.method === 'DELETE') {
    kept.delete(key);
    return response.writeHead(204).end();
  }
  const found = kept.get(key);
  return found ? response.writeHead(200, found.headers).end(found.data) : error(response, 404, 'NoSuchKey');
};

const misbehave = (weather: Weather, request: IncomingMessage, response: ServerResponse) => {
  if (weather === 'silent') return;
  if (weather === 'busy') return error(response, 503, 'SlowDown');
  if (weather === 'torn') response.writeHead(200, { 'content-length': '100000' }).write('half of it');
  setTimeout(() => request.socket.destroy(), 5);
};

/** Opens a test store on a free port. */
export const openTestStore = async (port = 0): Promise<TestStore> => {
  const store: Pick<TestStore, 'kept' | 'asked' | 'weather' | 'lasts'> = {
    ...{ kept: new Map(), asked: [], weather: 'fine', lasts: Number.POSITIVE_INFINITY },
  };
  const serve = async (request: IncomingMessage, response: ServerResponse) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const body = Buffer.concat(chunks);
    const url = new URL(request.url ?? '/', `http://${request.headers.host}`);
    store.asked.push(`${request.method} ${url.pathname}`);
    if (store.weather !== 'fine' && store.lasts-- > 0) return misbehave(store.weather, request, response);
    if (!(await signedRightly(request, url, body))) return error(response, 403, 'SignatureDoesNotMatch');
    return answer(store.kept, request, response, body, url);
  };
  const server = createServer((request, response) => {
    serve(request, response).catch(() => request.socket.destroy());
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const { port: taken } = server.address() as AddressInfo;
  const endpoint = `http://127.0.0.1:${taken}`;
  return Object.assign(store, {
    settings: { endpoint, region, bucket, ...credentials, pathStyle: true, patienceMs: 2_000 },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  });
};
