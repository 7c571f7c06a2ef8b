import { get, type IncomingHttpHeaders } from 'node:http';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeTestApp } from '../harness.ts';

const app = await makeTestApp();
let origin: URL;

beforeAll(async () => {
  origin = new URL(await app.http.listen({ port: 0, host: '127.0.0.1' }));
});

/** Sends a path unchanged, which clients otherwise normalise. */
const ask = (path: string) =>
  new Promise<{ status: number | undefined; headers: IncomingHttpHeaders; body: string }>(
    (resolve, reject) => {
      get({ host: origin.hostname, port: origin.port, path, agent: false }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => {
          const body = Buffer.concat(chunks).toString();
          resolve({ status: response.statusCode, headers: response.headers, body });
        });
      }).on('error', reject);
    },
  );

describe('a picture asked for with tricks', () => {
  it.each([
    '/images/../../etc/passwd',
    '/images/../migrations/001_foundations.sql',
    '/images/%2e%2e/%2e%2e/etc/passwd',
    '/images/..%2f..%2fetc%2fpasswd',
    '/thumbnails/..\\..\\windows',
    '/images/img_%00.jpg',
    '/images/%c0%ae%c0%ae/',
    '/images//',
    `/app/images/${'x'.repeat(5_000)}`,
  ])('[API-40] answers 404 in JSON to %s', async (path) => {
    const { status, headers, body } = await ask(path);
    expect(status).toBe(404);
    expect(headers['content-type']).toMatch(/^application\/json/);
    expect(JSON.parse(body)).toMatchObject({ code: expect.stringMatching(/not_found$/) });
  });
});
