// @ts-check
// Comments, pages and test titles that make a reader search for the noun, by folder (docs/style.md):
//   node scripts/verify/words.mjs [folder]   prints each line below the folder, or the counts of all folders
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { inRoot, root } from '../setup/paths.mjs';

const leansOn = /\b(whoever|somebody|nobody|what is|those)\b/i;
const beginsWith = /^(what|whatever|however|whose)\b/i;
const ofComment = /^\s*(?:\/\/+|\/\*\*?|\*(?!\/)|\{\/\*)\s?(.*)$/;
const ofTitle = /^\s*(?:it|test|describe)(?:\.\w+(?:\([^)]*\))?)*\(\s*['"`](.*)$/;
const folders =
  /^(apps\/server\/src\/(?:modules\/)?[^/]+|apps\/[^/]+(?:\/src\/[^/]+)?|packages\/[^/]+|[^/]+)\//;

/** Comment or test title in a line of code. */
const readable = (/** @type {string} */ line) => line.match(ofComment)?.[1] ?? line.match(ofTitle)?.[1];

/** Lines of a file that are hard to read, with their numbers.
 * @param {string} text @param {boolean} isPage */
export const riddles = (text, isPage) => {
  let before = '';
  return text.split('\n').flatMap((line, at) => {
    const said = isPage ? line : readable(line);
    const isFirst = isPage ? false : readable(before) === undefined;
    before = line;
    if (said === undefined) return [];
    return leansOn.test(said) || (isFirst && beginsWith.test(said)) ? [{ at: at + 1, line }] : [];
  });
};

/** @param {string} [below] */
export const listRiddles = (below = '') =>
  execFileSync('git', ['ls-files', '-z', '*.ts', '*.tsx', '*.mjs', '*.md'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1e8,
  })
    .split('\0')
    .filter(
      (file) =>
        file.startsWith(below) &&
        !/\.gen\.ts$|database\/tables\.ts$|docs\/(style|requirements)\.md$/.test(file),
    )
    .filter((file) => file && fs.existsSync(inRoot(file)))
    .flatMap((file) =>
      riddles(fs.readFileSync(inRoot(file), 'utf8'), file.endsWith('.md')).map((found) => ({
        file,
        ...found,
      })),
    );

export const countByFolder = () => {
  /** @type {Record<string, number>} */
  const counts = {};
  for (const { file } of listRiddles()) {
    const folder = file.match(folders)?.[1] ?? 'root';
    counts[folder] = (counts[folder] ?? 0) + 1;
  }
  return counts;
};

if (process.argv[1]?.endsWith('words.mjs')) {
  const below = process.argv[2];
  if (below)
    for (const { file, at, line } of listRiddles(below)) console.log(`${file}:${at}: ${line.trim()}`);
  else {
    const counts = countByFolder();
    for (const [folder, count] of Object.entries(counts).sort((a, b) => b[1] - a[1]))
      console.log(count, folder);
    console.log(
      Object.values(counts).reduce((sum, count) => sum + count, 0),
      'in all',
    );
  }
}
