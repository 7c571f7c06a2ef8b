import type { Page } from '@playwright/test';
import { codeOf, expect, settled, test } from '../support/page.ts';
import { dishesToAdd } from '../support/shop.ts';

// A page can be read, and pressed, before its code is there: on a slow line that takes seconds.

/** Opens a page whose code does not come yet; gives what lets it come. */
const openWithoutCode = async (page: Page, path: string) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/entry-client-[^/]*\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  return async () => {
    release();
    await settled(page);
  };
};

// Only here: presses of a page without code, one by one.
test('a press before a page is alive is done once it is', async ({ page, request }) => {
  const { plain } = await dishesToAdd(request);
  const comeAlive = await openWithoutCode(page, `/prodotto/${plain.slug}`);
  await page
    .getByRole('button', { name: /ai preferiti$/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Uno in più' }).click();
  const kept = () => page.evaluate(() => localStorage.getItem('favorites'));
  expect(await kept()).toBeNull();
  await comeAlive();
  await expect.poll(kept).toContain(plain.slug);
  await expect(page.getByRole('button', { name: /^Aggiungi \d/ })).toBeVisible();
  await expect(page.getByText('2', { exact: true }).first()).toBeVisible();
});

// Only here: a form's fields before and after its code.
test('[RTE-3] a password is never typed into a form that is not alive, nor sent by the browser’s own way', async ({
  page,
}) => {
  const comeAlive = await openWithoutCode(page, '/password/reset/a-token-of-nobody');
  await expect(page.getByLabel('Nuova password', { exact: true })).toBeDisabled();
  await comeAlive();
  await page.getByLabel('Nuova password', { exact: true }).fill('segreta');
  await expect(page).toHaveURL(/\/password\/reset\/a-token-of-nobody$/);
});

const codeOfCards = codeOf('parts/catalogue/product-card.tsx');
const firstCard = (page: Page) => page.getByRole('article').first().getByRole('link');

// Only here: cards that are drawn while a finger is down.
test('a link far below stays under the finger that has scrolled to it', async ({ page }) => {
  await page.goto('/home');
  await settled(page);
  const link = page.getByRole('main').getByRole('link', { name: /prime/i }).first();
  await link.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await link.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  // A card near the screen is drawn a moment later, and must take its reserved room.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 400)));
  await page.mouse.up();
  await expect(page.getByRole('dialog', { name: 'Accedi' })).toBeVisible();
});

// Only here: the code of cards comes late.
test('a card is pressed before its code is there: its sheet opens once it is', async ({ page }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(codeOfCards, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/home');
  await firstCard(page).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  release();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test.describe('where the code of cards never comes', () => {
  test.use({ expectedNoise: [/net::ERR_FAILED|missing code/] });
  test.beforeEach(({ page }) => page.route(codeOfCards, (route) => route.abort()));

  // Only here, and in the next: the code of cards never comes.
  test('a card opens its dish by the browser’s own way', async ({ page }) => {
    await page.goto('/home');
    await firstCard(page).click();
    await expect(page).toHaveURL(/[?&]prodotto=/);
  });

  test('so it does where the card was pressed before this was known', async ({ page }) => {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(codeOfCards, async (route) => {
      await released;
      await route.abort();
    });
    await page.goto('/home');
    await firstCard(page).click();
    release();
    await expect(page).toHaveURL(/[?&]prodotto=/);
  });
});
