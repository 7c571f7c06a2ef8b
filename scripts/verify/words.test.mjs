// @ts-check
import { expect, it } from 'vitest';
import { countByFolder, riddles } from './words.mjs';

/** The most hard lines of a folder: a number here may only fall.
 * @type {Record<string, number>} */
const most = {
  docs: 521,
  'apps/server/src/modules/ordering': 448,
  'apps/storefront/src/features': 389,
  'apps/server': 301,
  'apps/server/src/platform': 283,
  'apps/server/src/modules/catalogue': 278,
  'apps/storefront/src/parts': 271,
  e2e: 9,
  'apps/server/src/adapters': 189,
  'apps/storefront/src/base': 94,
  'apps/server/src/modules/membership': 85,
  'apps/server/src/modules/coupons': 83,
  'packages/ui': 67,
  'apps/server/src/modules/payments': 66,
  'apps/server/src/web': 41,
  'packages/browser': 23,
  'apps/storefront': 20,
  root: 17,
  'apps/storefront/src/worker': 11,
  deploy: 10,
  'apps/mobile': 8,
  'apps/storefront/src/routes': 8,
};

it('finds comments, titles and lines of a page that name no thing', () => {
  const code = [
    '/** What a part costs. */',
    '// Price of a part,',
    '// what its shop asks for.',
    'const whoever = 1;',
    "it('tells somebody', () => {});",
  ].join('\n');
  expect(riddles(code, false).map(({ at }) => at)).toEqual([1, 5]);
  expect(riddles('The price.\nFor those who pay.', true).map(({ at }) => at)).toEqual([2]);
});

it('the number of hard lines in each folder only falls', () => {
  const more = Object.entries(countByFolder()).filter(([folder, count]) => count > (most[folder] ?? 0));
  expect(more, 'node scripts/verify/words.mjs FOLDER lists them; docs/style.md shows how to say it').toEqual(
    [],
  );
});
