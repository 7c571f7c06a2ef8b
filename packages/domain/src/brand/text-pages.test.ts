import { expect, it } from 'vitest';
import { pageOfText } from './text-pages.ts';

it('a text has a page of its own, or stands within another one', () => {
  expect(pageOfText('terms')).toBe('/content/terms');
  expect(pageOfText('covid')).toBe('/covid');
  expect(pageOfText('a b/c')).toBe('/content/a%20b%2Fc');
  expect(['avviso-home-page', 'zanga-prime', 'zanga-prime-attivo'].map(pageOfText)).toEqual([
    null,
    null,
    null,
  ]);
});
