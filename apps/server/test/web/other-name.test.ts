import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { contract } from '@zanga/contract/contract';
import type { Route } from '@zanga/contract/wire/route';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { embeddedFiles } from '../../src/adapters/files/embedded.ts';
import { readOutbox } from '../../src/adapters/outbox-queries.ts';
import { addShow } from '../../src/modules/cinema/testing.ts';
import { addCoupon } from '../../src/modules/coupons/testing.ts';
import { offerPlan } from '../../src/modules/membership/testing.ts';
import { openStand } from '../../src/modules/ordering/order/order-testing.ts';
import { storePicture } from '../../src/modules/pictures/store-picture.ts';
import { drawnDish } from '../../src/modules/pictures/testing.ts';
import { makeTestApp } from '../harness.ts';
import { sampleOf } from '../rubbish/sample.ts';

// A whole shop under another name: none of its texts names the demo.
const app = await makeTestApp();
const stand = await openStand(app);
let owner = '';
let order = { id: '', token: '' };

/** Names in the API, by the specification and the devices' cookie: only programs read them. */
const ofTheWire = /zanga[_-](prime|device)[\w-]*/g;
const namesDemo = (text: string) => /zanga/i.exec(text.replaceAll(ofTheWire, ''));

const send = async (url: string, headers: Readonly<Record<string, string>> = {}) => {
  const { statusCode, headers: sent, body, rawPayload } = await app.http.inject({ url, headers });
  return { status: statusCode, type: String(sent['content-type']), etag: sent.etag, body, bytes: rawPayload };
};

beforeAll(async () => {
  await offerPlan(app);
  await addCoupon(app.db);
  await addShow(app.db, stand.menu.root, {
    shop: stand.shop,
    startsAt: new Date(app.now.at.getTime() + 86_400_000),
  });
  await app.pool.query(`
    update brands set name = 'Da Salvo', membership_name = 'Salvo Club';
    update shops set name = 'Da Salvo Catania', email = 'catania@salvo.example'`);
  owner = (await app.signIn('owner')).token;
  order = await stand.placed(undefined, { payment_method: 'till' });
});

describe('a shop under another name', () => {
  const gets = Object.entries(contract)
    // The contract's entries are keys with their routes.
    .map(([key, route]) => ({ key, route: route as Route }))
    .filter(({ key, route }) => key.startsWith('GET ') && !route.events);

  it('shows the demo’s name in no answer of the API', async () => {
    const known = { ...{ product: 'norma', shop: stand.shop, category: stand.menu.root, brand: 1 } };
    const named: string[] = [];
    let answered = 0;
    for (const { key, route } of gets) {
      const parts = route.params ? sampleOf(route.params, { ...known, order: order.id }) : {};
      // A sample of an object schema is an object.
      const values = parts as Readonly<Record<string, unknown>>;
      const url = key.slice('GET '.length).replace(/:(\w+)/g, (_, name: string) => String(values[name]));
      const { status, body } = await send(url, { authorization: `Bearer ${owner}` });
      if (status === 200) answered += 1;
      const found = namesDemo(body);
      if (found) named.push(`${url}: ${body.slice(Math.max(0, found.index - 60), found.index + 60)}`);
    }
    expect(named).toEqual([]);
    expect(answered).toBeGreaterThan(80);
  });

  it.each([
    '/manifest.webmanifest',
    '/robots.txt',
    '/sitemap.xml',
    '/api/docs',
    '/api/openapi.json',
    '/favicon.svg',
    '/oauth/authorize',
    '/notifications/unsubscribe/usr_1/none',
    '/nowhere',
    '/dev/outbox',
    '/.well-known/assetlinks.json',
  ])('shows the demo’s name nowhere at %s', async (url) => {
    const { body } = await send(url, { accept: 'text/html' });
    expect(namesDemo(body)?.input?.slice(0, 200)).toBeUndefined();
  });

  it('shows it in no mail and on no receipt of an order', async () => {
    const sent = async () => readOutbox(app.db, {}, 100);
    await expect.poll(async () => (await sent()).length).toBeGreaterThan(0);
    for (const message of await sent()) expect(namesDemo(JSON.stringify(message))).toBeNull();
    const receipt = await app.http.inject({
      method: 'POST',
      url: `/api/orders/${order.id}/receipt`,
      payload: { token: order.token },
    });
    expect(namesDemo(receipt.rawPayload.toString('latin1'))).toBeNull();
  });

  it('shows it in no page written beforehand', async () => {
    const offline = path.resolve(import.meta.dirname, '../../../storefront/src/worker/offline.html');
    expect(namesDemo(await readFile(offline, 'utf8'))).toBeNull();
  });
});

describe('the icons of a shop', () => {
  const sides = [
    ['/icons/icon-192.png', 192],
    ['/icons/icon-512.png', 512],
    ['/icons/maskable-512.png', 512],
    ['/icons/apple-touch-icon.png', 180],
  ] as const;
  const ofAll = async () =>
    Promise.all(['/favicon.svg', '/favicon.ico', ...sides.map(([url]) => url)].map((url) => send(url)));
  /** Waits until every file has changed, as a change is heard a moment later. */
  const changedFrom = async (before: Awaited<ReturnType<typeof ofAll>>) => {
    const same = async () => (await ofAll()).filter(({ etag }, at) => etag === before[at]?.etag).length;
    await expect.poll(same).toBe(0);
    return ofAll();
  };
  const change = (sql: string, values: readonly unknown[] = []) => app.pool.query(sql, [...values]);

  it('are its initial on its colour, each in the size of its address', async () => {
    await change(`update brands set accent = '#1b5e3f'`);
    await expect.poll(async () => (await send('/favicon.svg')).body).toContain('fill="#1b5e3f"');
    const [tab, old] = [await send('/favicon.svg'), await send('/favicon.ico')];
    expect([tab.type, old.type]).toEqual(['image/svg+xml', 'image/x-icon']);
    expect((await sharp(old.bytes.subarray(22)).metadata()).width).toBe(48);
    for (const [url, side] of sides) {
      const { type, bytes } = await send(url);
      expect(type).toBe('image/png');
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: side, height: side });
    }
    // The brand's colour reaches the edge, so any mask fits.
    const corner = await sharp((await send('/icons/maskable-512.png')).bytes)
      .extract({ left: 0, top: 0, width: 1, height: 1 })
      .raw()
      .toBuffer();
    expect([...corner.subarray(0, 3)]).toEqual([0x1b, 0x5e, 0x3f]);
  });

  it('follow its name, then its own logo', async () => {
    const initial = await ofAll();
    await change(`update brands set name = 'Osteria Salvo'`);
    const other = await changedFrom(initial);
    const bytes = await drawnDish(600, 400).png().toBuffer();
    const picture = await storePicture(app.db, embeddedFiles(app.db), { bytes, alt: 'Il marchio' });
    await change(
      `insert into brand_pictures (brand_id, picture_id, name, position) values (1, $1, 'logo-new', 0)`,
      [picture?.id],
    );
    const marked = await changedFrom(other);
    expect(marked[0]?.body).toContain('<image');
    // A mark wider than high is not cut off.
    const { channels } = await sharp(marked[2]?.bytes).stats();
    expect(channels[3]?.min).toBe(0);
  });

  it('are sent once to each browser', async () => {
    const { etag } = await send('/icons/icon-192.png');
    expect((await send('/icons/icon-192.png', { 'if-none-match': String(etag) })).status).toBe(304);
  });

  it('stay the drawn ones under the demo’s name', async () => {
    await change(`update brands set name = 'Zanga', accent = null`);
    await expect.poll(async () => (await send('/favicon.svg')).body).toContain('rotate(337.5 32 32)');
  });
});
