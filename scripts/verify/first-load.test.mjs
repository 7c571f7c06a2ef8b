import fs from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { firstLoad } from '../../bench/first-load.ts';
import { inRoot } from '../setup/paths.mjs';
import { ensureWebBuilt } from '../setup/web.mjs';

const built = inRoot('apps', 'storefront', 'dist', 'client');

/** What a phone on a slow line can be asked to wait for. */
const most = {
  ...{ '/home': 110, '/menu': 110 },
  ...{ '/$category/': 110, '/$category/$sub': 110, '/prodotto/$product': 110 },
  // The code that reads the cart is among it; the schemas that check who orders come when nobody waits for them.
  ...{ '/checkout': 165, '/thank-you': 123, '/orders/': 120, '/orders/$order/': 133 },
};

describe('the first load', () => {
  beforeAll(ensureWebBuilt, 300_000);

  it.each(Object.entries(most))('of %s needs at most %i KB of code', async (screen, limit) => {
    const needed = await firstLoad(built, screen);
    // A sum near nothing would mean that the build was not understood.
    expect(needed).toBeGreaterThan(80);
    expect(needed).toBeLessThanOrEqual(limit);
  });

  it('has all styles in one sheet, since chunks are fetched without theirs', () => {
    const chunks = Object.entries(JSON.parse(fs.readFileSync(`${built}/.vite/manifest.json`, 'utf8')));
    expect(chunks.filter(([, { css }]) => css).map(([name]) => name)).toEqual(['src/entry-client.tsx']);
  });

  it('leaves the service worker a script of its own, since browsers take no module for one', () => {
    const worker = fs.readFileSync(`${built}/sw.js`, 'utf8');
    expect(worker).toContain('notificationclick');
    expect(worker).not.toMatch(/\bimport\b|\bexport\b/);
  });
});
