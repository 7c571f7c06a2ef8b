import type { Page } from '@playwright/test';
import { expect, expectAccessible, inMotion, layoutShift, settled, test } from '../support/page.ts';
import { call } from '../support/people.ts';

const cartOf = (page: Page) => page.getByRole('dialog', { name: 'Il tuo carrello' });
const lineOf = (page: Page, name: string) =>
  cartOf(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name, exact: true }) });

test.use(inMotion);

test.describe('the cart on a line that is slow, or gone', () => {
  const open = (page: Page) =>
    page
      .getByRole('link', { name: /^Carrello/ })
      .filter({ visible: true })
      .first()
      .click();
  const heightOf = async (page: Page) => (await cartOf(page).boundingBox())?.height ?? 0;

  // Only here: the height of a cart that is still to come.
  for (const [name, slug] of [
    ['with something in it', 'cannolo'],
    ['emptied elsewhere', undefined],
  ] as const)
    test(`[API-38] ${name}, is as high from the first moment as it will be, and nothing in it moves`, async ({
      page,
    }) => {
      const items = slug ? [{ product: slug, qty: 2 }] : [];
      const { body } = await call('POST /api/carts', { body: { items } });
      const line = Promise.withResolvers<void>();
      await page.route(/\/api\/(carts|products\/together)/, async (route) => {
        await line.promise;
        await route.continue();
      });
      await page.addInitScript((key) => localStorage.setItem('cart_key', key), String(body.token));
      await page.goto('/home');
      await settled(page);
      await open(page);
      await expect(cartOf(page).getByRole('status').first()).toContainText(
        'Stiamo riprendendo il tuo carrello',
      );
      await expect(cartOf(page).getByText('Ancora niente nel carrello')).toHaveCount(0);
      // Longer than it comes up, and than a movement is put down to the tap.
      await page.waitForTimeout(800);
      const before = await heightOf(page);
      line.resolve();
      if (slug) await expect(lineOf(page, 'Cannolo')).toBeVisible();
      else await expect(cartOf(page).getByText('Ancora niente nel carrello')).toBeVisible();
      await settled(page);
      expect(await heightOf(page)).toBe(before);
      expect(await layoutShift(page)).toBeLessThanOrEqual(0.001);
    });

  // Only here: a cart that cannot be had, and then can, in one place.
  test('[API-38] says that it cannot be had, and shows it in the same place once it can', async ({
    page,
    expectedNoise,
  }) => {
    expectedNoise.push(/net::ERR_INTERNET_DISCONNECTED/);
    const { body } = await call('POST /api/carts', { body: { items: [{ product: 'cannolo', qty: 1 }] } });
    await page.addInitScript((key) => localStorage.setItem('cart_key', key), String(body.token));
    await page.route(/\/api\/carts/, (route) => route.abort('internetdisconnected'));
    await page.goto('/home?carrello=1');
    await expect(cartOf(page).getByText(/^Non riusciamo a riprendere il tuo carrello/)).toBeVisible();
    await expectAccessible(page);
    const before = await heightOf(page);
    await page.unroute(/\/api\/carts/);
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect(lineOf(page, 'Cannolo')).toBeVisible();
    await settled(page);
    expect(await heightOf(page)).toBe(before);
    expect(await layoutShift(page)).toBeLessThanOrEqual(0.001);
  });
});
