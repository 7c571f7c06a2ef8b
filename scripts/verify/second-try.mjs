import fs from 'node:fs';
import { uncaughtBeside } from './uncaught.mjs';

/**
 * @typedef {import('./named-failures.mjs').TestFile} TestFile
 * @typedef {{ numTotalTests: number, numPassedTests: number, numFailedTests: number, testResults: TestFile[], triedAgain?: TestFile[] }} Report
 */

/** Failed files above which a failure is no accident. */
const mostFiles = 3;

/** @param {string} file @returns {Report | undefined} */
const readReport = (file) => (fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : undefined);

/**
 * Files of Vitest's report that may be tried again: failed ones, if they are few and no error is outside a test. Such
 * an error belongs to no file, and would be lost.
 * @param {string} file
 * @returns {string[]}
 */
export const filesToTryAgain = (file) => {
  if (fs.existsSync(uncaughtBeside(file))) return [];
  const failed = (readReport(file)?.testResults ?? []).filter(({ status }) => status === 'failed');
  return failed.length > mostFiles ? [] : failed.map(({ name }) => name);
};

/**
 * Replaces results by the second try's. The first stays in the report: a test that fails by chance is named, and must
 * be mended.
 * @param {string} file
 * @param {string} secondFile
 */
export const takeSecondTry = (file, secondFile) => {
  const [first, second] = [readReport(file), readReport(secondFile)];
  if (!first || !second) return;
  const again = new Map(second.testResults.map((one) => [one.name, one]));
  const testResults = first.testResults.map((one) => again.get(one.name) ?? one);
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  const count = (/** @type {string} */ status) => tests.filter((test) => test.status === status).length;
  const counts = {
    numTotalTests: tests.length,
    numPassedTests: count('passed'),
    numFailedTests: count('failed'),
  };
  const triedAgain = first.testResults.filter(({ name }) => again.has(name));
  fs.writeFileSync(file, JSON.stringify({ ...first, ...counts, testResults, triedAgain }));
};
