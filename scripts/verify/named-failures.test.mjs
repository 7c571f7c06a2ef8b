import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { inRoot } from '../setup/paths.mjs';
import { countTests } from './counts.mjs';
import { namedFailures } from './named-failures.mjs';
import { filesToTryAgain, takeSecondTry } from './second-try.mjs';
import NoteUncaught from './uncaught.mjs';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'zanga-names-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

/** @param {object} report */
const written = (report) => {
  const file = path.join(folder, 'report.json');
  fs.writeFileSync(file, JSON.stringify(report));
  return file;
};

describe('the end of npm test', () => {
  it('names the tests that failed in Vitest, and the files that did not load', () => {
    const testResults = [
      {
        name: inRoot('a.test.ts'),
        status: 'failed',
        assertionResults: [
          { status: 'failed', fullName: 'cart adds up' },
          { status: 'passed', fullName: 'cart is empty' },
        ],
      },
      { name: inRoot('b.test.ts'), status: 'failed', assertionResults: [] },
      { name: inRoot('c.test.ts'), status: 'passed', assertionResults: [] },
    ];
    const file = written({ numTotalTests: 2, testResults });
    expect(namedFailures(file)).toEqual(['a.test.ts: cart adds up', 'b.test.ts: did not load']);
  });

  it('names failed browser tests, and the ones that passed at the second try', () => {
    const spec = (/** @type {string} */ title, /** @type {string} */ status) => ({
      title,
      file: 'cart.spec.ts',
      tests: [{ projectName: 'phone', status }],
    });
    const inner = { specs: [spec('pays', 'unexpected'), spec('opens', 'expected')] };
    const suites = [{ specs: [spec('waits', 'flaky')], suites: [inner] }];
    expect(namedFailures(written({ stats: {}, suites }))).toEqual([
      'cart.spec.ts [phone]: waits (passed at the second try)',
      'cart.spec.ts [phone]: pays',
    ]);
  });

  it('names nothing without a report', () => {
    expect(namedFailures(path.join(folder, 'absent.json'))).toEqual([]);
  });
});

describe('a second try', () => {
  it('is not given after an error outside any test: it belongs to no file', async () => {
    const lone = path.join(folder, 'lone.json');
    const testResults = [{ name: inRoot('a.test.ts'), status: 'failed', assertionResults: [] }];
    fs.writeFileSync(lone, JSON.stringify({ testResults }));
    expect(filesToTryAgain(lone)).toEqual([inRoot('a.test.ts')]);
    const noting = new NoteUncaught();
    noting.onInit({ config: { outputFile: { json: lone } } });
    noting.onTestRunEnd([], []);
    expect(filesToTryAgain(lone)).toHaveLength(1);
    noting.onTestRunEnd([], [new Error('nobody waited for this')]);
    expect(filesToTryAgain(lone)).toEqual([]);
  });

  it('names the tests that passed in it, and counts them once', () => {
    const of = (/** @type {string} */ name, /** @type {string[]} */ ...outcomes) => ({
      name: inRoot(name),
      status: outcomes.includes('failed') ? 'failed' : 'passed',
      assertionResults: outcomes.map((status, at) => ({ status, fullName: `test ${at}` })),
    });
    const reportOf = (/** @type {ReturnType<typeof of>[]} */ ...testResults) =>
      JSON.stringify({ numTotalTests: 1, numPassedTests: 0, numFailedTests: 1, testResults });
    const first = path.join(folder, 'first.json');
    const second = path.join(folder, 'second.json');
    fs.writeFileSync(
      first,
      reportOf(of('a.test.ts', 'failed', 'passed'), of('b.test.ts', 'passed', 'failed')),
    );
    expect(filesToTryAgain(first)).toEqual([inRoot('a.test.ts'), inRoot('b.test.ts')]);
    fs.writeFileSync(
      second,
      reportOf(of('a.test.ts', 'passed', 'passed'), of('b.test.ts', 'passed', 'failed')),
    );
    takeSecondTry(first, second);
    expect(namedFailures(first)).toEqual([
      'b.test.ts: test 1',
      'a.test.ts: test 0 (passed at the second try)',
    ]);
    expect(countTests(first)).toEqual({ passed: 3, failed: 1 });
  });

  it('is not given when many files failed, or without a report', () => {
    const testResults = Array.from({ length: 4 }, (_, at) => ({
      name: `${at}`,
      status: 'failed',
      assertionResults: [],
    }));
    expect(filesToTryAgain(written({ numTotalTests: 4, testResults }))).toEqual([]);
    expect(filesToTryAgain(path.join(folder, 'absent.json'))).toEqual([]);
  });
});
