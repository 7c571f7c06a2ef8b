import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { embeddedFiles } from '../../src/adapters/files/embedded.ts';
import { prewarmPictures } from '../../src/modules/pictures/jobs.ts';
import { storePicture } from '../../src/modules/pictures/store-picture.ts';
import { drawnDish } from '../../src/modules/pictures/testing.ts';
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
    `select key, created_at from stored_files where key not like '%/original' order by key`,
  );
  return rows;
};

describe('making pictures ahead', () => {
  it('[API-40] makes the common widths of all there are, and what exists only once', async () => {
    const [wide, narrow] = [await store(700), await store(250)];
    const expected = [
      ...[160, 320, 640, 700].flatMap((width) => [`${wide}/1/${width}.avif`, `${wide}/1/${width}.webp`]),
      ...[160, 250].flatMap((width) => [`${narrow}/1/${width}.avif`, `${narrow}/1/${width}.webp`]),
    ].map((name) => `pictures/${name}`);
    await prewarmPictures(app.db, jobs);
    const keys = async () => (await derivatives()).map(({ key }) => key);
    await expect.poll(keys, { timeout: 15_000 }).toEqual(expected.sort());

    const before = await derivatives();
    const third = await store(150);
    await prewarmPictures(app.db, jobs);
    const ofThird = async () => (await keys()).filter((key) => key.includes(third ?? 'none'));
    await expect.poll(ofThird, { timeout: 15_000 }).toHaveLength(2);
    const after = await derivatives();
    expect(after.filter(({ key }) => !key.includes(third ?? 'none'))).toEqual(before);
  });
});
