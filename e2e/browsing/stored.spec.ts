import type { Page } from '@playwright/test';
import { keptOnDevice } from '@zanga/contract/wire/stored';
import { expect, settled, test } from '../support/page.ts';
import { register, signInByDialog } from '../support/people.ts';
import { dishesToAdd } from '../support/shop.ts';

// No cookie banner: then everything a browser keeps must be technical, and the privacy page must name it.

test.use({ serviceWorkers: 'allow' });

/** Name without its version: versions of ours and of our tools change, stored names do not. */
const unversioned = (name: string) => name.replace(/-v\d+(_\d+)?$/, '');

const storedOn = async (page: Page): Promise<readonly string[]> => {
  const names = await page.evaluate(async () => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...(await caches.keys()),
    ...(await indexedDB.databases()).map(({ name }) => `${name}`),
  ]);
  const cookies = await page.context().cookies();
  return [...new Set([...names, ...cookies.map(({ name }) => name)].map(unversioned))].sort();
};

/** Names on the privacy page: the first column of its table, and the cookies in its text. */
const toldBy = async (page: Page): Promise<readonly string[]> => {
  await page.goto('/content/privacy');
  const table = page.getByRole('table').filter({ hasText: 'A che cosa serve' });
  const cells = await table.locator('tbody tr > :first-child').allTextContents();
  const aboutCookies = await page.getByRole('main').getByText('cookie, tecnici').textContent();
  const cookies = aboutCookies?.match(/[A-Za-z]+[-_][A-Za-z]+/g) ?? [];
  return [...cells.flatMap((cell) => cell.split(',')), ...cookies].map((name) => name.trim());
};

const walk = async (page: Page, paths: readonly string[]) => {
  for (const path of paths) {
    await page.goto(path);
    await settled(page);
  }
};

// Only here: a browser's stores after a long visit.
test('[STA-9] [RTE-21] everything kept on the device after a long walk is named by the privacy page', async ({
  page,
  request,
}) => {
  test.slow(); // As much of the shop as one visit can touch.
  const { plain } = await dishesToAdd(request);
  await walk(page, ['/home']);
  await page
    .getByRole('button', { name: /ai preferiti$/ })
    .first()
    .click();
  await walk(page, [`/prodotto/${plain.slug}`]);
  await page.getByRole('button', { name: /^Aggiungi \d/ }).click();
  await walk(page, ['/negozi/catania', '/contacts', '/favorites', '/orders', '/checkout']);
  await signInByDialog(page, await register());
  await walk(page, ['/account', '/reviews', '/checkout', '/gestione/accesso', '/home']);
  // The worker that keeps pages for later comes some seconds after them.
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await expect.poll(() => storedOn(page)).toContain('shop-pages');
  const stored = await storedOn(page);
  expect(stored).toEqual(expect.arrayContaining(['XSRF-TOKEN', 'token', 'favorites', 'shop-assets']));
  expect(stored.filter((name) => !keptOnDevice.includes(name))).toEqual([]);
  expect((await toldBy(page)).toSorted()).toEqual([...keptOnDevice].sort());
});
