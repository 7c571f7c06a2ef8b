import path from 'node:path';
import { chromium } from '@playwright/test';
import { firstLoad, firstScreens } from './first-load.ts';
import { chromiumPath, openShop, samplePages } from './shop.ts';
import { report, rounded } from './table.ts';

// Bytes of a first visit on a phone, as transferred (brotli).
const shop = await openShop();
const browser = await chromium.launch({
  executablePath: chromiumPath(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});

const built = path.resolve(import.meta.dirname, '../apps/storefront/dist/client');

const kinds = ['Document', 'Script', 'Stylesheet', 'Font', 'Image', 'Fetch', 'XHR'] as const;
type Kind = (typeof kinds)[number];

const weigh = async (url: string, calmMs: number) => {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  const types = new Map<string, string>();
  const bytes = new Map<string, number>();
  session.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    bytes.set(requestId, encodedDataLength),
  );
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(calmMs);
  await context.close();
  const sum = (kind: Kind) =>
    [...bytes].reduce((total, [id, size]) => (types.get(id) === kind ? total + size : total), 0) / 1024;
  return {
    script: sum('Script'),
    style: sum('Stylesheet'),
    font: sum('Font'),
    image: sum('Image'),
    html: sum('Document'),
  };
};

const measure = async (name: keyof typeof firstScreens, url: string) => {
  const first = await weigh(url, 0);
  const later = await weigh(url, 6_000);
  return {
    page: name,
    'first-load JS KB': rounded(await firstLoad(built, firstScreens[name]), 1),
    'JS KB on the wire at load': rounded(first.script, 1),
    'JS KB when idle': rounded(later.script, 1),
    'CSS KB': rounded(first.style, 1),
    'fonts KB': rounded(first.font, 1),
    'images KB at load': rounded(first.image, 1),
    'HTML KB': rounded(first.html, 1),
  };
};

try {
  const pages = await samplePages(shop.url);
  // The first visit makes the pictures; measured are the later ones.
  for (const url of Object.values(pages)) await weigh(url, 2_000);
  const rows = [];
  for (const name of ['home', 'category', 'product'] as const) rows.push(await measure(name, pages[name]));
  report('page-weight', rows, [
    'The first load is the code that must be there before a page comes alive, as brotli has it: at most 110 KB for a category. The rest are bytes over the wire, headers included. “At load” is when the page says it has loaded; later the other screens’ code is fetched ahead (after 500 ms) and the overlays (after 4 s).',
  ]);
} finally {
  await browser.close();
  await shop.stop();
}
