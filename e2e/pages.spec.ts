import { expect, expectAccessible, layoutShift, settled, test } from './support/page.ts';
import { readShop } from './support/shop.ts';

// Every public page, at both sizes: it is there, says what it is, stands still and can be used by everybody.

const fixed = [
  ['[RTE-1] home', '/home'],
  ['[RTE-5] wrong app version', '/wrong-app-version'],
  ['[RTE-6] app download', '/app-download'],
  ['[RTE-8] hygiene notice', '/covid'],
  ['[RTE-19] contacts', '/contacts'],
  ['[RTE-21] frequent questions', '/content/faq'],
  ['[RTE-21] privacy', '/content/privacy'],
  ['[RTE-21] allergens', '/content/allergens'],
  ['favourites', '/favorites'],
] as const;

test.describe('a public page', () => {
  for (const [name, path] of fixed)
    test(`${name} is whole`, async ({ page, baseURL }) => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(200);
      await settled(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      expect(await page.title()).toContain('Zanga');
      expect(await page.locator('link[rel=canonical]').getAttribute('href')).toContain(path);
      expect(await page.locator('meta[name=description]').getAttribute('content')).toMatch(/\S{3}/);
      expect(await page.locator('html').getAttribute('lang')).toBe('it');
      expect(await layoutShift(page)).toBeLessThan(0.02);
      const width = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(width, 'nothing sticks out sideways').toBeLessThanOrEqual(0);
      await expectAccessible(page);
      expect(baseURL).toBeDefined();
    });

  test('[RTE-24] [RTE-25] category and subcategory are whole', async ({ page, request }) => {
    const { biggest, subcategories } = await readShop(request);
    const [sub] = subcategories;
    for (const path of [`/${biggest.slug}`, ...(sub ? [`/${biggest.slug}/${sub.slug}`] : [])]) {
      expect((await page.goto(path))?.status()).toBe(200);
      await settled(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      expect(await layoutShift(page)).toBeLessThan(0.02);
      await expectAccessible(page);
    }
  });

  test('a shop’s page is whole', async ({ page, request }) => {
    const { shops } = await readShop(request);
    for (const { slug, name } of shops.slice(0, 2)) {
      expect((await page.goto(`/negozi/${slug}`))?.status()).toBe(200);
      await settled(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
      expect(await page.locator('script[type="application/ld+json"]').first().textContent()).toContain(
        '"Restaurant"',
      );
      await expectAccessible(page);
    }
  });
});

test.describe('an address', () => {
  test.use({ expectedNoise: [/404/] });

  test('that is empty leads home [RTE-26]', async ({ page }) => {
    await page.goto('/');
    await expect(page).toHaveURL(/\/home$/);
  });

  for (const path of [
    '/qui-non-c-e-niente',
    '/pizze-classiche/nemmeno-questa',
    '/content/niente',
    '/negozi/niente',
  ])
    test(`${path} that leads nowhere is a page not found, with a way on`, async ({ page }) => {
      expect((await page.goto(path))?.status()).toBe(404);
      await settled(page);
      const heading = page.getByRole('heading', { level: 1 });
      await expect(page).toHaveTitle(`${await heading.textContent()} · Zanga`);
      await page.getByRole('main').getByRole('link', { name: 'Torna alla home' }).click();
      await expect(page).toHaveURL(/\/home/);
      await expect(page).not.toHaveTitle(/^Qui manca/);
    });
});
