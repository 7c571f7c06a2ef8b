import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { howCalled, howCalledIn, shopCommands } from './how-called.ts';

const root = path.resolve(import.meta.dirname, '../../../../..');
const read = (...names: string[]) => readFileSync(path.join(root, ...names), 'utf8');

const release = mkdtempSync(path.join(os.tmpdir(), 'zanga-release-'));
writeFileSync(path.join(release, 'release.json'), '{"version":"1"}');
afterAll(() => rmSync(release, { recursive: true }));

describe('a command', () => {
  it('has the name of its folder’s kind, a release or a checkout', () => {
    const there = howCalledIn(release);
    expect([there('start'), there('owner', '--email a@b.it'), there('restore:release')]).toEqual([
      'bin/zanga start',
      'bin/zanga owner --email a@b.it',
      'bin/zanga restore:release',
    ]);
    const here = howCalledIn(root);
    expect([here('start'), here('owner', '--email a@b.it'), here('restore:release')]).toEqual([
      'npm start',
      'npm run owner -- --email a@b.it',
      'npm run restore:release',
    ]);
    expect(howCalled('doctor')).toBe('npm run doctor');
  });

  it('exists by that name, in both', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    const shell = read('scripts/release/zanga.sh');
    for (const command of shopCommands) {
      expect(Object.keys(scripts)).toContain(command);
      expect(shell).toMatch(new RegExp(`^ *([\\w:| ]+ \\| )?${command}( \\| [\\w:| ]+)?\\)`, 'm'));
    }
  });
});

/** Lines of code, without comments and commands for the project itself. */
const printed = (folder: string): string[] =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !/\.test\.ts$|testing\.ts$/.test(name))
    .flatMap((name) =>
      read(folder, name)
        .split('\n')
        .filter((line) => !/^\s*(\/\/|\/?\*)/.test(line))
        .map((line) => `${name}: ${line.trim()}`),
    );

it('stands in no printed text by itself, except in texts of a checkout', () => {
  const calls = new RegExp(`npm (start|run (${shopCommands.join('|')})\\b)|bin/zanga `);
  const lines = ['apps/server/src', 'apps/server/scripts'].flatMap(printed);
  expect(lines.length).toBeGreaterThan(10_000);
  expect(
    lines.filter((line) => calls.test(line) && !line.startsWith('platform/commands/how-called.ts: ')),
  ).toEqual([]);
  const italian = printed('packages/contract/src').filter((line) => /npm (run|start)|bin\/zanga/.test(line));
  expect(italian).toEqual([]);
});
