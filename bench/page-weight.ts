import http from 'node:http';
import path from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { firstLoad, firstScreens } from './first-load.ts';
import { chromiumPath, openShop, samplePages } from './shop.ts';
import { report, rounded } from './table.ts';

// Bytes of a first visit on a phone, as transferred (brotli): by the page, its idle moments and its worker.
const shop = await openShop();
const built = path.resolve(import.meta.dirname, '../apps/storefront/dist/client');

type Answer = { readonly type: string; readonly bytes: number };
let answers: Answer[] = [];

/** Passes calls on to the shop and weighs the answers: a browser tells no page what its worker fetches. */
const scales = http.createServer((asked, answer) => {
  const { method, headers, url = '/' } = asked;
  const passed = http.request(new URL(url, shop.url), { method, headers }, (given) => {
    let bytes = given.rawHeaders.join(': ').length;
    given.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
    });
    given.on('end', () => answers.push({ type: given.headers['content-type'] ?? '', bytes }));
    answer.writeHead(given.statusCode ?? 502, given.rawHeaders);
    given.pipe(answer);
  });
  asked.pipe(passed);
  // A live stream ends with its page.
  answer.once('close', () => passed.destroy());
  passed.on('error', () => answer.destroy());
});
await new Promise<void>((resolve) => scales.listen(0, '127.0.0.1', resolve));
const address = scales.address();
const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : address}`;

const kilobytes = (of: readonly Answer[], type = /./) =>
  rounded(of.reduce((sum, { type: own, bytes }) => (type.test(own) ? sum + bytes : sum), 0) / 1024, 1);

/** After the worker has kept its files: it waits for six seconds of calm. */
const calmMs = 20_000;

const weigh = async (browser: Browser, url: string) => {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
  });
  const page = await context.newPage();
  answers = [];
  await page.goto(origin + new URL(url).pathname, { waitUntil: 'load' });
  const atLoad = [...answers];
  await page.waitForTimeout(calmMs);
  await context.close();
  return { atLoad, inTheEnd: [...answers] };
};

const measure = async (browser: Browser, name: keyof typeof firstScreens, url: string) => {
  const { atLoad, inTheEnd } = await weigh(browser, url);
  return {
    page: name,
    'first-load JS KB': rounded(await firstLoad(built, firstScreens[name]), 1),
    'JS KB in the end': kilobytes(inTheEnd, /javascript/),
    'CSS KB': kilobytes(atLoad, /css/),
    'fonts KB': kilobytes(atLoad, /font/),
    'images KB at load': kilobytes(atLoad, /image/),
    'HTML KB at load': kilobytes(atLoad, /html/),
    'KB at load': kilobytes(atLoad),
    'files in the end': inTheEnd.length,
    'KB in the end': kilobytes(inTheEnd),
  };
};

const browser = await chromium.launch({
  executablePath: chromiumPath(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
try {
  const pages = await samplePages(shop.url);
  // The first visit makes the pictures; measured are the later ones.
  for (const url of Object.values(pages)) await weigh(browser, url);
  const rows = [];
  for (const name of ['home', 'category', 'product'] as const)
    rows.push(await measure(browser, name, pages[name]));
  report('page-weight', rows, [
    'The first load is the code that must be there before a page comes alive, as brotli has it: at most 110 KB for a category. The rest are bytes over the wire, headers included, weighed between browser and shop, so what the worker fetches counts. “At load” is when the page says it has loaded; in the end, twenty seconds later, the other screens’ code, the overlays and the frames that open without a network have come.',
  ]);
} finally {
  await browser.close();
  scales.close();
  await shop.stop();
}
