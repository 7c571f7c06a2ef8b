import type { EditedProduct } from '@zanga/contract/menu/menu-office';
import { folderPart, type PictureFolder } from '@zanga/contract/menu/menu-pictures';
import type { ProductDetail } from '@zanga/contract/menu/product';
import { describe, expect, it } from 'vitest';
import { makeTestApp } from '../../../../test/harness.ts';
import { call, openStand, signInStaff } from '../../ordering/order/order-testing.ts';
import { drawnDish, encoded, unreadable } from '../../pictures/testing.ts';
import { addPicture, addProduct } from '../testing.ts';
import { zip } from './testing.ts';

const app = await makeTestApp();
const stand = await openStand(app);
const owner = await signInStaff(app, 'owner');
const worker = await signInStaff(app, 'worker', stand.shop);
const ofOneShop = await signInStaff(app, 'manager', stand.shop);
const { id: root } = await app.db.selectFrom('categories').select('id').executeTakeFirstOrThrow();

let dishes = 0;
const dish = async () => {
  dishes += 1;
  const slug = `foto-${String.fromCharCode(96 + dishes)}`;
  return { slug, id: await addProduct(app.db, root, { name: `Piatto ${dishes}`, slug }) };
};
let drawn = 0;
/** A unique picture. */
const jpeg = () => {
  drawn += 1;
  return drawnDish(200 + drawn, 150)
    .jpeg()
    .toBuffer();
};

const url = 'backoffice/menu/pictures';
type RefusalBody = { readonly code: string; readonly fields: Readonly<Record<string, readonly string[]>> };
const begin = (size: number, token = owner) =>
  call<PictureFolder & RefusalBody>(app, `POST ${url}`, { token, payload: { name: 'foto.zip', size } });
const part = async (id: string, at: number, bytes: Buffer, token = owner) => {
  const form = new FormData();
  form.set('at', String(at));
  form.set('file', new File([new Uint8Array(bytes)], 'parte'));
  const { payload, headers } = await encoded(form);
  const asked = { payload, headers: { ...headers, authorization: `Bearer ${token}` } };
  const answer = await app.http.inject({ method: 'POST', url: `/api/${url}/${id}/parts`, ...asked });
  return { status: answer.statusCode, body: answer.json<PictureFolder & RefusalBody>() };
};
const look = async (id: string) =>
  (await call<PictureFolder>(app, `GET ${url}/${id}`, { token: owner })).body;
/** Sends an archive and waits until it has been read. */
const sent = async (archive: Buffer) => {
  const { id } = (await begin(archive.length)).body;
  for (let at = 0; at < archive.length; at += folderPart)
    expect((await part(id, at, archive.subarray(at, at + folderPart))).status).toBe(200);
  await expect.poll(async () => (await look(id)).state, { timeout: 60_000 }).not.toBe('reading');
  return look(id);
};
const apply = (id: string, mode: 'add' | 'replace' = 'add', token = owner) =>
  call<{ id: string; changed: number } & RefusalBody>(app, `POST ${url}/${id}/apply`, {
    token,
    payload: { mode },
  });
const picturesOf = async (id: string) =>
  (await call<EditedProduct>(app, `GET backoffice/menu/products/${id}`, { token: owner })).body.form.pictures;

describe('an archive of pictures', () => {
  it('is matched by names, previewed, shown on the products, and undone', async () => {
    const [one, two] = [await dish(), await dish()];
    const had = await addPicture(app.db, { product: two.id }, 'image-new');
    const read = await sent(
      zip([
        { name: `foto/${one.slug}-2.jpg`, bytes: await jpeg() },
        { name: `foto/${one.slug}.jpg`, bytes: await jpeg() },
        { name: `${two.slug.toUpperCase()}.JPG`, bytes: await jpeg(), method: 0 },
        { name: '__MACOSX/foto/._x.jpg', bytes: Buffer.from('x') },
      ]),
    );
    expect(read.state).toBe('read');
    expect(
      read.lines.map(({ outcome, product }) => [outcome, product?.id, product?.place, product?.has]),
    ).toEqual([
      ['matched', one.id, 2, 0],
      ['matched', one.id, 1, 0],
      ['matched', two.id, 1, 1],
    ]);
    expect(await picturesOf(one.id)).toEqual([]);
    expect((await app.db.selectFrom('picture_folder_parts').select('at').execute()).length).toBe(0);

    const made = await apply(read.id);
    expect([made.status, made.body.changed]).toEqual([201, 2]);
    expect(await picturesOf(one.id)).toHaveLength(2);
    expect((await picturesOf(two.id))[0]).toBe(had);
    const seen = async () => (await call<ProductDetail>(app, `GET products/${one.slug}`)).body.images;
    await expect
      .poll(async () => (await seen()).map(({ alt }) => alt))
      .toEqual(['Piatto 1', 'Piatto 1, foto 2']);
    const shown = await app.http.inject({ method: 'GET', url: `/images/${(await seen())[0]?.id}?w=96` });
    expect(shown.statusCode).toBe(200);
    expect((await apply(read.id)).body.code).toBe('folder.not_ready');

    const entries = app.db.selectFrom('audit_entries').selectAll().where('thing', '=', made.body.id);
    expect(await entries.execute()).toMatchObject([
      {
        action: 'menu.pictures',
        kind: 'menu_change',
        after: { products: ['Piatto 1: foto 0 → 2', 'Piatto 2: foto 1 → 2'] },
      },
    ]);
    const undone = await call<{ undone: number }>(app, `POST backoffice/menu/changes/${made.body.id}/undo`, {
      token: owner,
      payload: {},
    });
    expect(undone.body.undone).toBe(2);
    expect([await picturesOf(one.id), await picturesOf(two.id)]).toEqual([[], [had]]);
  });

  it('replaces the pictures where that is chosen, and adds nothing that is there already', async () => {
    const { id, slug } = await dish();
    const had = await addPicture(app.db, { product: id }, 'image-new');
    const archive = zip([{ name: `${slug}.jpg`, bytes: await jpeg() }]);
    expect((await apply((await sent(archive)).id, 'replace')).status).toBe(201);
    const now = await picturesOf(id);
    expect(now).toHaveLength(1);
    expect(now).not.toEqual([had]);
    expect((await apply((await sent(archive)).id)).body.code).toBe('menu_change.nothing');
  });

  it('says of each file why it is not taken', async () => {
    const { slug } = await dish();
    const good = await jpeg();
    const read = await sent(
      zip([
        { name: `../${slug}.jpg`, bytes: good },
        { name: `${slug}.svg`, bytes: Buffer.from(unreadable.script) },
        { name: `${slug}.jpg`, bytes: Buffer.from(unreadable.script) },
        { name: `${slug}-2.jpg`, bytes: await unreadable.claiming(30_000, 30_000) },
        { name: `${slug}-3.jpg`, bytes: Buffer.alloc(13 * 1024 * 1024) },
        { name: `${slug}-4.jpg`, bytes: good, flag: 0x801 },
        { name: `${slug}-5.jpg`, bytes: good, says: good.length - 1 },
        { name: `${slug}-6.jpg`, bytes: good, method: 0, flag: 0x800 },
        { name: `altra/${slug}-6.jpg`, bytes: good },
        { name: `${slug}-13.jpg`, bytes: good },
        { name: 'nessun-piatto.jpg', bytes: good },
        { name: 'leggimi.txt', bytes: Buffer.from('ciao') },
      ]),
    );
    expect(read.lines.map(({ outcome }) => outcome)).toEqual([
      ...Array.from({ length: 7 }, () => 'refused'),
      'matched',
      ...['refused', 'refused', 'unknown', 'refused'],
    ]);
    for (const { outcome, problem } of read.lines) expect(problem !== null).toBe(outcome !== 'matched');
  });

  it('leaves out a file with an unusable name, and takes the others', async () => {
    const { slug } = await dish();
    const files = [`${slug}\0.jpg`, `${slug}.jpg`].map(async (name) => ({ name, bytes: await jpeg() }));
    const read = await sent(zip(await Promise.all(files)));
    expect(read.state).toBe('read');
    expect(read.lines.map(({ outcome }) => outcome)).toEqual(['refused', 'matched']);
  });

  it('leaves out the file during which a process ended, and goes on behind it', async () => {
    const { slug } = await dish();
    const files = [1, 2].map(async (place) => ({ name: `${slug}-${place}.jpg`, bytes: await jpeg() }));
    const archive = zip(await Promise.all(files));
    const { id } = (await begin(archive.length)).body;
    await app.db.updateTable('picture_folders').set({ line_in_hand: 0 }).where('id', '=', id).execute();
    await part(id, 0, archive);
    await expect.poll(async () => (await look(id)).state).toBe('read');
    expect((await look(id)).lines).toMatchObject([
      { outcome: 'refused', problem: expect.stringContaining('Il server si è fermato') },
      { outcome: 'matched' },
    ]);
  });

  it.each([
    ['no archive', Buffer.from('PK, but not really')],
    ['nothing in it', zip([])],
    [
      'a promise of gigabytes',
      zip(
        Array.from({ length: 200 }, (_, at) => ({
          name: `${at}.jpg`,
          bytes: Buffer.from('x'),
          says: 11_000_000,
        })),
      ),
    ],
    ['its end missing', zip([{ name: 'a.jpg', bytes: Buffer.alloc(500, 7), method: 0 }]).subarray(0, 400)],
  ])('with %s is not opened, and says so', async (_, archive) => {
    const read = await sent(archive);
    expect(read).toMatchObject({ state: 'unreadable', lines: [], problem: expect.any(String) });
    expect((await apply(read.id)).body.code).toBe('folder.not_ready');
  });

  it('comes in parts of four megabytes, in their order, and twice where the line broke', async () => {
    const { slug } = await dish();
    const noise = Buffer.alloc(folderPart + 10);
    for (let at = 0; at < noise.length; at += 1) noise[at] = (at * 7919) % 251;
    const archive = zip([
      { name: 'rumore.bin', bytes: noise, method: 0 },
      { name: `${slug}.jpg`, bytes: await jpeg() },
    ]);
    const { id } = (await begin(archive.length)).body;
    const first = archive.subarray(0, folderPart);
    expect((await part(id, folderPart, archive.subarray(folderPart))).body.code).toBe('folder.out_of_order');
    expect((await part(id, 0, first)).body.received).toBe(folderPart);
    expect((await part(id, 0, first)).body.received).toBe(folderPart);
    expect((await part(id, folderPart, archive)).status).toBeGreaterThanOrEqual(400);
    expect((await part(id, folderPart, archive.subarray(folderPart))).body.state).toBe('reading');
    await expect.poll(async () => (await look(id)).state).toBe('read');
    expect((await look(id)).lines.map(({ outcome }) => outcome)).toEqual(['refused', 'matched']);
    expect((await begin(201 * 1024 * 1024)).status).toBe(422);
  });

  it('names the products whose pictures changed meanwhile, and writes nothing', async () => {
    const [one, two] = [await dish(), await dish()];
    const read = await sent(
      zip([
        { name: `${one.slug}.jpg`, bytes: await jpeg() },
        { name: `${two.slug}.jpg`, bytes: await jpeg() },
      ]),
    );
    const theirs = await addPicture(app.db, { product: two.id }, 'image-new');
    const { name } = (await look(read.id)).lines[1]?.product ?? {};
    const made = await apply(read.id);
    expect([made.body.code, made.body.fields.products]).toEqual(['folder.overtaken', [name]]);
    expect(await picturesOf(one.id)).toEqual([]);
    const again = await look(read.id);
    expect([again.overtaken, again.lines[1]?.product?.has]).toEqual([[name], 1]);
    const twice = await Promise.all([apply(read.id), apply(read.id), apply(read.id)]);
    expect(twice.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
    expect(await picturesOf(two.id)).toHaveLength(2);
    expect((await picturesOf(two.id))[0]).toBe(theirs);
  });

  it('leaves no picture behind a week later that never became visible', async () => {
    const { slug } = await dish();
    const read = await sent(zip([{ name: `${slug}.jpg`, bytes: await jpeg() }]));
    const originals = async () =>
      (await app.pool.query(`select key from stored_files where key like '%/original'`)).rowCount ?? 0;
    const before = await originals();
    const old = new Date(app.now.at.getTime() - 8 * 86_400_000);
    await app.db.updateTable('picture_folders').set({ sent_at: old }).where('id', '=', read.id).execute();
    await app.db.updateTable('picture_files').set({ since: old }).execute();
    await begin(10);
    await expect.poll(originals).toBe(before - 1);
    expect((await call<RefusalBody>(app, `GET ${url}/${read.id}`, { token: owner })).body.code).toBe(
      'folder.not_found',
    );
  });

  it('is for staff of all shops who may edit the menu', async () => {
    const { id } = (await begin(10)).body;
    for (const [token, code] of [
      [worker, 'forbidden'],
      [ofOneShop, 'menu.of_all_shops'],
    ] as const) {
      expect((await begin(10, token)).body.code).toBe(code);
      expect((await part(id, 0, Buffer.alloc(10), token)).body.code).toBe(code);
      expect((await apply(id, 'add', token)).body.code).toBe(code);
      expect((await call<RefusalBody>(app, `GET ${url}/${id}`, { token })).body.code).toBe(code);
    }
  });
});
