import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { embeddedFiles } from '../../src/adapters/files/embedded.ts';
import type { Files } from '../../src/adapters/files/port.ts';
import { type Derivatives, makeDerivatives } from '../../src/modules/pictures/derivatives.ts';
import { storePicture } from '../../src/modules/pictures/store-picture.ts';
import { drawnDish } from '../../src/modules/pictures/testing.ts';
import { makeTestApp } from '../harness.ts';

const app = await makeTestApp();
const files = embeddedFiles(app.db);
const chromium = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8';
const unknown = `img_${'0'.repeat(26)}`;
let id = '';

const ask = async (url: string, headers: Record<string, string> = { accept: chromium }) => {
  const response = await app.http.inject({ method: 'GET', url, headers });
  return { status: response.statusCode, headers: response.headers, body: response.rawPayload };
};
const store = async (width: number, height: number, alt = 'Pizza') => {
  const bytes = await drawnDish(width, height).png().toBuffer();
  const stored = await storePicture(app.db, files, { bytes, alt });
  if (!stored) throw new Error('the drawn dish cannot be read');
  return stored.id;
};
beforeAll(async () => {
  id = await store(1200, 900);
});

describe('a picture', () => {
  it.each([
    { accept: chromium, type: 'image/avif', format: 'heif' },
    { accept: 'image/webp,*/*;q=0.8', type: 'image/webp', format: 'webp' },
    { accept: '*/*', type: 'image/jpeg', format: 'jpeg' },
    { accept: 'image/avif;q=0.1,image/webp;q=0.5', type: 'image/webp', format: 'webp' },
  ])('[API-40] is sent as $type to a browser that accepts $accept', async ({ accept, type, format }) => {
    const { status, headers, body } = await ask(`/images/${id}?w=240`, { accept });
    expect(status).toBe(200);
    expect(headers['content-type']).toBe(type);
    expect(headers.vary).toBe('Accept');
    expect(await sharp(body).metadata()).toMatchObject({ format, width: 240, height: 180 });
  });

  it.each([
    { url: '/images/ID', width: 1200 },
    { url: '/app/images/ID', width: 1200 },
    { url: '/thumbnails/ID', width: 320 },
    { url: '/thumbnails/ID?w=90', width: 96 },
    { url: '/images/ID?w=500', width: 640 },
    { url: '/images/ID?w=4000', width: 1200 },
    { url: '/images/ID?w=640&brand_id=1&platform=ios&whatever=1', width: 640 },
  ])('[API-40] at $url is $width pixels wide', async ({ url, width }) => {
    const { body, status } = await ask(url.replace('ID', id));
    expect(status).toBe(200);
    expect((await sharp(body).metadata()).width).toBe(width);
  });

  it('[API-40] is never enlarged', async () => {
    const small = await store(200, 200);
    const { body } = await ask(`/images/${small}?w=960`);
    expect((await sharp(body).metadata()).width).toBe(200);
  });

  it.each(['image/avif', 'image/webp', 'image/jpeg'])(
    '[API-40] weighs at most 8 KB as a thumbnail in %s',
    async (accept) => {
      const { body, headers } = await ask(`/thumbnails/${id}`, { accept });
      expect(headers['content-type']).toBe(accept);
      expect(body.length).toBeLessThanOrEqual(8 * 1024);
    },
  );

  it('[API-40] may be kept for ever, by shared caches too', async () => {
    for (const place of ['images', 'app/images', 'thumbnails']) {
      const { headers, body } = await ask(`/${place}/${id}?w=96`);
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
      expect(headers['content-length']).toBe(String(body.length));
      expect(headers['set-cookie']).toBeUndefined();
    }
  });

  it('[API-40] is not sent again to a browser that has it', async () => {
    const url = `/thumbnails/${id}`;
    const first = await ask(url);
    const etag = String(first.headers.etag);
    expect(etag).toMatch(/^"[\w-]{22}"$/);
    for (const tag of [etag, `"other", ${etag}`, `W/${etag}`, '*']) {
      const again = await ask(url, { accept: chromium, 'if-none-match': tag });
      expect(again).toMatchObject({ status: 304, body: Buffer.alloc(0) });
      expect(again.headers).toMatchObject({ etag, vary: 'Accept' });
    }
    expect(await ask(url, { accept: 'image/webp', 'if-none-match': etag })).toMatchObject({ status: 200 });
    expect(await ask(url, { accept: chromium, 'if-none-match': '"x"' })).toMatchObject({ status: 200 });
  });

  it('[API-40] answers HEAD with the headers alone', async () => {
    const url = `/thumbnails/${id}`;
    const whole = await ask(url);
    const head = await app.http.inject({ method: 'HEAD', url, headers: { accept: chromium } });
    expect(head.statusCode).toBe(200);
    expect(head.rawPayload).toHaveLength(0);
    expect(head.headers).toMatchObject({ etag: whole.headers.etag });
    expect(head.headers['content-length']).toBe(whole.headers['content-length']);
  });

  it('[API-40] is encoded once for all simultaneous callers, and never again by any process', async () => {
    const fresh = await store(900, 700);
    const puts: string[] = [];
    const counted: Files = {
      ...files,
      put: async (key, file) => {
        puts.push(key);
        await files.put(key, file);
      },
    };
    const wish = { id: fresh, width: 480, format: 'avif' } as const;
    const askMany = (derivatives: Derivatives) =>
      Promise.all(Array.from({ length: 12 }, () => derivatives.get(wish, 'visitor')));
    const sources = { files: counted, widthOf: async () => 900 };
    const given = await askMany(makeDerivatives(sources));
    const givenByAnother = await askMany(makeDerivatives(sources));
    expect(puts).toEqual([`pictures/${fresh}/1/480.avif`]);
    expect(new Set([...given, ...givenByAnother].map((derivative) => derivative?.etag)).size).toBe(1);
  });

  it('[API-40] gives carts and orders as much time as each encoding took, and none for a kept one', async () => {
    const fresh = await store(900, 700);
    const rests: number[] = [];
    const rush = { calm: async (ms: number) => void rests.push(ms) };
    const derivatives = makeDerivatives({ files, widthOf: async () => 900, rush });
    // An encoding and widths that are not made ahead.
    const wish = { id: fresh, format: 'webp' } as const;
    for (const width of [480, 480, 800]) await derivatives.get({ ...wish, width }, 'visitor');
    expect(rests).toHaveLength(2);
    for (const ms of rests) expect(ms).toBeGreaterThan(0);
  });

  it('[API-40] keeps its transparency where the format has it', async () => {
    const bytes = await sharp({
      create: { width: 400, height: 300, channels: 4, background: { r: 200, g: 30, b: 30, alpha: 0 } },
    })
      .png()
      .toBuffer();
    const logo = await storePicture(app.db, files, { bytes, alt: 'Logo' });
    const opaque = async (accept: string) => {
      const { body } = await ask(`/thumbnails/${logo?.id}`, { accept });
      return (await sharp(body).stats()).isOpaque;
    };
    expect(await opaque('image/avif')).toBe(false);
    expect(await opaque('image/webp')).toBe(false);
    expect(await opaque('image/jpeg')).toBe(true);
  });
});

describe('a picture that is not there', () => {
  it.each(['images', 'app/images', 'thumbnails'])(
    '[API-40] is drawn as a neutral placeholder at /%s, that nobody keeps',
    async (place) => {
      const { status, headers, body } = await ask(`/${place}/${unknown}`);
      expect(status).toBe(404);
      expect(headers['content-type']).toBe('image/svg+xml');
      expect(headers['cache-control']).toBe('no-store');
      expect(await sharp(body).metadata()).toMatchObject({ format: 'svg', width: 320, height: 240 });
    },
  );

  it('[API-40] is a placeholder also when its bytes are lost', async () => {
    const lost = await store(300, 300, 'Perso');
    await files.delete(`pictures/${lost}/original`);
    expect(await ask(`/images/${lost}`)).toMatchObject({ status: 404 });
  });

  it.each([
    '/images/..%2f..%2fetc%2fpasswd',
    '/images/../../etc/passwd',
    '/images/img_%00',
    `/images/${unknown}%00`,
    `/images/${unknown}/original`,
    `/images/${unknown}%2foriginal`,
    `/images/img_${'a'.repeat(300)}`,
    `/thumbnails/${'a'.repeat(300)}`,
    '/images/%zz',
    '/images/',
    '/images/prd_00000000000000000000000000',
    '/app/images/..%5c..%5cwindows',
    `/images/${unknown.toUpperCase()}`,
    '/images/%F0%9F%8D%95',
  ])('[API-40] answers 404 in JSON to %s', async (url) => {
    const { status, headers, body } = await ask(url);
    expect(status).toBe(404);
    expect(headers['content-type']).toMatch(/^application\/json/);
    expect(JSON.parse(body.toString())).toMatchObject({ code: expect.stringMatching(/not_found$/) });
  });

  it.each(['0', '-1', '4001', 'x', '1.5', ''])('[API-40] refuses the width "%s"', async (width) => {
    const { status, body } = await ask(`/images/${id}?w=${width}`);
    expect(status).toBe(422);
    expect(JSON.parse(body.toString()).fields).toHaveProperty('w');
  });

  it('refuses a malformed parameter of any call', async () => {
    expect(await ask(`/images/${id}?platform=windows`)).toMatchObject({ status: 422 });
  });
});
