import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { makeApp } from '../../src/app.ts';
import { makeLog } from '../../src/platform/log.ts';
import { keepReleased, sweepReleased } from '../../src/platform/released/keep-released.ts';
import { filesIn, type ReleasedFolder } from '../../src/platform/released/released-folders.ts';
import { crowded, makeTestApp } from '../harness.ts';

const code = `export const words = ${JSON.stringify('Pasta alla Norma, '.repeat(200))};`;

/** A folder with the built files of a release. */
const builtFolder = (files: Readonly<Record<string, string | Buffer>>): readonly ReleasedFolder[] => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'zanga-built-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  for (const [name, body] of Object.entries(files)) writeFileSync(path.join(folder, name), body);
  return [{ folder, path: '/assets/' }];
};

const older = builtFolder({
  'dish-OLDOLD01.js': code,
  'dish-OLDOLD01.js.br': brotliCompressSync(code),
  'small-OLDOLD02.css': 'a{color:red}',
  'letter-OLDOLD03.woff2': Buffer.from([0, 1, 2, 255]),
});
const newer = builtFolder({ 'dish-NEWNEW01.js': 'export const words = 1;' });

const first = await makeTestApp({ released: older });
const second = await makeApp({
  config: first.config,
  log: makeLog({ LOG_LEVEL: 'silent' }),
  clock: () => first.now.at,
  byClock: false,
  database: { ...first.connection, ...crowded },
  released: newer,
});
afterAll(() => second.close());

const ask = (http: typeof second.http, url: string, encoding = 'identity') =>
  http.inject({ method: 'GET', url, headers: { 'accept-encoding': encoding } });

describe('a page of another release', () => {
  it('gets its code from a newer node', async () => {
    const plain = await ask(second.http, '/assets/dish-OLDOLD01.js');
    expect([plain.statusCode, plain.body]).toEqual([200, code]);
    expect(plain.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
  });

  it('gets its code from an older node', async () => {
    const { statusCode, body } = await ask(first.http, '/assets/dish-NEWNEW01.js?again=1');
    expect([statusCode, body]).toEqual([200, 'export const words = 1;']);
  });

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const)('gets it packed by %s', async (encoding, unpack) => {
    const { headers, rawPayload } = await ask(second.http, '/assets/dish-OLDOLD01.js', encoding);
    expect(headers['content-encoding']).toBe(encoding);
    expect(unpack(rawPayload).toString()).toBe(code);
  });

  it('gets typefaces and styles byte by byte', async () => {
    const letter = await ask(second.http, '/assets/letter-OLDOLD03.woff2', 'br');
    expect([letter.headers['content-type'], [...letter.rawPayload]]).toEqual(['font/woff2', [0, 1, 2, 255]]);
    expect((await ask(second.http, '/assets/small-OLDOLD02.css', 'br')).body).toBe('a{color:red}');
  });

  it.each(['/assets/dish-UNKNOWN1.js', '/assets/%2e%2e/main.ts', '/assets/dish-OLDOLD01.js.br', '/assets/'])(
    'gets nothing for %s, and no cache keeps that',
    async (url) => {
      const { statusCode, headers } = await ask(second.http, url);
      expect([statusCode, headers['cache-control']]).toEqual([404, 'no-store']);
    },
  );
});

describe('files of releases', () => {
  const later = (days: number) => new Date(first.now.at.getTime() + days * 86_400_000);
  const kept = async () =>
    (await first.db.selectFrom('released_files').select('path').orderBy('path').execute()).map(
      ({ path: name }) => name.replace('/assets/', ''),
    );

  it('are stored by many nodes at once, each file once', async () => {
    const [ours, theirs] = [await filesIn(older), await filesIn(newer)];
    const turned = [...ours, ...theirs].toReversed();
    await first.db.deleteFrom('released_files').execute();
    await Promise.all(
      Array.from({ length: 8 }, (_, at) =>
        keepReleased(at % 2 ? first.db : second.db, at % 3 ? turned : ours, first.now.at),
      ),
    );
    expect(await kept()).toEqual([
      'dish-NEWNEW01.js',
      'dish-OLDOLD01.js',
      'letter-OLDOLD03.woff2',
      'small-OLDOLD02.css',
    ]);
  });

  it('go two weeks after the last release with them, and not before', async () => {
    await keepReleased(first.db, await filesIn(newer), later(10));
    await sweepReleased(first.db, later(14));
    expect(await kept()).toHaveLength(4);
    await sweepReleased(first.db, later(15));
    expect(await kept()).toEqual(['dish-NEWNEW01.js']);
  });
});
