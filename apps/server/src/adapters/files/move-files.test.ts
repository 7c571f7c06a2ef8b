import { randomBytes } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { makeTestApp } from '../../../test/harness.ts';
import { eitherFiles } from './either.ts';
import { embeddedFiles } from './embedded.ts';
import { moveFiles } from './move-files.ts';
import type { Files } from './port.ts';
import { s3Files } from './s3.ts';
import { openTestStore } from './testing.ts';

const app = await makeTestApp();
const store = await openTestStore();
afterAll(store.close);
const bucket = s3Files(store.settings);
const own = embeddedFiles(app.db);
const names = Array.from({ length: 40 }, (_, number) => `pictures/img_${number}/original`);
const file = (key: string) => ({ contentType: 'image/webp', data: Buffer.from(`bytes of ${key}`) });

const keysIn = async (files: Files) => {
  const keys: string[] = [];
  for await (const { key } of files.list('')) keys.push(key);
  return keys.sort();
};
const everyFileIn = async (files: Files) => {
  for (const key of names) expect(await files.get(key)).toEqual(file(key));
};

describe('files that move', () => {
  beforeEach(async () => {
    store.kept.clear();
    for (const key of await keysIn(own)) await own.delete(key);
    for (const key of names) await own.put(key, file(key));
  });

  it('are all in the other store after, and back again, byte for byte', async () => {
    expect(await moveFiles({ from: own, to: bucket })).toMatchObject({ moved: names.length });
    expect([await keysIn(own), await keysIn(bucket)]).toEqual([[], names.toSorted()]);
    await everyFileIn(bucket);
    await moveFiles({ from: bucket, to: own });
    expect(await keysIn(bucket)).toEqual([]);
    await everyFileIn(own);
  });

  it('are found by readers all the time', async () => {
    const reading = eitherFiles(bucket, own);
    const moving = moveFiles({ from: own, to: bucket });
    for (let round = 0; round < 3; round += 1) await everyFileIn(reading);
    await moving;
    await everyFileIn(reading);
  });

  it.each(['put', 'get', 'delete'] as const)('are not lost when it is killed at any %s', async (step) => {
    let left = 5;
    const dying = (files: Files): Files => ({
      ...files,
      [step]: async (key: string, ...rest: [never]) => {
        if (left-- <= 0) throw new Error('killed');
        return files[step](key, ...rest);
      },
    });
    await expect(moveFiles({ from: dying(own), to: dying(bucket) })).rejects.toThrow('killed');
    await everyFileIn(eitherFiles(bucket, own));
    await moveFiles({ from: own, to: bucket });
    expect(await keysIn(own)).toEqual([]);
    await everyFileIn(bucket);
  });

  it('stay where they are when the other store returns other bytes', async () => {
    const forging: Files = {
      ...bucket,
      put: (key, { contentType }) => bucket.put(key, { contentType, data: randomBytes(3) }),
    };
    await expect(moveFiles({ from: own, to: forging })).rejects.toThrow('was not the same');
    await everyFileIn(own);
  });
});
