import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { chromiumPath, openShop, samplePages } from '../bench/shop.ts';

// Pictures of every screen for docs/screens: npm run screens
const folder = path.resolve(import.meta.dirname, '../docs/screens');

const sizes = [
  { name: '390', width: 390, height: 844 },
  { name: '768', width: 768, height: 1024 },
  { name: '1440', width: 1440, height: 900 },
] as const;

type Screen = {
  readonly name: string;
  readonly url: string;
  readonly act?: (page: Page) => Promise<unknown>;
};

const screensOf = async (url: string): Promise<Screen[]> => {
  const { home, category, product } = await samplePages(url);
  const shops = (await (await fetch(`${url}/api/shops`)).json()) as { data: { slug: string }[] };
  return [
    { name: 'home', url: home },
    { name: 'category', url: category },
    { name: 'product', url: product },
    {
      name: 'product-sheet',
      url: category,
      act: (page) => page.getByRole('main').getByRole('heading', { level: 3 }).first().click(),
    },
    { name: 'search', url: `${home}?cerca=piza` },
    { name: 'menu', url: `${home}?menu=1` },
    { name: 'contacts', url: `${url}/contacts` },
    { name: 'shop', url: `${url}/negozi/${shops.data[0]?.slug}` },
    { name: 'faq', url: `${url}/content/faq` },
    { name: 'not-found', url: `${url}/qui-non-c-e-niente` },
  ];
};

const take = async (
  browser: Browser,
  screen: Screen,
  size: (typeof sizes)[number],
  scheme: 'light' | 'dark',
) => {
  const context = await browser.newContext({
    viewport: { width: size.width, height: size.height },
    colorScheme: scheme,
    reducedMotion: 'reduce',
    locale: 'it-IT',
    timezoneId: 'Europe/Rome',
    serviceWorkers: 'block',
  });
  // The notice greets everybody once; in pictures of other things it would stand in the way.
  await context.addInitScript(() => localStorage.setItem('notice', '9999'));
  const page = await context.newPage();
  await page.goto(screen.url, { waitUntil: 'networkidle' });
  await screen.act?.(page);
  await page.waitForTimeout(900);
  const picture = await sharp(await page.screenshot())
    .webp({ quality: 72 })
    .toBuffer();
  await writeFile(
    path.join(folder, `${screen.name}-${size.name}${scheme === 'dark' ? '-dark' : ''}.webp`),
    picture,
  );
  await context.close();
};

const shop = await openShop();
const browser = await chromium.launch({
  executablePath: chromiumPath(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
try {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const screen of await screensOf(shop.url)) {
    for (const size of sizes) await take(browser, screen, size, 'light');
    await take(browser, screen, sizes[0], 'dark');
    console.log(screen.name);
  }
} finally {
  await browser.close();
  await shop.stop();
}
