import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import { collect } from './collect.mjs';
import { currentPage, pageFile } from './page.mjs';
import { render } from './render.mjs';

const areas = [
  {
    area: 'API',
    title: 'calls',
    requirements: [
      { id: 'API-1', text: 'one | two' },
      { id: 'API-12', text: 'three' },
    ],
  },
];

describe('docs/requirements.md', () => {
  it('is up to date (npm run docs:requirements writes it)', () => {
    expect(fs.readFileSync(pageFile, 'utf8')).toBe(currentPage());
  });

  it('counts as proof only what a test title carries in brackets', () => {
    const text = `it('[API-1, API-12] works', () => {});\n// API-1 in passing\n`;
    const found = collect(areas, [{ path: 'apps/a.test.ts', text }]);
    expect(found.get('API-1')).toEqual({ lives: [], proofs: ['apps/a.test.ts:1'] });
    expect(found.get('API-12')?.proofs).toHaveLength(1);
  });

  it('finds the files of a requirement by the comments that name it', () => {
    const text = `const a = 'API-1';\n/** The list (API-12). */\n`;
    const found = collect(areas, [{ path: 'apps/a.ts', text }]);
    expect(found.get('API-1')?.lives).toEqual([]);
    expect(found.get('API-12')?.lives).toEqual(['apps/a.ts:2']);
  });

  it('refuses an id that the specification does not have', () => {
    const misspelt = { path: 'apps/a.test.ts', text: `it('[API-99] works')` };
    expect(() => collect(areas, [misspelt])).toThrow('apps/a.test.ts:1 names API-99');
  });

  it('links a file once, however often it names a requirement', () => {
    const text = `it('[API-1] works', () => {});\nit('[API-1] fails', () => {});\n`;
    const page = render(areas, collect(areas, [{ path: 'apps/a.test.ts', text }]));
    expect(page).toContain('| API-1 | one \\| two |  | [a.test.ts](../apps/a.test.ts) |');
  });

  it('names the unproven requirements', () => {
    const page = render(areas, collect(areas, []));
    expect(page).toContain('| API-1 | one \\| two |  | not yet |');
    expect(page).toContain('0 of 2 are proven');
  });
});
