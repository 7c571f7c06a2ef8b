import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { serveLocally } from '../testing.ts';
import { FilesAway } from './port.ts';
import { addressOf, s3Files } from './s3.ts';
import { openTestStore } from './testing.ts';

const store = await openTestStore();
afterAll(store.close);
const denied = '<Error><Code>AccessDenied</Code></Error>';
const forbidding = await serveLocally(() => ({ status: 403, body: denied }));
const kept = { contentType: 'image/webp', data: Buffer.from('a picture') };

beforeEach(() => {
  store.asked.length = 0;
});
afterEach(() => {
  Object.assign(store, { weather: 'fine', lasts: Number.POSITIVE_INFINITY });
});

describe('a bucket', () => {
  it('gets each file’s type and the permission to keep it for good', async () => {
    await s3Files(store.settings).put('a', kept);
    expect(store.kept.get('a')?.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
    });
  });

  it.each([
    { name: 'a wrong secret', wrong: { secretAccessKey: 'another' }, words: '403 SignatureDoesNotMatch' },
    { name: 'a wrong region', wrong: { region: 'us-east-1' }, words: '403 SignatureDoesNotMatch' },
    { name: 'a bucket that is not there', wrong: { bucket: 'another' }, words: '404 NoSuchBucket' },
  ])('that refuses because of $name is away, and no file is missing', async ({ wrong, words }) => {
    const files = s3Files({ ...store.settings, ...wrong });
    await expect(files.get('a')).rejects.toThrow(`The file store refuses: ${words}`);
    await expect(files.put('a', kept)).rejects.toBeInstanceOf(FilesAway);
    await expect(files.delete('a')).rejects.toBeInstanceOf(FilesAway);
    await expect(files.list('')[Symbol.asyncIterator]().next()).rejects.toBeInstanceOf(FilesAway);
    expect(store.asked).toHaveLength(4); // A refusal does not pass by asking again.
  });

  it('is listed by its own address, without a slash that strict stores take for a key', async () => {
    await s3Files(store.settings).list('')[Symbol.asyncIterator]().next();
    expect(store.asked).toEqual([`GET /${store.settings.bucket}`]);
  });

  it('that may not be listed explains what a refused read may mean', async () => {
    const files = s3Files({ ...store.settings, endpoint: forbidding.origin });
    await expect(files.get('a')).rejects.toThrow(/403 AccessDenied\. A missing file .* s3:ListBucket/);
    await expect(files.put('a', kept)).rejects.toThrow(/403 AccessDenied$/);
  });

  it.each(['busy', 'down', 'torn'] as const)(
    'that is %s for two calls is asked a third time',
    async (weather) => {
      const files = s3Files(store.settings);
      for (const work of [() => files.put('b', kept), () => files.get('b'), () => files.delete('c')]) {
        Object.assign(store, { weather, lasts: 2 });
        await work();
      }
      expect(await files.get('b')).toEqual(kept);
    },
  );

  it.each(['busy', 'down', 'torn'] as const)('that stays %s is away, in plain words', async (weather) => {
    Object.assign(store, { weather });
    const files = s3Files(store.settings);
    await expect(files.get('b')).rejects.toBeInstanceOf(FilesAway);
    expect(store.asked).toHaveLength(3);
  });

  it('that is silent is given up, and later calls do not wait for it', async () => {
    Object.assign(store, { weather: 'silent' });
    const files = s3Files({ ...store.settings, patienceMs: 100 });
    await expect(files.get('b')).rejects.toThrow('does not answer');
    await expect(files.get('b')).rejects.toThrow('does not answer');
    expect(store.asked).toHaveLength(1);
  });

  it('gives no bytes that differ from the written ones', async () => {
    const files = s3Files(store.settings);
    await files.put('d', kept);
    const there = store.kept.get('d');
    if (there) store.kept.set('d', { ...there, data: Buffer.from('a pictur!') });
    await expect(files.get('d')).rejects.toThrow('gave d damaged');
  });

  it('stands in the path or in the host name', () => {
    const settings = { ...store.settings, endpoint: 'https://s3.example.it:9000' };
    expect(`${addressOf(settings, 'a b/ç')}`).toBe('https://s3.example.it:9000/zanga-test/a%20b/%C3%A7');
    expect(`${addressOf({ ...settings, pathStyle: false }, 'a/b')}`).toBe(
      'https://zanga-test.s3.example.it:9000/a/b',
    );
  });
});
