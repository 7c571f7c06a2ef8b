import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { embeddedFiles } from '../../src/adapters/files/embedded.ts';
import { drawnDish, encoded, unreadable, uploadOf } from '../../src/modules/pictures/testing.ts';
import { makeTestApp } from '../harness.ts';

const app = await makeTestApp();
const files = embeddedFiles(app.db);
let manager = '';

type Sent = Awaited<ReturnType<typeof encoded>>;
const send = async ({ payload, headers }: Sent, token = manager) => {
  const authorization = token && { authorization: `Bearer ${token}` };
  const response = await app.http.inject({
    method: 'POST',
    url: '/api/backoffice/images',
    payload,
    headers: { ...headers, ...authorization },
  });
  return { status: response.statusCode, body: response.json() };
};
const upload = async (bytes: Uint8Array<ArrayBuffer>, alt = 'Una pizza', name?: string) =>
  send(await uploadOf(bytes, alt, name));
const jpeg = () => drawnDish(1000, 800).jpeg().toBuffer();
const countOf = async (table: 'pictures' | 'stored_files') =>
  Number((await app.pool.query(`select count(*) from ${table}`)).rows[0].count);

beforeAll(async () => {
  manager = (await app.signIn('manager')).token;
});

describe('uploading a picture', () => {
  it.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)('[API-40] takes %s', async (format) => {
    const { status, body } = await upload(await drawnDish(640, 480).toFormat(format).toBuffer(), format);
    expect(status).toBe(201);
    expect(body).toEqual({
      id: expect.stringMatching(/^img_[0-9a-z]{26}$/),
      alt: format,
      width: 640,
      height: 480,
      color: expect.stringMatching(/^#[0-9a-f]{6}$/),
    });
    const shown = await app.http.inject({ url: `/thumbnails/${body.id}`, headers: { accept: 'image/webp' } });
    expect(shown.statusCode).toBe(200);
  });

  it('[API-40] keeps the same picture once, in whatever format it comes, with its last description', async () => {
    const picture = drawnDish(500, 500);
    const first = await upload(await picture.clone().png().toBuffer(), 'Prima');
    const [pictures, stored] = [await countOf('pictures'), await countOf('stored_files')];
    const again = await upload(await picture.clone().png({ compressionLevel: 0 }).toBuffer(), 'Seconda');
    expect(again.body.id).toBe(first.body.id);
    expect(await countOf('pictures')).toBe(pictures);
    expect(await countOf('stored_files')).toBeLessThanOrEqual(stored + 8); // the common widths, made meanwhile
    const { rows } = await app.pool.query('select alt from pictures where id = $1', [first.body.id]);
    expect(rows).toEqual([{ alt: 'Seconda' }]);
  });

  it('[API-40] drops place and camera of the photograph', async () => {
    const bytes = await drawnDish(300, 300)
      .withExif({ IFD0: { Make: 'Fotocamera' }, IFD3: { GPSLatitude: '37/1 30/1 0/1', GPSLatitudeRef: 'N' } })
      .jpeg()
      .toBuffer();
    expect((await sharp(bytes).metadata()).exif?.includes('Fotocamera')).toBe(true);
    const { body } = await upload(bytes);
    const original = await files.get(`pictures/${body.id}/original`);
    const { exif, xmp, iptc, icc } = await sharp(original?.data).metadata();
    expect([exif, xmp, iptc, icc]).toEqual([undefined, undefined, undefined, undefined]);
    expect(original?.data.includes('Fotocamera')).toBe(false);
  });

  it('[API-40] takes photographs of phones that bend the format’s rules', async () => {
    const bytes = await jpeg();
    const scan = bytes.indexOf(Buffer.from([0xff, 0xda]));
    bytes[scan + bytes.readUInt16BE(scan + 2)] = 0; // the last spectral coefficient, which is always the 63rd
    expect(await upload(bytes)).toMatchObject({ status: 201, body: { width: 1000 } });
  });

  it('[API-40] turns it upright as the camera was held', async () => {
    const { body } = await upload(
      await drawnDish(400, 200).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
    );
    expect(body).toMatchObject({ width: 200, height: 400 });
  });

  it('[API-40] takes the first frame of an animation', async () => {
    const frame = (background: string) => ({
      create: { width: 60, height: 40, channels: 3 as const, background },
    });
    const moving = sharp(
      await Promise.all(['#ff0000', '#0000ff'].map((color) => sharp(frame(color)).png().toBuffer())),
      { join: { animated: true } },
    );
    const { body } = await upload(await moving.gif().toBuffer());
    expect(body).toMatchObject({ width: 60, height: 40, color: expect.stringMatching(/^#f[0-9a-f]0/) });
  });

  it('[API-40] keeps no more pixels than screens need', async () => {
    const { body } = await upload(await drawnDish(4000, 3000).jpeg().toBuffer());
    expect(body).toMatchObject({ width: 2400, height: 1800 });
  });
});

describe('an upload that is refused', () => {
  it('[API-40] comes from a visitor, a customer, or a worker', async () => {
    const picture = await uploadOf(await jpeg(), 'Una pizza');
    expect(await send(picture, '')).toMatchObject({ status: 401, body: { code: 'unauthenticated' } });
    for (const roles of [[], ['worker']]) {
      const { token } = await app.signIn(...roles);
      expect(await send(picture, token)).toMatchObject({ status: 403, body: { code: 'forbidden' } });
    }
    const { token } = await app.signIn('owner');
    expect(await send(picture, token)).toMatchObject({ status: 201 });
  });

  it.each([
    { what: 'a text renamed', bytes: async () => Buffer.from('Ciao, sono una pizza. '.repeat(50)) },
    { what: 'a drawing with a script', bytes: async () => Buffer.from(unreadable.script) },
    { what: 'a page', bytes: async () => Buffer.from('<!doctype html><script>alert(1)</script>') },
    { what: 'a truncated JPEG', bytes: () => unreadable.truncated('jpeg') },
    { what: 'a truncated PNG', bytes: () => unreadable.truncated('png') },
    { what: 'a truncated WebP', bytes: () => unreadable.truncated('webp') },
    { what: 'a truncated AVIF', bytes: () => unreadable.truncated('avif') },
    { what: 'a truncated GIF', bytes: () => unreadable.truncated('gif') },
    { what: 'a corrupt JPEG', bytes: unreadable.corrupt },
    { what: 'the beginning of a JPEG alone', bytes: async () => Buffer.from([0xff, 0xd8, 0xff]) },
    { what: 'a small file that claims gigabytes', bytes: () => unreadable.claiming(60_000, 60_000) },
    {
      what: 'a small file that holds more pixels than allowed',
      bytes: () => unreadable.blank(5_001, 5_000),
    },
    { what: 'an archive', bytes: async () => Buffer.from('PK\x03\x04'.padEnd(500, 'x')) },
    { what: 'nothing', bytes: async () => Buffer.alloc(0) },
  ])('[API-40] is $what', async ({ bytes }) => {
    const before = await countOf('pictures');
    const { status, body } = await upload(new Uint8Array(await bytes()));
    expect({ status, code: body.code }).toEqual({ status: 422, code: 'image.unreadable' });
    expect(body.error).toMatch(/JPEG, PNG, WebP o AVIF/);
    expect(await countOf('pictures')).toBe(before);
  });

  it('[API-40] has no file, or no description', async () => {
    const withoutFile = new FormData();
    withoutFile.set('alt', 'Una pizza');
    const noFile = await send(await encoded(withoutFile));
    expect(noFile).toMatchObject({ status: 422, body: { fields: { file: ['campo obbligatorio'] } } });
    const withoutAlt = new FormData();
    withoutAlt.set('file', new File([new Uint8Array(await jpeg())], 'pizza.jpg'));
    const noAlt = await send(await encoded(withoutAlt));
    expect(noAlt).toMatchObject({ status: 422, body: { fields: { alt: ['campo obbligatorio'] } } });
  });

  it('[API-40] has a text in place of the file', async () => {
    const form = new FormData();
    form.set('alt', 'Una pizza');
    form.set('file', 'pizza.jpg');
    expect(await send(await encoded(form))).toMatchObject({ status: 422, body: { code: 'invalid' } });
  });

  it('[API-40] is too large', async () => {
    const { status, body } = await upload(new Uint8Array(12 * 1024 * 1024 + 1).fill(0xff));
    expect({ status, code: body.code }).toEqual({ status: 413, code: 'too_large' });
  });

  it('[API-40] is not a form', async () => {
    const headers = { 'content-type': 'application/json' };
    expect(await send({ payload: Buffer.from('{}'), headers })).toMatchObject({ status: 415 });
  });
});
