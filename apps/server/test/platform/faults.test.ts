import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../../../..');
const rows = readFileSync(path.join(root, 'docs/faults.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| fault '))
  .map((line) => line.slice(2, -2).split(' | '));

/** Beginning of a test, a title on its own line, or a fault of the cluster. */
const begins = /\b(?:it|test)(?:\.each)?[(`]|^ {2}'.*',$|\bwhat: '/;

/** Whether a file has a test with this title, after any requirement ids. */
const hasTest = (file: string, title: string) =>
  existsSync(path.join(root, file)) &&
  readFileSync(path.join(root, file), 'utf8')
    .split('\n')
    .some((line) => begins.test(line) && line.includes(title));

const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
const isScript = (shown: string) => (/^`npm run (\S+)`$/.exec(shown)?.[1] ?? '') in scripts;

describe('the table of faults', () => {
  it('has at least twenty, each complete', () => {
    expect(rows.length).toBeGreaterThanOrEqual(20);
    for (const cells of rows) {
      expect(cells).toHaveLength(5);
      expect(cells.every((cell) => cell.trim() !== '')).toBe(true);
    }
    const faults = rows.map(([fault]) => fault);
    expect(new Set(faults).size).toBe(faults.length);
  });

  it('names existing tests', () => {
    const named = rows.flatMap((cells) => {
      if (isScript(cells[4] ?? '')) return [];
      const [, file = '', title = ''] = /^`(\S+)` · (.+)$/.exec(cells[4] ?? '') ?? [];
      return { file, title };
    });
    expect(named.filter(({ file, title }) => file === '' || !hasTest(file, title))).toEqual([]);
    expect(hasTest('apps/server/test/platform/faults.test.ts', 'tests that never were')).toBe(false);
    expect(hasTest('bench/cluster/faults.ts', 'a part that is none')).toBe(false);
    expect(isScript('`npm run test:nothing`')).toBe(false);
  });
});
