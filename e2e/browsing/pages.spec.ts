import { expect, settled, test } from '../support/page.ts';

// Where an address leads that names no page. Every page itself is looked at by `walk.spec.ts`.

test.describe('an address', () => {
  test.use({ expectedNoise: [/404/] });

  test('that is empty leads home [RTE-26]', async ({ page }) => {
    await page.goto('/');
    await expect(page).toHaveURL(/\/home$/);
    await page.goto('/?cerca=pizza');
    await expect(page).toHaveURL(/\/home\?cerca=pizza$/);
  });

  test('that leads nowhere is a page not found, with a way on', async ({ page }) => {
    for (const path of [
      '/qui-non-c-e-niente',
      '/pizze-classiche/nemmeno-questa',
      '/content/niente',
      '/negozi/niente',
    ])
      await test.step(path, async () => {
        expect((await page.goto(path))?.status()).toBe(404);
        await settled(page);
        const heading = page.getByRole('heading', { level: 1 });
        await expect(page).toHaveTitle(`${await heading.textContent()} · Zanga`);
        await page.getByRole('main').getByRole('link', { name: 'Torna alla home' }).click();
        await expect(page).toHaveURL(/\/home/);
        await expect(page).not.toHaveTitle(/^Qui manca/);
      });
  });
});
