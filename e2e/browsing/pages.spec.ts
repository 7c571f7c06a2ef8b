import { expect, settled, test } from '../support/page.ts';
import { readShop } from '../support/shop.ts';

// Every public page is there and says what it is. That it stands still and everybody can use it: `walk.spec.ts`.

const fixed = [
  ['[RTE-1] home', '/home', /\S/],
  ['[RTE-24] the whole menu', '/menu', 'Menù'],
  ['[RTE-5] wrong app version', '/wrong-app-version', 'È ora di aggiornare l’app'],
  ['[RTE-6] app download', '/app-download', 'Zanga sul telefono'],
  ['[RTE-8] hygiene notice', '/covid', 'Igiene e sicurezza'],
  ['[RTE-19] contacts', '/contacts', 'Contatti e negozi'],
  ['[RTE-21] frequent questions', '/content/faq', 'Domande frequenti'],
  ['[RTE-21] privacy', '/content/privacy', 'Informativa sulla privacy'],
  ['[RTE-21] allergens', '/content/allergens', 'Allergeni'],
  ['favourites', '/favorites', 'I miei preferiti'],
] as const;

test.describe('a public page', () => {
  for (const [name, path, heading] of fixed)
    test(`${name} is whole`, async ({ page }) => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(200);
      await settled(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText([heading]);
      expect(await page.title()).toContain('Zanga');
      expect(await page.locator('link[rel=canonical]').getAttribute('href')).toContain(path);
      expect(await page.locator('meta[name=description]').getAttribute('content')).toMatch(/\S{3}/);
      expect(await page.locator('html').getAttribute('lang')).toBe('it');
    });

  test('[RTE-24] [RTE-25] category and subcategory are whole', async ({ page, request }) => {
    const { biggest, subcategories } = await readShop(request);
    const [sub] = subcategories;
    for (const path of [`/${biggest.slug}`, ...(sub ? [`/${biggest.slug}/${sub.slug}`] : [])]) {
      expect((await page.goto(path))?.status()).toBe(200);
      await settled(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
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
    }
  });
});

test.describe('an address', () => {
  test.use({ expectedNoise: [/404/] });

  test('that is empty leads home [RTE-26]', async ({ page }) => {
    await page.goto('/');
    await expect(page).toHaveURL(/\/home$/);
    await page.goto('/?cerca=pizza');
    await expect(page).toHaveURL(/\/home\?cerca=pizza$/);
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
