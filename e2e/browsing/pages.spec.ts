import { expect, settled, test } from '../support/page.ts';

// Where an address leads that names no page. Every page itself is looked at by `walk.spec.ts`.

test.describe('an address', () => {
  test.use({ expectedNoise: [/404/] });

  // Only here: the page of an address without one, and its way on.
  test('that leads nowhere is a page not found, with a way on', async ({ page, request }) => {
    const nowhere = '/qui-non-c-e-niente';
    for (const path of [nowhere, '/pizze-classiche/nemmeno-questa', '/content/niente', '/negozi/niente']) {
      const answer = await request.get(path);
      expect([path, answer.status()]).toEqual([path, 404]);
      const [, heading] = /<h1[^>]*>([^<]+)/.exec(await answer.text()) ?? [];
      expect(await answer.text()).toContain(`<title>${heading} · Zanga</title>`);
    }
    await page.goto(nowhere);
    await settled(page);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(page).toHaveTitle(`${await heading.textContent()} · Zanga`);
    await page.getByRole('main').getByRole('link', { name: 'Torna alla home' }).click();
    await expect(page).toHaveURL(/\/home/);
    await expect(page).not.toHaveTitle(/^Qui manca/);
  });
});
