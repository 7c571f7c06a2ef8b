import fs from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { readRouterManifest } from '../../apps/server/src/web/vite-manifest.ts';
import { firstLoad, firstScreens } from '../../bench/first-load.ts';
import { inRoot } from '../setup/paths.mjs';
import { ensureWebBuilt } from '../setup/web.mjs';

const built = inRoot('apps', 'storefront', 'dist', 'client');

/** KB that a phone on a slow line may wait for, by screen. */
const most = {
  ...{ '/home': 110, '/menu': 110 },
  ...{ '/$category/': 110, '/$category/$sub': 110, '/prodotto/$product': 110 },
  // Includes the code that reads the cart; the order form's schemas load later, while the page is idle.
  ...{ '/checkout': 165, '/thank-you': 123, '/orders/': 120, '/orders/$order/': 133 },
};

describe('the first load', () => {
  beforeAll(ensureWebBuilt, 300_000);

  it.each(Object.entries(most))('of %s needs at most %i KB of code', async (screen, limit) => {
    const needed = await firstLoad(built, screen);
    // A sum near zero would mean a misread build.
    expect(needed).toBeGreaterThan(80);
    expect(needed).toBeLessThanOrEqual(limit);
  });

  it('has all styles in one sheet, since chunks are fetched without theirs', () => {
    const chunks = Object.entries(JSON.parse(fs.readFileSync(`${built}/.vite/manifest.json`, 'utf8')));
    expect(chunks.filter(([, { css }]) => css).map(([name]) => name)).toContain('src/entry-client.tsx');
    expect(new Set(chunks.filter(([, { css }]) => css).map(([, { file }]) => file)).size).toBe(1);
  });

  it('lies in few files, since each costs a request', async () => {
    expect(fs.globSync(`${built}/assets/*.js`).length).toBeLessThanOrEqual(60);
    const { routes } = await readRouterManifest(built);
    for (const screen of Object.values(firstScreens)) {
      const files = [...(routes.__root__?.preloads ?? []), ...(routes[screen]?.preloads ?? [])];
      expect(files.length).toBeLessThanOrEqual(12);
    }
  });

  it('holds no word of the office, in any chunk of the shop', () => {
    const chunks = fs.globSync(`${built}/assets/*.js`);
    expect(chunks.length).toBeGreaterThan(30);
    const texts = chunks.map((chunk) => fs.readFileSync(chunk, 'utf8'));
    expect(texts.filter((text) => text.includes('Ingredienti in etichetta'))).toEqual([]);
  });

  it('leaves the service worker a script of its own, since browsers take no module for one', () => {
    const worker = fs.readFileSync(`${built}/sw.js`, 'utf8');
    expect(worker).toContain('notificationclick');
    expect(worker).not.toMatch(/\bimport\b|\bexport\b/);
  });
});
