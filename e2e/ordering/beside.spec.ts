import type { Page } from '@playwright/test';
import { expect, expectAccessible, settled, test } from '../support/page.ts';
import { newPerson } from '../support/people.ts';
import { placeOrder } from '../support/placed-orders.ts';
import { clerkOf, enterOffice } from '../support/staff.ts';
import { chooseWay, fillCart, openTill, orderButton, thanked, writeContact } from '../support/till.ts';

// Extras of an order: cutlery, a note for the rider, pairings, the shop on the home screen.

test.describe.configure({ timeout: 150_000 });

// Only here: a tap in the checkout changes its total, and a word typed last goes along with the order.
test('[RTE-9] [API-38] the checkout offers what goes well with one tap; cutlery and a word for the rider go to the order and to the board', async ({
  page,
  browser,
  baseURL,
}) => {
  await fillCart(page, 'delivery');
  await openTill(page);
  await chooseWay(page, 'delivery');
  await writeContact(page, newPerson());
  await page.getByRole('radio', { name: /^Contanti/ }).check();
  const row = page.getByRole('main').getByRole('region', { name: 'Ci sta bene insieme' });
  const add = row.getByRole('button', { name: /^Aggiungi / }).first();
  const name = /^Aggiungi (.+), \d/.exec((await add.getAttribute('aria-label')) ?? '')?.[1] ?? '';
  const before = (await orderButton(page).textContent()) ?? '';
  await add.click();
  await expect(add).toHaveText('1');
  await expect(page.getByRole('region', { name: 'Il tuo ordine' }).getByText(name).first()).toBeVisible();
  await expect(orderButton(page)).not.toHaveText(before);
  // It stays what it was: one row, and the way back is the cart.
  await expect(row).toBeVisible();

  const extras = page.getByRole('region', { name: 'Posate e note' });
  await expect(extras.getByRole('button')).toContainText('Senza posate');
  await extras.getByRole('button').click();
  await extras.getByRole('checkbox', { name: 'Mettete le posate' }).check();
  await extras.getByLabel('Una parola per chi consegna').fill('Il cane abbaia e basta');
  await expectAccessible(page);
  // Straight from the field to the button that binds: what was written goes along.
  await orderButton(page).click();
  await thanked(page);
  const number =
    (await page
      .locator('header p span')
      .filter({ hasText: /^[A-Z]-\d+$/ })
      .first()
      .textContent()) ?? '';
  await page.getByRole('link', { name: 'Segui l’ordine' }).click();
  await expect(page.getByText('Con le posate')).toBeVisible();
  await expect(page.getByText('Il cane abbaia e basta')).toBeVisible();

  const office = await browser.newContext({ baseURL: baseURL ?? '', viewport: { width: 1440, height: 900 } });
  const board = await office.newPage();
  await enterOffice(board, clerkOf('catania'));
  const card = board.getByRole('listitem').filter({ has: board.getByRole('heading', { name: number }) });
  await expect(card.getByText('CON posate')).toBeVisible();
  await card.getByRole('heading', { name: number }).getByRole('button').click();
  await expect(
    board.getByRole('dialog').getByText('Per chi consegna: «Il cane abbaia e basta»'),
  ).toBeVisible();
  await office.close();
});

const offered = (page: Page) => page.getByRole('region', { name: 'Zanga sulla schermata Home' });

/** Fires Chromium's event for an installable page. */
const offerInstall = (page: Page) =>
  page.evaluate(() => {
    const event = new Event('beforeinstallprompt', { cancelable: true });
    dispatchEvent(
      Object.assign(event, {
        prompt: () => {
          document.documentElement.dataset.asked = 'yes';
          return Promise.resolve({ outcome: 'accepted' });
        },
      }),
    );
  });

// Only here: the browser's own event for an installable page, asked once.
test('[RTE-10] the home screen is offered after the first order, once, in the browser’s own words', async ({
  page,
}) => {
  const thanksFor = async () => {
    const { id, key } = await placeOrder();
    await page.goto(`/orders/${id}#${key}`);
    await expect(page).toHaveURL(new RegExp(`/orders/${id}$`));
    await page.goto(`/thank-you?ordine=${id}`);
    await settled(page);
    await offerInstall(page);
    return id;
  };
  await page.goto('/home');
  await settled(page);
  await offerInstall(page);
  await expect(offered(page)).toHaveCount(0);
  await thanksFor();
  await expect(offered(page)).toBeVisible();
  await expectAccessible(page);
  await offered(page).getByRole('button', { name: 'Aggiungi alla schermata Home' }).click();
  await expect(offered(page).getByText('Fatto: la trovi tra le tue app.')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.dataset.asked)).toBe('yes');
  // A second order: the question is not repeated.
  await thanksFor();
  await expect(page.getByText('Il tuo numero')).toBeVisible();
  await expect(offered(page)).toHaveCount(0);
});
