import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { countTests, sumCounts } from './counts.mjs';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'zanga-counts-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

/** @param {object} report */
const written = (report) => {
  const file = path.join(folder, 'report.json');
  fs.writeFileSync(file, JSON.stringify(report));
  return file;
};

describe('the last line of npm test', () => {
  it('reads the report of Vitest', () => {
    const file = written({ numTotalTests: 9, numPassedTests: 6, numFailedTests: 2, numPendingTests: 1 });
    expect(countTests(file)).toEqual({ passed: 6, failed: 2 });
  });

  it('reads the report of Playwright, where a test that passed at the second try has passed', () => {
    const file = written({ stats: { expected: 5, flaky: 1, unexpected: 2, skipped: 3 } });
    expect(countTests(file)).toEqual({ passed: 6, failed: 2 });
  });

  it('is undefined without a report', () => {
    expect(countTests(path.join(folder, 'absent.json'))).toBeUndefined();
  });

  it('never says “0 failed” of a run that failed', () => {
    const types = { ok: false, counts: undefined };
    const tests = { ok: true, counts: { passed: 7, failed: 0 } };
    expect(sumCounts([types, tests])).toEqual({ passed: 7, failed: 1 });
    expect(sumCounts([{ ok: false, counts: { passed: 7, failed: 2 } }])).toEqual({ passed: 7, failed: 2 });
    expect(sumCounts([tests])).toEqual({ passed: 7, failed: 0 });
  });
});
