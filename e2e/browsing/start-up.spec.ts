import path from 'node:path';
import type { Page } from '@playwright/test';
import { storedKeys } from '@zanga/contract/wire/stored';
import { readRouterManifest } from '../../apps/server/src/web/vite-manifest.ts';
import { frames } from '../../apps/storefront/src/worker/cache-plan.ts';
import { expect, expectAccessible, inMotion, layoutShift, settled, test } from '../support/page.ts';
import { newPerson } from '../support/people.ts';
import { dishWithOptions } from '../support/shop.ts';
import {
  cards,
  chooseWay,
  fillCart,
  orderButton,
  thanked,
  writeCard,
  writeContact,
} from '../support/till.ts';

test.use(inMotion);

const built = path.resolve(import.meta.dirname, '../../apps/storefront/dist/client');

/** Panels and the notice load when nothing was pressed for four seconds; the toaster comes with them. */
const letPanelsCome = async (page: Page) => {
  await page.clock.fastForward(4_000);
  await expect(page.getByRole('region', { name: 'Avvisi', includeHidden: true })).toBeAttached();
  await settled(page);
};

test.describe('the start of a visit', () => {
  test('[STA-3] [STA-5] [STA-9] keeps features and a device name under specified keys alone, forgets stale choices', async ({
    page,
    context,
  }) => {
    await page.goto('/home');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('features'))).toContain('zanga_prime');
    await settled(page);
    const kept = await page.evaluate(() => ({ ...localStorage }));
    expect(JSON.parse(kept.socials ?? '{}')).toMatchObject({ login: expect.any(Object) });
    expect(kept.device_id).toMatch(/^[0-9a-f]{32}$/);
    expect(Object.keys(kept).filter((key) => !storedKeys.some((known) => known === key))).toEqual([]);
    expect((await context.cookies()).map(({ name }) => name)).toEqual(['XSRF-TOKEN']);

    await page.evaluate(() => {
      for (const key of ['cart', 'latitude', 'longitude', 'formatted_address'])
        localStorage.setItem(key, 'old');
    });
    await page.reload();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('formatted_address'))).toBeNull();
    const left = await page.evaluate(() =>
      ['cart', 'latitude', 'longitude'].map((key) => localStorage.getItem(key)),
    );
    expect(left.filter((value) => value === 'old')).toEqual([]);
  });

  test('[STA-11] has fetched the code of every screen in the end', async ({ page, request }) => {
    const screens: readonly string[] = await (await request.get('/screens.json')).json();
    // Screens of the tab bar load before rarely opened ones.
    const { routes } = await readRouterManifest(built);
    const lastOf = (screen: string) =>
      Math.max(...(routes[screen]?.preloads ?? []).map((file) => screens.indexOf(file)));
    const turns = ['/menu', '/account/', '/checkout', '/cinema/'].map(lastOf);
    expect(turns).toEqual(turns.toSorted((a, b) => a - b));
    expect(turns).not.toContain(-1);
    // A browser notes 250 files unless it is told to note more.
    await page.addInitScript(() => performance.setResourceTimingBufferSize(2_000));
    await page.goto('/content/privacy');
    const missing = () =>
      page.evaluate((files) => {
        const fetched = new Set(
          performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
        );
        return files.filter((file) => !fetched.has(file));
      }, screens);
    await expect.poll(missing, { timeout: 60_000 }).toEqual([]);
  });

  test('[STA-6] greets with the notice once', async ({ page }) => {
    await page.clock.install();
    await page.goto('/home');
    const notice = page
      .getByRole('complementary')
      .filter({ has: page.getByRole('button', { name: 'Chiudi' }) });
    await letPanelsCome(page);
    await expect(notice).toBeVisible();
    await page.reload();
    await settled(page);
    await letPanelsCome(page);
    await expect(notice).toBeHidden();
  });

  test('[STA-6] leaves the cart within reach', async ({ page }) => {
    await fillCart(page, 'pickup');
    await page.goto('/home');
    const notice = page
      .getByRole('complementary')
      .filter({ has: page.getByRole('button', { name: 'Chiudi' }) });
    await expect(notice).toBeVisible();
    await page
      .getByRole('complementary', { name: 'Il tuo carrello' })
      .getByRole('link', { name: /^Vedi il carrello/ })
      .click();
    await expect(page.getByRole('dialog', { name: 'Il tuo carrello' })).toBeVisible();
    await page.goBack();
    await expect(notice).toBeHidden();
  });

  test('[STA-6] [RTE-9] is left open by a first visitor who orders and pays', async ({ page }) => {
    await fillCart(page, 'pickup');
    await page.goto('/home');
    await expect(page.getByRole('complementary', { name: 'Ti diamo il benvenuto' })).toBeVisible();
    await page.getByRole('complementary', { name: 'Il tuo carrello' }).getByRole('link').click();
    await page.getByRole('dialog').getByRole('link', { name: 'Vai alla cassa' }).click();
    await chooseWay(page, 'pickup');
    await writeContact(page, newPerson());
    await writeCard(page, cards.good);
    await settled(page);
    // A finger does not scroll until nothing lies over what it wants, as a click of the test's would.
    const button = await orderButton(page).boundingBox();
    if (!button) throw new Error('There is no button to order with');
    await page.touchscreen.tap(button.x + button.width / 2, button.y + button.height / 2);
    await thanked(page);
  });

  test('[STA-6] is a strip that moves nothing and covers no last line, tells the rest when asked, and leaves with the first tap', async ({
    page,
  }) => {
    await page.goto('/home');
    const notice = page.getByRole('complementary', { name: 'Ti diamo il benvenuto' });
    await expect(notice).toBeVisible();
    await settled(page);
    expect(await layoutShift(page)).toBeLessThanOrEqual(0.01);
    const strip = await notice.boundingBox();
    expect(strip?.height).toBeLessThan(100);
    await expectAccessible(page);
    // The last line of the page can be scrolled clear of it.
    const last = page.getByRole('contentinfo').getByRole('link').last();
    const covered = () =>
      last.evaluate((link) => {
        scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
        const { x, y, width, height } = link.getBoundingClientRect();
        return !link.contains(document.elementFromPoint(x + width / 2, y + height / 2));
      });
    await expect.poll(covered).toBe(false);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await notice.getByRole('button', { name: 'Leggi' }).click();
    await expect(notice.getByText('la troviamo lo stesso', { exact: false })).toBeVisible();
    await page.getByRole('link', { name: 'Cerca', exact: true }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(notice).toHaveCount(0);
  });

  test('[STA-6] waits on a page with a button at the foot, and while a dialog is open', async ({
    page,
    request,
  }) => {
    const { slug } = await dishWithOptions(request);
    const notice = page.getByRole('complementary', { name: 'Ti diamo il benvenuto' });
    await page.clock.install();
    for (const path of [`/prodotto/${slug}`, '/account', '/home?accesso=accedi']) {
      await page.goto(path);
      await settled(page);
      await letPanelsCome(page);
      await expect(notice).toHaveCount(0);
    }
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /indietro|chiudi/i })
      .first()
      .click();
    await expect(notice).toBeVisible();
  });

  test('[STA-6] does not greet who came for the cinema, wherever they go from there', async ({ page }) => {
    await page.clock.install();
    await page.goto('/cinema');
    await settled(page);
    // The greeting's code loads at the first press, which here leads away.
    await page.getByRole('link', { name: 'Home', exact: true }).first().click();
    await expect(page).toHaveURL(/\/home/);
    await letPanelsCome(page);
    await expect(page.getByRole('complementary')).toHaveCount(0);
  });
});

test.describe('without a network', () => {
  // Pictures that were never on screen are not there, and the browser says so.
  test.use({
    serviceWorkers: 'allow',
    expectedNoise: [/net::ERR_(INTERNET_DISCONNECTED|FAILED)|Failed to fetch/],
  });

  test('visited pages still open, and all others say that they cannot', async ({ page, context }) => {
    await page.goto('/home');
    await page.evaluate(() => navigator.serviceWorker.ready);
    const kept = () =>
      page.evaluate(async (paths) => {
        const store = await caches.open('shop-pages-v1');
        const found = await Promise.all(paths.map((path) => store.match(path)));
        return found.every((answer) => answer !== undefined);
      }, frames);
    await expect.poll(kept, { timeout: 40_000 }).toBe(true);
    await page.reload();
    await settled(page);
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('Sei senza rete', { exact: false }).first()).toBeVisible();
    // Personal screens open unvisited; addresses with a key do not.
    for (const path of frames) {
      await page.goto(path);
      await expect(page.getByRole('banner').getByRole('link', { name: 'Home', exact: true })).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Sei senza rete');
    }
    await page.goto('/orders/ord_1');
    await expect(page.getByRole('heading', { name: 'Sei senza rete' })).toBeVisible();
    await page.goto('/content/terms');
    await expect(page.getByRole('heading', { name: 'Sei senza rete' })).toBeVisible();
    // In the shop's own typefaces, which the pages before have brought.
    await expect.poll(() => page.evaluate(() => document.fonts.check('600 28px Fraunces'))).toBe(true);
    await page.getByRole('link', { name: 'Torna alla home' }).click();
    await expect(page).toHaveURL(/\/home/);
    await page.goto('/content/terms?da=volantino');
    await expect(page.getByRole('heading', { name: 'Sei senza rete' })).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Sei senza rete');
    await expect(page).toHaveURL(/\/content\/terms\?da=volantino$/);
  });
});

test.describe('a page that was changed on the way', () => {
  test.use({ expectedNoise: [/Minified React error #418/] });

  test('is drawn by the browser itself, and works', async ({ page }) => {
    // As an extension or a translating proxy does: the browser's code finds something else than it would draw.
    await page.route('**/home', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replace('<main', '<div></div><main') });
    });
    await page.goto('/home');
    await settled(page);
    await expect(page.getByRole('heading', { name: 'I più amati' })).toBeVisible();
    await page.getByRole('link', { name: 'Apri il menù' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });
});
