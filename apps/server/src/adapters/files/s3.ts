import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import { type Files, FilesAway } from './port.ts';
import { codeIn, readListPage } from './s3-answers.ts';

export type S3Settings = {
  /** `https://s3.eu-south-1.amazonaws.com`, `https://minio.example.it:9000` … */
  readonly endpoint: string;
  readonly region: string;
  readonly bucket: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** Whether the bucket stands in the path, as most self-hosted stores want it, or in the host name. */
  readonly pathStyle: boolean;
  /** Longest time of one try. */
  readonly patienceMs?: number;
};

type Call = {
  readonly method: 'GET' | 'PUT' | 'DELETE';
  readonly key: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Uint8Array<ArrayBuffer>;
};

type S3Answer = { readonly status: number; readonly headers: Headers; readonly data: Buffer };

const pausesMs = [100, 500];
/** Rest after silence: calls within it fail at once instead of waiting. */
const restMs = 5_000;

const sumOf = (data: Uint8Array) => createHash('sha256').update(data).digest('hex');

const mayPass = (status: number) => status >= 500 || status === 429 || status === 408;

/** Address of a key, its parts encoded; without a key that of the bucket, as `/bucket`. */
export const addressOf = ({ endpoint, bucket, pathStyle }: S3Settings, key: string): URL => {
  const url = new URL(endpoint);
  const path = key.split('/').map(encodeURIComponent).join('/');
  if (!pathStyle) url.hostname = `${bucket}.${url.hostname}`;
  const parts = [...(pathStyle ? [bucket] : []), ...(path === '' ? [] : [path])];
  url.pathname = `/${parts.join('/')}`;
  return url;
};

const asked = async (client: AwsClient, settings: S3Settings, call: Call): Promise<S3Answer> => {
  const url = addressOf(settings, call.key);
  for (const [name, value] of Object.entries(call.query ?? {})) url.searchParams.set(name, value);
  const signed = await client.sign(url, {
    method: call.method,
    headers: { ...call.headers, 'x-amz-content-sha256': sumOf(call.body ?? new Uint8Array()) },
    ...(call.body && { body: call.body }),
  });
  // A redirect would carry the signature elsewhere.
  const signal = AbortSignal.timeout(settings.patienceMs ?? 5_000);
  const response = await fetch(signed, { redirect: 'manual', signal });
  const data = Buffer.from(await response.arrayBuffer());
  return { status: response.status, headers: response.headers, data };
};

/** Repeats calls after passing trouble, then reports in plain words that the store is away. */
const makeCaller = (settings: S3Settings) => {
  const client = new AwsClient({ ...settings, service: 's3', retries: 0 });
  let restUntil = 0;
  const once = async (call: Call): Promise<S3Answer | Error> => {
    try {
      const answer = await asked(client, settings, call);
      return mayPass(answer.status)
        ? new Error(`answered ${answer.status} ${codeIn(`${answer.data}`)}`)
        : answer;
    } catch (error) {
      const late = error instanceof DOMException && error.name === 'TimeoutError';
      if (late) restUntil = performance.now() + restMs;
      return new Error(late ? 'does not answer' : 'cannot be reached');
    }
  };
  return async (call: Call): Promise<S3Answer> => {
    for (let tries = 0; ; tries += 1) {
      if (performance.now() < restUntil) throw new FilesAway('The file store does not answer');
      const answer = await once(call);
      if (!(answer instanceof Error)) return answer;
      const pause = pausesMs[tries];
      if (pause === undefined) throw new FilesAway(`The file store ${answer.message}`);
      await wait(pause * (0.5 + Math.random()));
    }
  };
};

const refused = ({ status, data }: S3Answer) =>
  new FilesAway(`The file store refuses: ${status} ${codeIn(data.toString('utf8'))}`.trim());

/** Without the right to list its bucket, a store answers "forbidden" for a missing file. */
const unread = (answer: S3Answer) => {
  const { message } = refused(answer);
  return answer.status === 403 && codeIn(answer.data.toString('utf8')) === 'AccessDenied'
    ? new FilesAway(
        `${message}. A missing file looks like this, too, where the key may not list the bucket: allow s3:ListBucket`,
      )
    : new FilesAway(message);
};

/** Compares the bytes with the sum stored at their writing, if the store kept it. */
const whole = ({ headers, data }: S3Answer, key: string): Buffer => {
  const sum = headers.get('x-amz-meta-sha256');
  if (sum !== null && sum !== sumOf(data)) throw new FilesAway(`The file store gave ${key} damaged`);
  return data;
};

/** Files in a bucket of any S3 store. One call puts a file whole, or not at all. */
export const s3Files = (settings: S3Settings): Files => {
  const call = makeCaller(settings);
  return {
    put: async (key, { contentType, data }) => {
      const body = new Uint8Array(data);
      const headers = {
        'content-type': contentType,
        // A key never changes its content: a browser or CDN may keep the file for good.
        'cache-control': 'public, max-age=31536000, immutable',
        'x-amz-meta-sha256': sumOf(body),
      };
      const answer = await call({ method: 'PUT', key, headers, body });
      if (answer.status !== 200) throw refused(answer);
    },
    get: async (key) => {
      const answer = await call({ method: 'GET', key });
      if (answer.status === 404 && codeIn(answer.data.toString('utf8')) !== 'NoSuchBucket') return undefined;
      if (answer.status !== 200) throw unread(answer);
      const contentType = answer.headers.get('content-type') ?? 'application/octet-stream';
      return { contentType, data: whole(answer, key) };
    },
    delete: async (key) => {
      const answer = await call({ method: 'DELETE', key });
      const gone = [200, 204].includes(answer.status) || codeIn(answer.data.toString('utf8')) === 'NoSuchKey';
      if (!gone) throw refused(answer);
    },
    list: async function* (prefix) {
      for (let next: string | undefined = ''; next !== undefined; ) {
        const from: Readonly<Record<string, string>> = next === '' ? {} : { 'continuation-token': next };
        const query = { 'list-type': '2', 'encoding-type': 'url', prefix, ...from };
        const answer: S3Answer = await call({ method: 'GET', key: '', query });
        if (answer.status !== 200) throw refused(answer);
        const read = readListPage(answer.data.toString('utf8'));
        yield* read.files;
        next = read.next;
      }
    },
  };
};
