import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { foundedName } from '@zanga/domain/brand/names';
import sharp from 'sharp';
import type { pictures } from '../apps/backoffice/src/features/guide/pictures.ts';
import { chromiumPath } from '../bench/shop.ts';
import { becomeOwner } from './office/brand/founding.ts';
import { lunchTime } from './screens/time.ts';
import { startAnother } from './support/another-server.ts';
import cleanUp from './support/clean-up.ts';
import { newDataFolder, throwAway } from './support/data-folder.ts';
import { ask } from './support/database.ts';
import { settled } from './support/page.ts';
import { placeOrder } from './support/placed-orders.ts';
import { enterOffice, owner } from './support/staff.ts';

// Takes the pictures of the office's guide anew, in a demo that bears no brand's name: npm run guide:pictures, after npm run build.

const folder = path.resolve(import.meta.dirname, '../apps/backoffice/src/features/guide/pictures');
const width = 960;
const mostBytes = 60 * 1024;

type PictureName = keyof typeof pictures;
type Taken = { readonly path: string; readonly go?: (page: Page) => Promise<unknown> };

/** Follows the first link in the list of a screen. */
const openFirst = (page: Page) => page.getByRole('main').getByRole('grid').getByRole('link').first().click();

/** A coupon without a person's name. */
const openCoupon = (page: Page) =>
  page.getByRole('main').getByRole('link', { name: 'Il primo arancino è nostro' }).click();

const openShop = (part: string) => async (page: Page) => {
  await page
    .getByRole('main')
    .getByRole('link', { name: `${foundedName} Catania` })
    .click();
  await page.getByRole('navigation', { name: 'Parti del negozio' }).getByRole('link', { name: part }).click();
};

/** Every brand's office shows these pictures: they name none. */
const nameNobody = async () => {
  await ask(`update brands set name = '${foundedName}'`);
  await ask(`update shops set name = replace(name, 'Zanga', '${foundedName}')`);
  await ask(`update users set lastname = 'Russo' where lastname = 'Zanga'`);
};

/** Where each picture of the demo is taken. */
const places: Readonly<Record<Exclude<PictureName, 'first-steps'>, Taken>> = {
  board: { path: '' },
  menu: { path: 'menu' },
  product: { path: 'menu?cerca=arancino+al+rag', go: openFirst },
  import: { path: 'menu/importa' },
  hours: { path: 'negozi', go: openShop('Orari') },
  areas: { path: 'negozi', go: openShop('Zone di consegna') },
  coupon: { path: 'coupon', go: openCoupon },
  prime: { path: 'prime' },
  tables: { path: 'tavoli' },
  'sold-out': {
    path: 'esauriti',
    go: async (page) => {
      const search = page.getByRole('searchbox', { name: /^Cerca ingrediente/ });
      await search.fill('cannolo');
      await page.getByRole('button', { name: 'Conta: Cannolo', exact: true }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Pezzi da vendere adesso').fill('6');
      await dialog.getByRole('button', { name: 'Salva' }).click();
      await dialog.waitFor({ state: 'hidden' });
      // Without the search, and the word that it was saved.
      await page.goto('/gestione/esauriti');
      await page.getByRole('region', { name: 'Contati qui' }).getByText('Ne restano 6').waitFor();
    },
  },
  trials: {
    path: 'impostazioni',
    go: async (page) => {
      await page.getByRole('button', { name: 'Prova: Posta' }).click();
      await page.getByText('I messaggi restano in questo server').waitFor();
      await page.locator('#prove').evaluate((element) => element.scrollIntoView({ block: 'start' }));
    },
  },
};

/** As small as it must be, and no worse than it need be. */
const small = async (picture: Buffer): Promise<Buffer> => {
  for (const quality of [70, 60, 50, 40, 30]) {
    const made = await sharp(picture).resize({ width }).webp({ quality, effort: 6 }).toBuffer();
    if (made.length < mostBytes) return made;
  }
  throw new Error('A picture of the guide cannot be made small enough');
};

const keep = async (page: Page, name: PictureName) => {
  await settled(page);
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(500);
  await writeFile(path.join(folder, `${name}.webp`), await small(await page.screenshot()));
  console.log(name);
};

const browser = await chromium.launch({
  executablePath: chromiumPath(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
const newContext = (baseURL: string): Promise<BrowserContext> =>
  browser.newContext({
    baseURL,
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
    colorScheme: 'light',
    locale: 'it-IT',
    timezoneId: 'Europe/Rome',
  });

const withShop = async (
  env: Readonly<Record<string, string>>,
  take: (page: Page, told: () => string) => Promise<void>,
) => {
  const data = newDataFolder();
  const shop = await startAnother({
    ...throwAway,
    DATA_DIR: data,
    PREWARM_PICTURES: '0',
    NODE_ENV: 'production',
    ...env,
  });
  Object.assign(process.env, { E2E_PORT: new URL(shop.url).port, E2E_DATA: data });
  const context = await newContext(shop.url);
  try {
    await take(await context.newPage(), shop.told);
  } finally {
    await context.close();
    await shop.stop();
  }
};

try {
  await mkdir(folder, { recursive: true });
  await withShop({ SEED_DEMO: 'false' }, async (page, told) => {
    await becomeOwner(page, { told });
    await page.goto('/gestione/primi-passi');
    await keep(page, 'first-steps');
  });
  await withShop({}, async (page) => {
    await nameNobody();
    await lunchTime();
    for (let placed = 0; placed < 3; placed += 1) await placeOrder({ shop: 'catania' });
    await enterOffice(page, owner);
    // The names of the places are the keys of their record.
    for (const name of Object.keys(places) as (keyof typeof places)[]) {
      const { path: where, go } = places[name];
      await page.goto(`/gestione/${where}`);
      await settled(page);
      await go?.(page);
      await keep(page, name);
    }
  });
} finally {
  await browser.close();
  await cleanUp();
}
