import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import { inRoot } from './paths.mjs';
import { inputs } from './web.mjs';

/** Settings built into the pages; the native app has some of its own. */
const read = fs
  .readFileSync(inRoot('apps', 'storefront', 'vite.config.ts'), 'utf8')
  .split('\n')
  .filter((line) => !line.includes("mode === 'native'"))
  .flatMap((line) => [...line.matchAll(/process\.env\.([A-Z_]+)/g)].map(([, name = '']) => name));

describe('the pages', () => {
  it('[CON-5] are built again when a setting they are built with has changed, and only then', () => {
    expect(read).toContain('TOTEM_SHOP');
    const usual = inputs({});
    for (const name of read) expect(inputs({ [name]: '1' }), name).not.toBe(usual);
    expect(inputs({ PORT: '3001' })).toBe(usual);
  });
});
