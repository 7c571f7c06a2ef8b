import { randomBytes } from 'node:crypto';
import { afterAll, describe, expect, it } from 'vitest';
import { makeTestApp } from '../../../test/harness.ts';
import { eitherFiles } from './either.ts';
import { embeddedFiles } from './embedded.ts';
import type { Files } from './port.ts';
import { s3Files } from './s3.ts';
import { openTestStore } from './testing.ts';

const app = await makeTestApp();
const store = await openTestStore();
afterAll(store.close);
const bucket = s3Files(store.settings);
const own = embeddedFiles(app.db);

/** Requirements of every file store; a new one is added here and nowhere else. */
const stores: readonly { readonly name: string; readonly files: Files }[] = [
  { name: 'embedded', files: own },
  { name: 'bucket', files: bucket },
  { name: 'bucket before the embedded', files: eitherFiles(bucket, own) },
  { name: 'embedded before the bucket', files: eitherFiles(own, bucket) },
];

describe.each(stores)('the $name file store', ({ files }) => {
  const file = (data: Buffer, contentType = 'image/webp') => ({ contentType, data });

  it('gives back every byte as it was put', async () => {
    const everyByte = Buffer.from(Array.from({ length: 256 }, (_, byte) => byte));
    const large = randomBytes(3_000_000);
    await files.put('a/every-byte', file(everyByte));
    await files.put('a/large', file(large, 'image/avif'));
    await files.put('a/empty', file(Buffer.alloc(0)));
    expect(await files.get('a/every-byte')).toEqual(file(everyByte));
    expect((await files.get('a/large'))?.data.equals(large)).toBe(true);
    expect(await files.get('a/large')).toMatchObject({ contentType: 'image/avif' });
    expect((await files.get('a/empty'))?.data).toHaveLength(0);
  });

  it('knows nothing under a key that was never put', async () => {
    expect(await files.get('b/never')).toBeUndefined();
    await files.put('b/one', file(Buffer.from('1')));
    expect(await files.get('b/ONE')).toBeUndefined();
    expect(await files.get('b/on_')).toBeUndefined();
  });

  it('keeps the last file put under a key', async () => {
    await files.put('c', file(Buffer.from('first'), 'image/png'));
    await files.put('c', file(Buffer.from('second'), 'image/jpeg'));
    expect(await files.get('c')).toEqual(file(Buffer.from('second'), 'image/jpeg'));
  });

  it('bears the same file being put by many at once', async () => {
    const put = () => files.put('d', file(Buffer.from('same')));
    await Promise.all(Array.from({ length: 20 }, put));
    expect(await files.get('d')).toEqual(file(Buffer.from('same')));
  });

  it('forgets deleted files, and bears a second deletion', async () => {
    await files.put('e', file(Buffer.from('x')));
    await files.delete('e');
    await files.delete('e');
    expect(await files.get('e')).toBeUndefined();
  });

  it('lists every key with a prefix, with its bytes and date', async () => {
    const keys = Array.from({ length: 20 }, (_, number) => `l/${number}/a b+c&d%2F"è`);
    const before = Date.now();
    for (const key of keys) await files.put(key, file(Buffer.from('twelve bytes')));
    await files.put('lx', file(Buffer.from('x')));
    const found = [];
    for await (const one of files.list('l/')) found.push(one);
    expect(found.map(({ key }) => key).sort()).toEqual(keys.toSorted());
    expect(new Set(found.map(({ bytes }) => bytes))).toEqual(new Set([12]));
    for (const { keptAt } of found) expect(Math.abs(keptAt.getTime() - before)).toBeLessThan(60_000);
    for (const key of keys) await files.delete(key);
    for await (const { key } of files.list('l/')) expect.unreachable(key);
  });
});

describe('two stores as one', () => {
  const kept = { contentType: 'image/webp', data: Buffer.from('x') };

  it('reads from the second what the first lacks, and writes into the first alone', async () => {
    const both = eitherFiles(bucket, own);
    await own.put('t/second', kept);
    await both.put('t/first', kept);
    expect(await both.get('t/second')).toEqual(kept);
    expect(await own.get('t/first')).toBeUndefined();
    await both.delete('t/second');
    expect(await own.get('t/second')).toBeUndefined();
  });

  it('finds a file that moves from the second to the first between two reads', async () => {
    let moved = false;
    const moving: Files = {
      ...own,
      get: async () => {
        moved = true;
        return undefined;
      },
    };
    const target: Files = { ...own, get: async () => (moved ? kept : undefined) };
    expect(await eitherFiles(target, moving).get('t/moving')).toEqual(kept);
  });
});
