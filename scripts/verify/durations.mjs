import fs from 'node:fs';
import path from 'node:path';
import { cache, inRoot, root } from '../setup/paths.mjs';

/**
 * @typedef {Record<string, number>} Durations how long each test file took when it last ran, in seconds
 * @typedef {{ file: string, tests: { results: { duration: number }[] }[] }} Spec
 * @typedef {{ suites?: Suite[], specs?: Spec[] }} Suite
 */

/** Written by each run on this machine. */
const ofThisMachine = path.join(cache, 'durations.json');
/** Of the last run that landed; a file that takes less than two seconds is not worth a line. */
const landed = inRoot('scripts', 'verify', 'durations.json');
const worthALine = 2;

/** @param {string} file @returns {Durations} */
const read = (file) => (fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : {});

/** The machine's own durations go first: another machine is slower or faster. */
export const knownDurations = () => ({ ...read(landed), ...read(ofThisMachine) });

/**
 * Reads durations off a report of Vitest or Playwright and keeps them: `--changed` chooses by them what fits into its time.
 * @param {string} report
 * @returns {Durations}
 */
export const keepDurations = (report) => {
  if (!fs.existsSync(report)) return {};
  const told = JSON.parse(fs.readFileSync(report, 'utf8'));
  const found = 'numTotalTests' in told ? ofFiles(told.testResults) : ofSuites(told.suites ?? []);
  fs.writeFileSync(ofThisMachine, JSON.stringify({ ...read(ofThisMachine), ...found }));
  return found;
};

/** Writes the durations of this machine into the repository, the dearest file first. */
export const landDurations = () => {
  const all = Object.entries(read(ofThisMachine)).filter(([file]) => fs.existsSync(inRoot(file)));
  const dear = dearest(Object.fromEntries(all), all.length).filter(([, seconds]) => seconds >= worthALine);
  const rounded = dear.map(([file, seconds]) => [file, Math.round(seconds)]);
  fs.writeFileSync(landed, `${JSON.stringify(Object.fromEntries(rounded), null, 2)}\n`);
};

/**
 * @param {Durations} durations
 * @param {number} count
 */
export const dearest = (durations, count) =>
  Object.entries(durations)
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, count);

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
