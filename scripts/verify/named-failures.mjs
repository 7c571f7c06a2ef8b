import fs from 'node:fs';
import path from 'node:path';
import { root } from '../setup/paths.mjs';

/**
 * @typedef {{ status: string, fullName: string }} Assertion
 * @typedef {{ name: string, status: string, assertionResults: Assertion[] }} TestFile
 * @typedef {{ title: string, file: string, tests: { projectName: string, status: string }[] }} Spec
 * @typedef {{ suites?: Suite[], specs?: Spec[] }} Suite
 */

/**
 * What did not pass, by name, from the JSON report of Vitest or Playwright: who reads only the end of a long output
 * knows where to look. A test that passed at the second try is named too.
 * @param {string} file
 * @returns {string[]}
 */
export const namedFailures = (file) => {
  if (!fs.existsSync(file)) return [];
  const report = JSON.parse(fs.readFileSync(file, 'utf8'));
  if (!('numTotalTests' in report)) return ofSuite(report);
  const failed = report.testResults.flatMap(ofFile);
  const before = (report.triedAgain ?? [])
    .flatMap(ofFile)
    .filter((/** @type {string} */ one) => !failed.includes(one));
  return [...failed, ...before.map((/** @type {string} */ one) => `${one} (passed at the second try)`)];
};

/** @param {TestFile} one @returns {string[]} */
const ofFile = ({ name, status, assertionResults }) => {
  const place = path.relative(root, name);
  const failed = assertionResults.filter((test) => test.status === 'failed');
  if (failed.length === 0) return status === 'failed' ? [`${place}: did not load`] : [];
  return failed.map(({ fullName }) => `${place}: ${fullName}`);
};

/** @param {Suite} suite @returns {string[]} */
const ofSuite = ({ suites = [], specs = [] }) => {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests.flatMap(({ projectName, status }) => {
      if (status !== 'unexpected' && status !== 'flaky') return [];
      return [`${file} [${projectName}]: ${title}${status === 'flaky' ? ' (passed at the second try)' : ''}`];
    }),
  );
  return [...own, ...suites.flatMap(ofSuite)];
};
