import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { expect, it } from 'vitest';
import { inRoot, root } from '../setup/paths.mjs';

/** Places with the demo's name, and why no customer of another brand reads it there. */
const allowed = {
  'apps/server/src/adapters/geocoding/choose-geocoding.ts': 'the program’s name, told to a service',
  'apps/server/src/adapters/payments/stripe/stripe-calls.ts': 'the program’s name, told to a service',
  'apps/server/src/platform/backup/backup-lines.ts': 'the console of a command',
  'apps/server/src/platform/embedded-postgres/binaries.ts': 'the console of the start',
  'apps/server/src/platform/embedded-postgres/identity.ts': 'the console of the start',
  'apps/server/src/platform/embedded-postgres/initialise.ts': 'the console of the start',
  'apps/server/src/platform/open-database.ts': 'the console of the start',
  'packages/domain/src/brand/icon/brand-icon.ts': 'for this name alone the mark is a drawing',
  'packages/ui/src/look/logo.tsx': 'for this name alone the wordmark is a drawing',
};

const sources = execFileSync('git', ['ls-files', '-z', 'apps/*/src/*', 'packages/*/src/*'], {
  cwd: root,
  encoding: 'utf8',
  maxBuffer: 1e8,
})
  .split('\0')
  .filter((file) => /\.(tsx?|svg|html|webmanifest)$/.test(file) && !/\.test\.|testing/.test(file));

const isComment = (/** @type {string} */ line) => /^\s*(\/\/|\/?\*)/.test(line);

it('no text contains the demo’s name: texts take the brand’s name from the settings', () => {
  expect(sources.length).toBeGreaterThan(1_500);
  const named = sources.filter(
    (file) =>
      fs.existsSync(inRoot(file)) &&
      fs
        .readFileSync(inRoot(file), 'utf8')
        .split('\n')
        .some((line) => /\bZanga\b/.test(line) && !isComment(line)),
  );
  expect(named.toSorted()).toEqual(Object.keys(allowed).toSorted());
});
