import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { inRoot } from '../setup/paths.mjs';
import { namedFailures } from './named-failures.mjs';

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

  it('names the tests that failed in a browser, and those that passed at the second try', () => {
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

  it('names nothing where there is no report', () => {
    expect(namedFailures(path.join(folder, 'absent.json'))).toEqual([]);
  });
});
