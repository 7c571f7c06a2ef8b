import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { embeddedFiles } from '../../src/adapters/files/embedded.ts';
import { prewarmPictures } from '../../src/modules/pictures/jobs.ts';
import { storePicture } from '../../src/modules/pictures/store-picture.ts';
import { drawnDish, uploadOf } from '../../src/modules/pictures/testing.ts';
import { type Jobs, makeJobs } from '../../src/platform/jobs.ts';
import { makeLog } from '../../src/platform/log.ts';
import { makeMetrics } from '../../src/platform/metrics.ts';
import { makeTestApp } from '../harness.ts';

const app = await makeTestApp();
const files = embeddedFiles(app.db);
let jobs: Jobs;

beforeAll(async () => {
  jobs = makeJobs({ pool: app.pool, log: makeLog({ LOG_LEVEL: 'silent' }), metrics: makeMetrics() });
  await jobs.start();
});
afterAll(() => jobs.stop());

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

// A job at a time, at most one a second, on a machine that may be busy with other tests.
const patience = { timeout: 60_000 };

describe('making pictures ahead', { timeout: 2 * patience.timeout }, () => {
  const namesOf = (id: string | undefined, widths: readonly number[]) =>
    widths.flatMap((width) => ['avif', 'webp'].map((format) => `pictures/${id}/1/${width}.${format}`));
  const keys = async () => (await derivatives()).map(({ key }) => key);

  it('[API-40] makes the common widths of what is uploaded', async () => {
    const { token } = await app.signIn('manager');
    const form = await uploadOf(await drawnDish(400, 200).jpeg().toBuffer(), 'Una pizza');
    const uploaded = await app.http.inject({
      method: 'POST',
      url: '/api/backoffice/images',
      payload: form.payload,
      headers: { ...form.headers, authorization: `Bearer ${token}` },
    });
    expect(uploaded.statusCode).toBe(201);
    await expect.poll(keys, patience).toEqual(namesOf(uploaded.json().id, [160, 320, 400]));
  });

  it('[API-40] makes those of all there are when asked, and what exists only once', async () => {
    const before = await derivatives();
    const [wide, narrow] = [await store(700), await store(250)];
    const expected = [
      ...before.map(({ key }) => key),
      ...namesOf(wide, [160, 320, 640, 700]),
      ...namesOf(narrow, [160, 250]),
    ];
    await prewarmPictures(app.db, jobs);
    await expect.poll(keys, patience).toEqual(expected.sort());
    const made = await derivatives();
    const oldKeys = new Set(before.map(({ key }) => key));
    expect(made.filter(({ key }) => oldKeys.has(key))).toEqual(before);
  });
});
