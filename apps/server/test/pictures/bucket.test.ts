import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { embeddedFiles } from '../../src/adapters/files/embedded.ts';
import { s3Files } from '../../src/adapters/files/s3.ts';
import { openTestStore } from '../../src/adapters/files/testing.ts';
import { storePicture } from '../../src/modules/pictures/store-picture.ts';
import { sweepPicture, sweepPictures } from '../../src/modules/pictures/sweep-pictures.ts';
import { drawnDish, uploadOf } from '../../src/modules/pictures/testing.ts';
import { inTransaction } from '../../src/platform/database/transaction.ts';
import { makeLog } from '../../src/platform/log.ts';
import { makeTestApp } from '../harness.ts';

const store = await openTestStore();
const { endpoint, region, bucket, accessKeyId, secretAccessKey } = store.settings;
const app = await makeTestApp({
  env: {
    FILES: 's3',
    S3_ENDPOINT: endpoint,
    S3_REGION: region,
    S3_BUCKET: bucket,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  },
});
const files = s3Files(store.settings);
const own = embeddedFiles(app.db);
const log = makeLog({ LOG_LEVEL: 'silent' });
const now = { db: app.db, files, log, graceSeconds: 0 };
let manager = '';

afterAll(store.close);
beforeAll(async () => {
  manager = (await app.signIn('manager')).token;
});
afterEach(() => {
  store.weather = 'fine';
});

const picture = (side: number) => drawnDish(side, side).png().toBuffer();
const upload = async (bytes: Uint8Array<ArrayBuffer>) => {
  const { payload, headers } = await uploadOf(bytes, 'Una pizza');
  const authorization = `Bearer ${manager}`;
  return app.http.inject({
    method: 'POST',
    url: '/api/backoffice/images',
    payload,
    headers: { ...headers, authorization },
  });
};
const see = (id: string, width = 160) =>
  app.http.inject({ url: `/images/${id}?w=${width}`, headers: { accept: 'image/webp' } });
const rowsOf = async (id: string) =>
  (await app.pool.query('select from pictures where id = $1', [id])).rowCount;
const keysOf = (id: string) => [...store.kept.keys()].filter((key) => key.startsWith(`pictures/${id}/`));

describe('pictures in a bucket', () => {
  it('are kept there and nowhere else, and served from there', async () => {
    const { id } = (await upload(await picture(410))).json();
    expect(store.kept.has(`pictures/${id}/original`)).toBe(true);
    expect(await own.get(`pictures/${id}/original`)).toBeUndefined();
    const seen = await see(id);
    expect([seen.statusCode, seen.headers['content-type']]).toEqual([200, 'image/webp']);
    expect(seen.headers['cache-control']).toContain('immutable');
  });

  it('that are still in the database are served, too', async () => {
    const stored = await storePicture(app.db, own, { bytes: await picture(420), alt: 'Una torta' });
    expect((await see(stored?.id ?? '')).statusCode).toBe(200);
  });

  it.each(['down', 'busy'] as const)(
    'are served when the store is %s, if already made; the others ask for patience',
    async (weather) => {
      const { id } = (await upload(await picture(weather === 'down' ? 430 : 440))).json();
      expect((await see(id)).statusCode).toBe(200);
      store.weather = weather;
      expect((await see(id)).statusCode).toBe(200);
      const away = await see(id, 96);
      expect([away.statusCode, away.headers['retry-after'], away.headers['cache-control']]).toEqual([
        ...[503, '5', 'no-store'],
      ]);
      expect((await app.http.inject({ url: '/health/ready' })).statusCode).toBe(200);
      expect((await app.http.inject({ url: '/api/products' })).statusCode).toBe(200);
      store.weather = 'fine';
      expect((await see(id, 96)).statusCode).toBe(200);
    },
  );

  it('are refused in clear words while the store is away, and no row names a missing file', async () => {
    const bytes = await picture(450);
    const count = async () => Number((await app.pool.query('select count(*) from pictures')).rows[0].count);
    const before = await count();
    store.weather = 'down';
    const refused = await upload(bytes);
    expect([refused.statusCode, refused.json().code]).toEqual([503, 'image.store_away']);
    expect(await count()).toBe(before);
    store.weather = 'fine';
    expect((await upload(bytes)).statusCode).toBe(201);
  });
});

describe('files without a row', () => {
  it('go at night; files with a row, or just put, stay', async () => {
    const { id: named } = (await upload(await picture(460))).json();
    const lost = 'img_00000000000000000000000000';
    for (const name of ['original', '1/320.avif'])
      await files.put(`pictures/${lost}/${name}`, { contentType: 'image/webp', data: Buffer.from('x') });
    await sweepPictures({ ...now, graceSeconds: 3_600 });
    expect(keysOf(lost)).toHaveLength(2);
    await sweepPictures(now);
    expect(keysOf(lost)).toEqual([]);
    expect(keysOf(named).length).toBeGreaterThan(0);
    expect(await rowsOf(named)).toBe(1);
  });

  it('stay while the store deletes nothing, and go the next night', async () => {
    const lost = 'img_00000000000000000000000001';
    await files.put(`pictures/${lost}/original`, { contentType: 'image/webp', data: Buffer.from('x') });
    const broken = { ...files, delete: () => Promise.reject(new Error('killed')) };
    await expect(sweepPictures({ ...now, files: broken })).rejects.toThrow('killed');
    expect(keysOf(lost)).toHaveLength(1);
    await app.pool.query("update picture_files set since = now() - interval '1 hour' where picture_id = $1", [
      lost,
    ]);
    await sweepPictures(now);
    expect(keysOf(lost)).toEqual([]);
  });

  it('are refused to an upload in the moment they are deleted', async () => {
    const bytes = await picture(470);
    const { id } = (await upload(bytes)).json();
    await app.pool.query('delete from pictures where id = $1', [id]);
    let refused: Awaited<ReturnType<typeof upload>> | undefined;
    const meanwhile = {
      ...files,
      delete: async (key: string) => {
        refused ??= await upload(bytes);
        await files.delete(key);
      },
    };
    expect(await sweepPicture({ ...now, files: meanwhile }, id)).toBe(true);
    expect(refused?.statusCode).toBe(503);
    expect((await upload(bytes)).statusCode).toBe(201);
    expect((await see(id)).statusCode).toBe(200);
  });

  it('stay as long as their uploader may still write the row', async () => {
    const bytes = await picture(480);
    const { id } = (await upload(bytes)).json();
    await app.pool.query('delete from pictures where id = $1', [id]);
    expect(await sweepPicture({ ...now, graceSeconds: 60 }, id)).toBe(false);
    expect(keysOf(id).length).toBeGreaterThan(0);
  });

  it('stay where an archive under review names them', async () => {
    const id = 'img_00000000000000000000000002';
    await files.put(`pictures/${id}/original`, { contentType: 'image/webp', data: Buffer.from('x') });
    const { userId } = await app.signIn('manager');
    await inTransaction(app.db, async (tx) => {
      const folder = { id: 'pfd_1', sent_by: userId, file_name: 'a.zip', bytes: 1, state: 'read' } as const;
      await tx
        .insertInto('picture_folders')
        .values({ ...folder, sent_at: app.now.at })
        .execute();
      const line = { folder_id: 'pfd_1', line: 1, file: 'a.jpg', outcome: 'matched', problem: null } as const;
      const taken = JSON.stringify({ id, width: 1, height: 1, color: '#000000' });
      await tx
        .insertInto('picture_folder_lines')
        .values({ ...line, before: [], picture: taken })
        .execute();
    });
    await sweepPictures(now);
    expect(keysOf(id)).toHaveLength(1);
  });
});
