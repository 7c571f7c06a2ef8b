import { describe, expect, it } from 'vitest';
import { embeddedFiles } from '../../src/adapters/files/embedded.ts';
import { makeDerivatives } from '../../src/modules/pictures/derivatives.ts';
import { prewarmPictures } from '../../src/modules/pictures/prewarm.ts';
import { readPictureWidth } from '../../src/modules/pictures/queries.ts';
import { storePicture } from '../../src/modules/pictures/store-picture.ts';
import { drawnDish, uploadOf } from '../../src/modules/pictures/testing.ts';
import { makeTestApp } from '../harness.ts';

const app = await makeTestApp();
const files = embeddedFiles(app.db);

const store = async (width: number) => {
  const bytes = await drawnDish(width, 200).png().toBuffer();
  return (await storePicture(app.db, files, { bytes, alt: `Larga ${width}` }))?.id;
};
const derivatives = async () => {
  const { rows } = await app.pool.query<{ key: string; created_at: Date }>(
    `select key, created_at from stored_files where key not like '%/original' order by key collate "C"`,
  );
  return rows;
};

// One job at a time, at most one a second, on a busy machine.
const patience = { timeout: 60_000 };

describe('making pictures ahead', { timeout: 2 * patience.timeout }, () => {
  const namesOf = (id: string | undefined, widths: readonly number[]) =>
    widths.flatMap((width) => ['avif', 'webp'].map((format) => `pictures/${id}/1/${width}.${format}`));
  const keys = async () => (await derivatives()).map(({ key }) => key);

  it('[API-40] makes the common widths of an upload', async () => {
    const { token } = await app.signIn('manager');
    const form = await uploadOf(await drawnDish(400, 200).jpeg().toBuffer(), 'Una pizza');
    const uploaded = await app.http.inject({
      method: 'POST',
      url: '/api/backoffice/images',
      payload: form.payload,
      headers: { ...form.headers, authorization: `Bearer ${token}` },
    });
    expect(uploaded.statusCode).toBe(201);
    await expect.poll(keys, patience).toEqual(namesOf(uploaded.json().id, [160, 240, 320, 360, 400]));
  });

  const prewarm = (from: typeof files, signal?: AbortSignal) =>
    prewarmPictures(
      {
        db: app.db,
        files: from,
        derivatives: makeDerivatives({ files: from, widthOf: (id) => readPictureWidth(app.db, id) }),
      },
      signal,
    );

  it('[API-40] makes one width of every picture before the next, and what exists only once', async () => {
    const [wide, narrow] = [await store(700), await store(250)];
    const before = await derivatives();
    const made: string[] = [];
    await prewarm({ ...files, put: (key, file) => files.put(key, file).then(() => void made.push(key)) });
    const avif = (id: string | undefined, width: number) => `pictures/${id}/1/${width}.avif`;
    expect(made.filter((key) => key.includes(`${wide}`) || key.includes(`${narrow}`))).toEqual([
      ...[avif(narrow, 250), avif(wide, 360)],
      avif(wide, 480),
      ...[avif(narrow, 240), avif(wide, 240)],
      avif(wide, 640),
    ]);
    expect(before.filter(({ key }) => made.includes(key))).toEqual([]);
  });

  it('[API-40] reads nothing again while there are no new pictures', async () => {
    const read: string[] = [];
    const watched = {
      ...files,
      get: (key: string) => {
        read.push(key);
        return files.get(key);
      },
    };
    await prewarm(watched);
    expect(read).toEqual(['pictures/prewarmed']);
    await store(330);
    await prewarm(watched);
    expect(read.length).toBeGreaterThan(2);
  });

  it('[API-40] stops between two pictures when told to, and continues the next time', async () => {
    const [first, second] = [await store(380), await store(370)];
    const count = async () =>
      (await keys()).filter((key) => key.includes(`${first}`) || key.includes(`${second}`)).length;
    await prewarm(files, AbortSignal.abort());
    expect(await count()).toBe(0);
    await prewarm(files);
    expect(await count()).toBe(6);
  });
});

describe('an open server', { timeout: 2 * patience.timeout }, () => {
  it('[API-40] makes pictures ahead by itself', async () => {
    const open = await makeTestApp({ env: { PREWARM_PICTURES: '1' } });
    const bytes = await drawnDish(330, 200).png().toBuffer();
    const picture = await storePicture(open.db, embeddedFiles(open.db), { bytes, alt: 'Una pizza' });
    await open.http.listen({ port: 0, host: '127.0.0.1' });
    const made = async () =>
      (await embeddedFiles(open.db).get(`pictures/${picture?.id}/1/330.avif`))?.contentType;
    await expect.poll(made, patience).toBe('image/avif');
  });
});
