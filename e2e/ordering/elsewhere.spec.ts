import { expect, settled, test } from '../support/page.ts';

// A phone that is far away, or that believes it is another year, shows the shop's own hours all the same.

test.use({ timezoneId: 'Pacific/Auckland' });

// Only here: pages come alive as drawn under a clock of another year.
test('on the other side of the world each page comes alive as it was drawn', async ({ page }) => {
  await page.clock.setSystemTime(new Date('2031-02-03T04:05:06Z'));
  for (const path of ['/home', '/negozi/catania', '/cinema', '/pizze'])
    await test.step(path, async () => {
      const drawn = await (await page.request.get(path)).text();
      await page.goto(path);
      await settled(page);
      const hours = /\b\d\d[:.]\d\d\b/g;
      const told = (await page.getByRole('main').textContent())?.match(hours) ?? [];
      for (const hour of told) expect(drawn).toContain(hour);
    });
});
