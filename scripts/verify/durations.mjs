import fs from 'node:fs';
import path from 'node:path';
import { cache, root } from '../setup/paths.mjs';

/**
 * @typedef {Record<string, number>} Durations how long each test file took when it last ran, in seconds
 * @typedef {{ file: string, tests: { results: { duration: number }[] }[] }} Spec
 * @typedef {{ suites?: Suite[], specs?: Spec[] }} Suite
 */

const kept = path.join(cache, 'durations.json');

/** @returns {Durations} */
export const knownDurations = () => (fs.existsSync(kept) ? JSON.parse(fs.readFileSync(kept, 'utf8')) : {});

/**
 * Reads them off a report of Vitest or Playwright, for who wants to know beforehand how long a choice of tests takes.
 * @param {string} report
 */
export const keepDurations = (report) => {
  if (!fs.existsSync(report)) return;
  const read = JSON.parse(fs.readFileSync(report, 'utf8'));
  const found = 'numTotalTests' in read ? ofFiles(read.testResults) : ofSuites(read.suites ?? []);
  fs.writeFileSync(kept, JSON.stringify({ ...knownDurations(), ...found }));
};

/**
 * @param {{ name: string, startTime: number, endTime: number }[]} files
 * @returns {Durations}
 */
const ofFiles = (files) =>
  Object.fromEntries(
    files.map(({ name, startTime, endTime }) => [
      path.relative(root, name).split(path.sep).join('/'),
      Math.max(0, endTime - startTime) / 1000,
    ]),
  );

/**
 * @param {Suite[]} suites
 * @returns {Durations}
 */
const ofSuites = (suites) => {
  /** @type {Durations} */
  const found = {};
  const visit = (/** @type {Suite} */ { suites: inner = [], specs = [] }) => {
    for (const { file, tests } of specs)
      for (const { duration } of tests.flatMap(({ results }) => results))
        found[`e2e/${file}`] = (found[`e2e/${file}`] ?? 0) + duration / 1000;
    inner.forEach(visit);
  };
  suites.forEach(visit);
  return found;
};

/**
 * As many tests, from the front, as two workers can run in a time; the first one always.
 * @param {readonly string[]} tests
 * @param {number} seconds
 * @param {Durations} known
 * @param {number} guess for a test that has never run here
 */
export const fitting = (tests, seconds, known, guess) => {
  let left = seconds * 2;
  return tests.filter((test, place) => {
    const cost = known[test] ?? guess;
    if (place > 0 && cost > left) return false;
    left -= cost;
    return true;
  });
};
