import fs from 'node:fs';
import { inRoot } from '../setup/paths.mjs';
import { calls } from './calls.mjs';
import { inBrowser } from './in-browser.mjs';
import { money } from './money.mjs';
import { dropped } from './races.mjs';
import { rights } from './rights.mjs';
import { screens } from './screens.mjs';

/**
 * A mistake as it could be made, and the test that must fail of it; without `killer` the test beside the file.
 * @typedef {{ mistake: string, file: string, find: string, put: string, killer?: string, title: string }} Written
 * @typedef {Required<Written> & { number: number, kind: string }} Mutation
 */

/** Requirements whose mistakes stand under money, rights and races are named there. @type {Record<string, Written[]>} */
const kinds = { specification: [...calls, ...screens], browser: inBrowser, money, rights, races: dropped };

const beside = (/** @type {string} */ file) => file.replace(/\.tsx?$/, '.test$&');

/** @type {Mutation[]} */
export const mutations = Object.entries(kinds)
  .flatMap(([kind, all]) => all.map((one) => ({ killer: beside(one.file), ...one, kind })))
  .map((one, at) => ({ ...one, number: at + 1 }));

const read = (/** @type {string} */ file) =>
  fs.existsSync(inRoot(file)) ? fs.readFileSync(inRoot(file), 'utf8') : '';

/** Mutations whose text no longer occurs exactly once, or whose test is gone. @param {readonly Mutation[]} some */
export const rotten = (some) =>
  some.flatMap(({ number, mistake, file, find, killer, title }) => {
    const times = read(file).split(find).length - 1;
    const name = `${number} (${mistake})`;
    return [
      ...(times === 1 ? [] : [`${name}: its text occurs ${times} times in ${file}: ${find.trim()}`]),
      ...(read(killer).includes(title) ? [] : [`${name}: no test "${title}" in ${killer}`]),
    ];
  });

/** Mistakes in place of the right text. @param {Mutation} mutation */
export const mutated = ({ file, find, put }) => read(file).replace(find, () => put);
