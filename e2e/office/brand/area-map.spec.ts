import type { Locator } from '@playwright/test';
import sharp from 'sharp';
import { startAnother } from '../../support/another-server.ts';
import { ask } from '../../support/database.ts';
import { expect, expectAccessible, test } from '../../support/page.ts';
import { desktopOnly } from '../../support/sizes.ts';
import { enterOffice, owner } from '../../support/staff.ts';
import { colourOf, openTileServer, type Tile, tileIn } from '../../support/vendors/map-tiles.ts';

// Where an installation names a map, the areas of a shop are drawn on it.

const isLost = ({ column, row }: Tile): boolean => (column + row) % 3 === 0;
const missing = (address: string): boolean => {
  const tile = tileIn(address);
  return tile === undefined || isLost(tile);
};

/** Number of pixels of each colour in a drawing. */
const coloursOf = async (drawing: Locator): Promise<ReadonlyMap<string, number>> => {
  const pixels = await sharp(await drawing.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer();
  const colours = new Map<string, number>();
  for (let at = 0; at < pixels.length; at += 3) {
    const colour = pixels.subarray(at, at + 3).join(' ');
    colours.set(colour, (colours.get(colour) ?? 0) + 1);
  }
  return colours;
};

/** Some of what has come is seen off the areas, and the paper where nothing has. */
const groundOf = async (drawing: Locator) => {
  const colours = await coloursOf(drawing);
  const seen = (colour: string) => (colours.get(colour) ?? 0) > 100;
  const tiles = await drawing
    .locator('image')
    .evaluateAll((all) => all.map((one) => one.getAttribute('href')));
  const paper = await drawing.evaluate((one) =>
    getComputedStyle(one).backgroundColor.replaceAll(/[^\d ]/g, ''),
  );
  const shown = tiles.filter((href) => {
    const tile = tileIn(href ?? '');
    return tile && seen(colourOf(tile).join(' '));
  });
  return { tiles: shown.length > 1, paper: seen(paper) };
};

test(
  '[API-41] areas are drawn on the map that is configured',
  desktopOnly,
  async ({ elsewhere, request }) => {
    // One that has no map lets in none.
    const policy = (await request.get('/gestione')).headers()['content-security-policy'];
    expect(policy).toContain("img-src 'self' data: blob:;");
    const map = await openTileServer((tile) => !isLost(tile));
    const server = await startAnother({ MAP_TILES: map.template, MAP_CREDIT: '© Mappe di prova' });
    const page = await elsewhere({
      baseURL: server.url,
      viewport: { width: 1440, height: 900 },
      reducedMotion: 'reduce',
      colorScheme: 'light',
    });
    const noise: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error' && !/status of 503/.test(message.text())) noise.push(message.text());
    });
    try {
      const [shop] = await ask(`select id from shops where slug = 'catania'`);
      await enterOffice(page, owner);
      await page.goto(`/gestione/negozi/${shop?.id}/zone`);
      const sketch = page.getByRole('img', { name: 'Disegno delle zone' });
      await expect(page.getByText('© Mappe di prova')).toHaveCount(1);
      // One that does not come is no part of the drawing: browsers would show a broken picture there.
      const came = () => map.asked.filter((address) => !missing(address)).length;
      const images = page.locator('image');
      const allSettled = () =>
        expect.poll(async () => (await images.count()) === came() && came() > 0).toBe(true);
      await expect.poll(() => groundOf(sketch)).toEqual({ tiles: true, paper: true });
      await allSettled();
      // A closed area loads no map tiles until it is opened.
      const [asked, outside] = [map.asked.length, await images.count()];
      expect(outside).toBe(await sketch.locator('image').count());
      await page.getByText('Centro', { exact: true }).first().click();
      const drawing = page.getByRole('button', { name: 'Aggiungi un vertice al contorno: Centro' });
      await expect(page.getByText('© Mappe di prova')).toHaveCount(2);
      await expect.poll(() => groundOf(drawing)).toMatchObject({ tiles: true });
      await allSettled();
      for (const count of [asked, map.asked.length - asked]) expect(count).toBeLessThanOrEqual(24);
      await expectAccessible(page);
      expect(noise).toEqual([]);
    } finally {
      await server.stop();
      map.close();
    }
  },
);
