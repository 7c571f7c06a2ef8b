import type { Page } from '@playwright/test';
import { keepNothing } from '../support/no-storage.ts';
import { expect, settled, test } from '../support/page.ts';
import { newPerson } from '../support/people.ts';
import { chooseWay, fillCart, openTill, orderButton, thanked, writeContact } from '../support/till.ts';

// A wrong clock, a browser that keeps nothing, a service that is away for a moment.

const dayMilliseconds = 86_400_000;

/** Message that a part of the page failed to load. */
const missing = (page: Page) => page.getByRole('alert').filter({ hasText: 'Un pezzo è rimasto per strada' });

/** Content that depends on the day: evenings at the cinema, and today's line of a shop's week. */
const whatDayItIs = async (page: Page) => {
  await page.goto('/cinema');
  await settled(page);
  const evenings = await page.getByRole('heading', { level: 3 }).allTextContents();
  const open = await page.getByRole('link', { name: /^Prendi i biglietti/ }).count();
  await page.goto('/negozi/catania');
  await settled(page);
  const today = page.getByRole('rowheader').filter({ hasText: '(oggi)' });
  await expect(today.first()).toBeVisible();
  return { evenings, open, today: await today.allTextContents() };
};

// Only here: a browser's own zone and clock, both wrong.
test('a phone in another zone, and with a clock that is a day wrong, goes by the shop’s time', async ({
  browser,
  page,
}) => {
  const right = await whatDayItIs(page);
  // East of Rome, and in a later year: `elsewhere.spec.ts`.
  const context = await browser.newContext({ timezoneId: 'America/Los_Angeles', locale: 'it-IT' });
  await context.addInitScript((shift) => {
    const right = Date.now.bind(Date);
    const Wrong = new Proxy(Date, {
      construct: (target, given) => Reflect.construct(target, given.length > 0 ? given : [right() + shift]),
    });
    Wrong.now = () => right() + shift;
    globalThis.Date = Wrong;
  }, -dayMilliseconds);
  const traveller = await context.newPage();
  const noise: string[] = [];
  traveller.on('console', (message) => message.type() === 'error' && noise.push(message.text()));
  await expect.poll(() => whatDayItIs(traveller)).toEqual(right);
  expect(noise).toEqual([]);
  await context.close();
});

// Only here: a browser whose storage throws, and a button pressed twice.
test('[RTE-9] a browser that keeps nothing orders all the same, once, however often the button is pressed', async ({
  page,
  context,
}) => {
  let placed = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && /\/api\/orders$/.test(new URL(request.url()).pathname)) placed += 1;
  });
  await keepNothing(context);
  await page.goto('/home?prodotto=arancino-al-ragu');
  await settled(page);
  const refused = await page.evaluate(() => {
    try {
      return localStorage.length < 0;
    } catch {
      return true;
    }
  });
  expect(refused, 'storage is forbidden').toBe(true);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Aggiungi\s*\d/ })
    .click();
  await page.getByRole('complementary', { name: 'Il tuo carrello' }).getByRole('link').click();
  await page.getByRole('dialog').getByRole('link', { name: 'Vai alla cassa' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Alla cassa' })).toBeVisible();
  await settled(page);
  await chooseWay(page, 'pickup');
  await writeContact(page, newPerson());
  await page.getByRole('radio', { name: /^Alla cassa/ }).check();
  await orderButton(page).dblclick();
  await thanked(page);
  expect(placed).toBe(1);
  expect(await context.cookies()).toEqual([]);
});

test.describe('a service that is away for a moment', () => {
  test.use({ expectedNoise: [/status of 503|Failed to load resource|Failed to fetch/] });

  // Only here: the page sends the same key again after a line that broke.
  test('[RTE-9] an order whose answer was lost is made once', async ({ page }) => {
    await fillCart(page, 'pickup');
    await openTill(page);
    await chooseWay(page, 'pickup');
    await writeContact(page, newPerson());
    await page.getByRole('radio', { name: /^Alla cassa/ }).check();
    const made: unknown[] = [];
    await page.route('**/api/orders?*', async (route) => {
      const answer = await route.fetch();
      made.push((await answer.json()).order?.id);
      // It has arrived, and the line breaks before anybody hears of it.
      if (made.length === 1) await route.abort('connectionreset');
      else await route.fulfill({ response: answer });
    });
    await orderButton(page).click();
    await expect(page.getByText('Si è verificato un errore imprevisto').first()).toBeVisible();
    await orderButton(page).click();
    const order = await thanked(page);
    expect(made).toEqual([order, order]);
  });
});

test.describe('code that cannot be had, since a newer build has taken its place', () => {
  test.use({ expectedNoise: [/404|missing code/] });

  // Only here: code of an older build that is gone.
  test('leaves the page as it is, which is read anew for what it cannot open', async ({ page }) => {
    let isGone = true;
    let asked = 0;
    await page.route(/\/assets\/overlays-[^/]*\.js$/, (route) => {
      asked += 1;
      return isGone ? route.fulfill({ status: 404 }) : route.continue();
    });
    await page.goto('/pizze');
    await settled(page);
    await page.getByRole('heading', { level: 1 }).click();
    await expect.poll(() => asked).toBeGreaterThan(0);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pizze');
    isGone = false;
    await page
      .getByRole('link', { name: /carrello/i })
      .first()
      .click();
    // Some browsers ask again for what failed; with the others the page says so, and is read anew.
    await expect(missing(page).or(page.getByRole('dialog'))).toBeVisible();
    if (await missing(page).isVisible()) await missing(page).getByRole('button', { name: 'Riprova' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(page).toHaveURL(/\/pizze\?carrello=1/);
  });
});

test.describe('a line that is lost for a moment', () => {
  test.use({ expectedNoise: [/net::ERR_CONNECTION_RESET|missing code/] });

  // Only here: code that is lost for a moment, in the page and at its second try.
  test('takes no page away whose menu did not come, and brings it when it is back', async ({ page }) => {
    await page.route(/assets\/overlays-/, (route) => route.abort('connectionreset'));
    await page.goto('/home?menu=1');
    const trouble = missing(page);
    await expect(trouble).toBeInViewport();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('La Sicilia, calda calda');
    await page.unroute(/assets\/overlays-/);
    await trouble.getByRole('button', { name: 'Riprova' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(trouble).toBeHidden();
  });

  test('shows a page whose code loads at the second try', async ({ page }) => {
    await page.goto('/home');
    await settled(page);
    // The first file that the screen asks for is lost, by any name that the build has given it.
    const asked: string[] = [];
    await page.route(/\/assets\/[^/]+\.js$/, async (route) => {
      const file = route.request().url();
      asked.push(file);
      await (asked.length === 1 ? route.abort('connectionreset') : route.continue());
    });
    await page.evaluate(() => history.pushState({}, '', '/cinema'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cinema all’arena');
    expect(asked.filter((file) => file === asked[0]).length).toBeGreaterThan(1);
  });
});
