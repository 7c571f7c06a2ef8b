import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { contract } from '@zanga/contract/contract';
import type { Route } from '@zanga/contract/wire/route';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { parseSource, readSources } from '../../../../scripts/architecture/source-files.ts';
import { textIn } from '../../../../scripts/architecture/sql-use.ts';
import { onlyTests } from '../../../../scripts/architecture/types.ts';
import { textOf, walk } from '../../../../scripts/architecture/walk.ts';
import { ensureWebBuilt } from '../../../../scripts/setup/web.mjs';
import { foundEmptyBrand } from '../../demo/found.ts';
import { embeddedFiles } from '../../src/adapters/files/embedded.ts';
import { readOutbox } from '../../src/adapters/outbox-queries.ts';
import { addShow } from '../../src/modules/cinema/testing.ts';
import { addCoupon } from '../../src/modules/coupons/testing.ts';
import { offerPlan } from '../../src/modules/membership/testing.ts';
import { type LetterName, letters } from '../../src/modules/notifications/mails/letters.ts';
import { letterSamples } from '../../src/modules/notifications/mails/letters-testing.ts';
import { writeMail } from '../../src/modules/notifications/mails/write-mail.ts';
import { readSender } from '../../src/modules/notifications/queries.ts';
import { smsTexts } from '../../src/modules/notifications/sms-texts.ts';
import { openStand } from '../../src/modules/ordering/order/order-testing.ts';
import { readPdf } from '../../src/modules/ordering/receipt/pdf-testing.ts';
import { storePicture } from '../../src/modules/pictures/store-picture.ts';
import { drawnDish } from '../../src/modules/pictures/testing.ts';
import { builtRenderer } from '../../src/web/renderer.ts';
import { makeTestApp } from '../harness.ts';
import { sampleOf } from '../rubbish/sample.ts';

// A whole shop under another name: none of its texts names the demo or the demo's membership.
const root = path.resolve(import.meta.dirname, '../../../..');
await ensureWebBuilt();
const app = await makeTestApp({ renderer: () => builtRenderer(path.join(root, 'apps/storefront')) });
await foundEmptyBrand(app.pool);
const stand = await openStand(app);
let owner = '';
let order = { id: '', token: '' };

/** Names for programs alone: of the API and pages by the specification, of a device's cookie, of a script policy. */
const ofTheWire = /zanga[_-](prime|device)[\w-]*|createPolicy\(.zanga.|\[zanga\]/g;
/** The name in the text and the words around it; "Prime parole" are a letter's first words. */
const demoIn = (text: string): string | undefined =>
  /.{0,60}([Zz][Aa][Nn][Gg][Aa]|\bPrime\b(?! parole)).{0,60}/.exec(text.replaceAll(ofTheWire, ''))?.[0];

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
    update brands set name = 'Da Salvo', membership_name = 'Salvo Club', email = 'ciao@salvo.example', open = true;
    update shops set name = 'Da Salvo Catania', slug = 'catania', email = 'catania@salvo.example'`);
  owner = (await app.signIn('owner')).token;
  const { rows } = await app.pool.query<{ at: Date }>(
    `select updated_at as at from contents where slug = 'terms'`,
  );
  const terms_version = rows[0]?.at.toISOString();
  order = await stand.placed(undefined, { payment_method: 'till', terms_version });
});

describe('a shop under another name', () => {
  const gets = Object.entries(contract)
    // The contract's entries are keys with their routes.
    .map(([key, route]) => ({ key, route: route as Route }))
    .filter(({ key, route }) => key.startsWith('GET ') && !route.events);

  it('shows the demo’s names in no answer of the API', async () => {
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
      const found = demoIn(body);
      if (found) named.push(`${url}: ${found}`);
    }
    expect(named).toEqual([]);
    expect(answered).toBeGreaterThan(80);
  });

  it.each([
    ...[
      '/home',
      '/menu',
      '/contacts',
      '/covid',
      '/app-download',
      '/cinema',
      '/negozi/catania',
      '/prodotto/norma',
    ],
    ...['/content/faq', '/content/privacy', '/content/terms', '/content/allergens', '/content/accessibility'],
    ...[
      '/coupons',
      '/share/coupons',
      '/c/CODICE',
      '/checkout',
      '/thank-you',
      '/wizard',
      '/totem',
      '/onshop/order',
    ],
    ...['/favorites', '/reviews', '/orders', '/orders/ord_1', '/orders/ord_1/ricevuta', '/account/badge'],
    ...['/registration/telephone', '/password/reset/token', '/notifications/unsubscribe/usr_1/none'],
    ...['/wrong-app-version', '/cinema/ticket/burn/tkt_1', '/nowhere', '/nowhere/at/all'],
  ])('shows them nowhere on the page %s', async (url) => {
    const { type, body } = await send(url, { accept: 'text/html' });
    expect(type).toBe('text/html; charset=utf-8');
    expect(body).toMatch(/<title>[^<]+<\/title>/);
    expect(demoIn(body)).toBeUndefined();
  });

  it.each([
    ...['/manifest.webmanifest', '/robots.txt', '/sitemap.xml', '/favicon.svg'],
    ...['/api/docs', '/api/openapi.json', '/oauth/authorize', '/dev/outbox', '/api/nowhere'],
    ...['/.well-known/security.txt', '/.well-known/assetlinks.json'],
  ])('shows them nowhere at %s', async (url) => {
    expect(demoIn((await send(url, { accept: 'text/html' })).body)).toBeUndefined();
  });

  it('names itself where a phone keeps it', async () => {
    expect(JSON.parse((await send('/manifest.webmanifest')).body)).toMatchObject({ name: 'Da Salvo' });
    expect((await send('/.well-known/security.txt')).body).toContain('mailto:ciao@salvo.example');
  });

  it('shows them in no message and on no receipt of an order', async () => {
    const sent = async () => readOutbox(app.db, {}, 100);
    await expect.poll(async () => (await sent()).length).toBeGreaterThan(0);
    for (const message of await sent()) expect(demoIn(JSON.stringify(message))).toBeUndefined();
    const { rawPayload } = await app.http.inject({
      method: 'POST',
      url: `/api/orders/${order.id}/receipt`,
      payload: { token: order.token },
    });
    const read = JSON.stringify(readPdf(rawPayload).pages);
    expect(read).toContain('Da Salvo');
    expect(demoIn(read)).toBeUndefined();
  });

  // The keys of the letters are their names.
  it.each(Object.keys(letters) as LetterName[])('shows them not in the letter %s', async (letter) => {
    const samples: typeof letterSamples = JSON.parse(
      JSON.stringify(letterSamples).replaceAll(/zanga/gi, 'salvo'),
    );
    const mail = writeMail(letter, samples[letter], await readSender(app.db, 'https://salvo.example'));
    expect(JSON.stringify(mail)).toContain('Da Salvo');
    expect(demoIn(JSON.stringify(mail))).toBeUndefined();
    if (letter.startsWith('prime')) expect(mail.text).toContain('Salvo Club');
  });

  it('shows them in no SMS', () => {
    const sender = { name: 'Da Salvo', origin: 'https://salvo.example' };
    expect(demoIn(smsTexts.confirmation_code({ code: '123456' }, sender))).toBeUndefined();
    expect(demoIn(smsTexts.order_news({ text: 'Pronto', link: '' }, sender))).toBeUndefined();
  });

  it('shows them on no page written beforehand', async () => {
    const offline = path.join(root, 'apps/storefront/src/worker/offline.html');
    expect(demoIn(await readFile(offline, 'utf8'))).toBeUndefined();
  });
});

/** Files that write one of the demo's names, and why. */
const lawful: Readonly<Record<string, string>> = {
  'apps/backoffice/src/features/settings/settings-texts.ts':
    'says how the membership is called without a name',
  'apps/server/src/adapters/geocoding/choose-geocoding.ts': 'names the program to Nominatim',
  'apps/server/src/adapters/payments/stripe/stripe-calls.ts': 'names the program to Stripe',
  'apps/server/src/main.ts': 'tells the operator',
  'apps/server/src/platform/backup/backup-lines.ts': 'tells the operator',
  'apps/server/src/platform/embedded-postgres/binaries.ts': 'tells the operator',
  'apps/server/src/platform/embedded-postgres/identity.ts': 'tells the operator',
  'apps/server/src/platform/embedded-postgres/initialise.ts': 'tells the operator',
  'apps/server/src/platform/open-database.ts': 'tells the operator',
  'packages/domain/src/brand/icon/brand-icon.ts': 'draws the demo’s icon under the demo’s name',
  'packages/domain/src/brand/names.ts': 'makes the names',
  'packages/domain/src/catalogue/editing/product-fields.ts':
    'is overwritten by the office, with the membership’s name',
  'packages/domain/src/cinema/show-fields.ts': 'is overwritten by the office, with the membership’s name',
  'packages/domain/src/coupons/editing/coupon-fields.ts':
    'is overwritten by the office, with the membership’s name',
  'packages/ui/src/look/logo.tsx': 'draws the demo’s logo under the demo’s name',
};

/** Pushes, slips, labels, files and screens: the texts of all are written in the sources. */
it('writes the demo’s names out in no text of shop, office or server', () => {
  const ours = /^(apps\/(server|storefront|backoffice)|packages\/\w+)\/src\//;
  const written = /Zanga\b|\bPrime\b(?! parole)/;
  const named = readSources(root).filter((source) => {
    if (!ours.test(source.path) || onlyTests.test(source.path) || !written.test(source.text)) return false;
    let found = false;
    walk(parseSource(source).program, (node) => {
      const words = node.type === 'JSXText' ? textOf(node, 'value') : textIn(node);
      if (words !== undefined && written.test(words)) found = true;
    });
    return found;
  });
  expect(named.map((source) => source.path)).toEqual(Object.keys(lawful).toSorted());
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
