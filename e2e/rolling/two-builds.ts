import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { releasedFolders } from '../../apps/server/src/platform/released/released-folders.ts';
import { olderRevision, today, unpackRelease } from '../../apps/server/test/rolling/older-release.ts';

/** Words that nearly every screen shows: with others, nearly every file of a build has another name. */
const words = {
  'apps/storefront/src/base/texts/texts.ts': /(\bloading: ')/,
  'apps/backoffice/src/base/texts.ts': /(\bloading: ')/,
};

/** Another release whose pages differ from today's, built with the tools of today. */
export const buildOther = (): string => {
  const folder = unpackRelease(olderRevision('HEAD'));
  for (const [name, before] of Object.entries(words)) {
    const file = path.join(folder, name);
    const text = fs.readFileSync(file, 'utf8');
    if (!before.test(text)) throw new Error(`${name} has no such words: ${before}`);
    fs.writeFileSync(file, text.replace(before, '$1Su, '));
  }
  for (const name of ['scripts', 'package-lock.json', 'tsconfig.base.json'])
    fs.cpSync(path.join(today, name), path.join(folder, name), { recursive: true });
  execFileSync(process.execPath, [path.join(folder, 'scripts/build.mjs')], { cwd: folder, stdio: 'ignore' });
  return folder;
};

/** The built files of a release, as browsers ask for them. */
export const builtFiles = (release: string): ReadonlyMap<string, Buffer> =>
  new Map(
    releasedFolders(release).flatMap(({ folder, path: under }) =>
      fs
        .readdirSync(folder)
        .filter((name) => !/\.(br|gz)$/.test(name))
        .map((name) => [under + name, fs.readFileSync(path.join(folder, name))] as const),
    ),
  );
