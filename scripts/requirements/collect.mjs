import fs from 'node:fs';
import path from 'node:path';

/**
 * @typedef {{ id: string, text: string }} Requirement
 * @typedef {{ area: string, title: string, note?: string, requirements: Requirement[] }} Area
 * @typedef {{ path: string, text: string }} SourceText
 * @typedef {{ lives: string[], proofs: string[] }} Found `path:line` each
 */

const sources = ['{apps,packages,e2e,bench,scripts}/**/*.{ts,tsx,mjs,css,sql}', '*.ts'];
const notOurs = /(^|\/)(node_modules|dist)\/|\.gen\.ts$|^scripts\/requirements\//;
const isTest = /\.test\.(tsx?|mjs)$|^e2e\/.*\.ts$/;

/**
 * @param {string} root
 * @returns {SourceText[]}
 */
export const readSources = (root) => {
  const found = fs.globSync(sources, { cwd: root, exclude: (name) => name === 'node_modules' });
  return found
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => !notOurs.test(file))
    .sort()
    .map((file) => ({ path: file, text: fs.readFileSync(path.join(root, file), 'utf8') }));
};

/**
 * Where each requirement lives (a comment names it) and what proves it (a test's title carries it in brackets).
 * @param {Area[]} areas
 * @param {SourceText[]} files
 * @returns {Map<string, Found>}
 */
export const collect = (areas, files) => {
  const found = new Map(
    areas.flatMap(({ requirements }) =>
      requirements.map(({ id }) => [id, /** @type {Found} */ ({ lives: [], proofs: [] })]),
    ),
  );
  const id = new RegExp(`\\b(?:${areas.map(({ area }) => area).join('|')})-\\d+\\b`, 'g');
  for (const file of files) {
    const test = isTest.test(file.path);
    file.text.split('\n').forEach((line, at) => {
      const place = `${file.path}:${at + 1}`;
      for (const name of namedIn(line, id, test)) {
        const one = found.get(name);
        if (!one) throw new Error(`${place} names ${name}, which is no requirement`);
        const list = test ? one.proofs : one.lives;
        if (!list.includes(place)) list.push(place);
      }
    });
  }
  return found;
};

/**
 * @param {string} line
 * @param {RegExp} id
 * @param {boolean} test
 * @returns {string[]}
 */
const namedIn = (line, id, test) => {
  const parts = test
    ? line.match(/\[[A-Z]{3}-\d+(?:[,\s]+[A-Z]{3}-\d+)*\]/g)
    : line.match(/(\/\/|\/\*|^\s*\*|--).*/g);
  return (parts ?? []).flatMap((part) => part.match(id) ?? []);
};
