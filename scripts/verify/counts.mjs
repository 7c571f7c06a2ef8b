import fs from 'node:fs';

/** @typedef {{ passed: number, failed: number }} Counts */

/**
 * How many tests passed and failed, from the JSON report of Vitest or Playwright; nothing when no report was written.
 * @param {string} file
 * @returns {Counts | undefined}
 */
export const countTests = (file) => {
  if (!fs.existsSync(file)) return undefined;
  const report = JSON.parse(fs.readFileSync(file, 'utf8'));
  if ('numTotalTests' in report) return { passed: report.numPassedTests, failed: report.numFailedTests };
  const { expected, flaky, unexpected } = report.stats;
  return { passed: expected + flaky, failed: unexpected };
};

/**
 * The sum over all steps. A step that failed without a failing test (a type error, a file that does not load) counts as
 * one failure, so that the last line never says "0 failed" about a run that failed.
 * @param {{ ok: boolean, counts: Counts | undefined }[]} results
 * @returns {Counts}
 */
export const sumCounts = (results) => {
  const sum = { passed: 0, failed: 0 };
  for (const { ok, counts } of results) {
    sum.passed += counts?.passed ?? 0;
    sum.failed += counts?.failed || (ok ? 0 : 1);
  }
  return sum;
};
