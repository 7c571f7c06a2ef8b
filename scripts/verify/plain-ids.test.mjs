// @ts-check
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { expect, it } from 'vitest';
import { inRoot, root } from '../setup/paths.mjs';

/** The most ids that are plain texts: this number may only fall. A new one gets its type from `@zanga/domain/ids`. */
const most = 362;

const plain = /\b(?:id|ids|\w+Ids?|\w+_ids?)\??: (?:null \| )?(?:readonly )?string\b/g;
const sources = [
  'apps/*/src/**/*.ts',
  'apps/*/src/**/*.tsx',
  'packages/*/src/**/*.ts',
  'packages/*/src/**/*.tsx',
];
const untold = /\.test\.tsx?$|testing\.tsx?$|testing\/|database\/tables\.ts$|\.gen\.ts$/;

const plainIds = () =>
  execFileSync('git', ['ls-files', '-z', ...sources.map((glob) => `:(glob)${glob}`)], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\0')
    .filter((file) => file && !untold.test(file) && fs.existsSync(inRoot(file)))
    .flatMap((file) =>
      (fs.readFileSync(inRoot(file), 'utf8').match(plain) ?? []).map((found) => `${file}: ${found}`),
    );

it('finds ids that are plain texts, and none that is typed', () => {
  const code =
    'a(id: string), { readonly shop_id: string | null; orderIds?: readonly string[]; cartId: CartId }';
  expect(code.match(plain)).toHaveLength(3);
  expect('paid: string; grid: string; width: string'.match(plain)).toBeNull();
});

it('the ids that are plain texts only fall', () => {
  const found = plainIds();
  expect(found.length, found.join('\n')).toBeLessThanOrEqual(most);
});
