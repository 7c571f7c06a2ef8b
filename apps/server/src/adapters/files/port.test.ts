import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { makeTestApp } from '../../../test/harness.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { embeddedFiles } from './embedded.ts';

const app = await makeTestApp();

/** What every file store must do; a new one is added here and nowhere else. */
describe.each([{ name: 'embedded', files: embeddedFiles(app.db) }])('the $name file store', ({ files }) => {
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

  it('forgets what is deleted, also when it is deleted twice', async () => {
    await files.put('e', file(Buffer.from('x')));
    await files.delete('e');
    await files.delete('e');
    expect(await files.get('e')).toBeUndefined();
  });

  it('writes inside a transaction without upsetting it', async () => {
    await inTransaction(app.db, async (tx) => {
      await files.inside(tx).put('f', file(Buffer.from('x')));
      expect(await files.inside(tx).get('f')).toEqual(file(Buffer.from('x')));
    });
    expect(await files.get('f')).toEqual(file(Buffer.from('x')));
  });
});

describe('the embedded file store', () => {
  it('takes back what a failed transaction put', async () => {
    const files = embeddedFiles(app.db);
    const failing = inTransaction(app.db, async (tx) => {
      await files.inside(tx).put('g', { contentType: 'image/webp', data: Buffer.from('x') });
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    expect(await files.get('g')).toBeUndefined();
  });
});
