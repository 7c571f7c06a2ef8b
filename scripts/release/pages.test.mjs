import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { inRoot } from '../setup/paths.mjs';
import { releasedFiles } from './sources.mjs';

const firstPage = 'scripts/release/first-page.md';
const made = ['README.md', 'LICENCES.txt', 'SHA256SUMS', 'sbom.cdx.json', 'release.json', 'bin/zanga'];
const files = [...releasedFiles(), ...made];
const pages = [firstPage, ...files.filter((file) => /^(docs|deploy)\/.*\.md$|^SECURITY\.md$/.test(file))];
const read = (/** @type {string} */ page) => fs.readFileSync(inRoot(page), 'utf8');

/** Pages and folders of the archive that a page names, as links or in backticks. @param {string} page */
const namedIn = (page) => {
  const text = read(page);
  const links = [...text.matchAll(/\]\((?!https?:)([^)#\s]+)(?:#[^)]*)?\)/g)].map(([, to = '']) =>
    path.posix.join(path.posix.dirname(page === firstPage ? 'README.md' : page), to),
  );
  const spoken = [...text.matchAll(/`((?:docs|deploy)\/[\w./*-]+|[\w-]+\.md)`/g)].map(([, to = '']) => to);
  return [...links, ...spoken];
};

/** @param {string} page @param {string} name */
const isThere = (page, name) => {
  const beside = [path.posix.dirname(page), 'docs'].map((folder) => path.posix.join(folder, name));
  const start = name.replace(/\*.*/, '').replace(/\/$/, '');
  return files.some((file) => file === name || beside.includes(file) || file.startsWith(`${start}/`));
};

describe('the pages of a release', () => {
  it('are found, each of them', () => expect(pages.length).toBeGreaterThan(20));

  it.each(pages)('%s names only pages and folders that come along', (page) => {
    expect(namedIn(page).filter((name) => !isThere(page, name))).toEqual([]);
  });
});

const home = fs.mkdtempSync(path.join(os.tmpdir(), 'zanga-pages-'));
afterAll(() => fs.rmSync(home, { recursive: true }));
for (const cpu of ['x64', 'arm64']) {
  const node = path.join(home, 'node_modules', `node-linux-${cpu}`, 'bin', 'node');
  fs.mkdirSync(path.dirname(node), { recursive: true });
  // Stands for Node: prints its arguments, one a line.
  fs.writeFileSync(node, '#!/bin/sh\nprintf "%s\\n" "$@"\n', { mode: 0o755 });
}
fs.mkdirSync(path.join(home, 'bin'));
fs.copyFileSync(inRoot('scripts/release/zanga.sh'), path.join(home, 'bin/zanga'));

/** Script started by `bin/zanga`, with its arguments. @param {string[]} words */
const started = (words) => {
  const { status, stdout } = spawnSync('sh', [path.join(home, 'bin/zanga'), ...words], { encoding: 'utf8' });
  const lines = stdout.trim().split('\n');
  const at = lines.findIndex((line) => line.startsWith(home) || line === '-p');
  return { status, script: path.relative(home, lines[at] ?? ''), words: lines.slice(at + 1) };
};

/** Commands with `bin/zanga` in the pages, as typed. */
const typed = [
  ...new Set(
    pages.flatMap((page) =>
      [...read(page).matchAll(/bin\/zanga ([a-z:]+(?: (?:--?[\w-]*|[\w.@/-]+))*)/g)].map(([, words = '']) =>
        words.split(' -c')[0]?.trim(),
      ),
    ),
  ),
].flatMap((words) => (words ? [words.split(' ')] : []));

describe.skipIf(process.platform === 'win32')('commands of the pages', () => {
  it('are found, each of them', () => expect(typed.length).toBeGreaterThan(8));

  it.each(typed.map((words) => [words.join(' '), words]))('bin/zanga %s is taken as written', (_, words) => {
    if (words[0] === 'version') return;
    const { status, script, words: handed } = started(words);
    expect({ status, there: fs.existsSync(inRoot(script)) }).toEqual({ status: 0, there: true });
    const source = read(script);
    const options = handed.filter((word) => word.startsWith('--')).map((word) => word.slice(2));
    expect(options.filter((option) => !new RegExp(`['\\s{]${option}['\\s]*:`).test(source))).toEqual([]);
  });

  it('pass options on, also after npm’s --', () => {
    const there = ['--email', 'ada@example.it', '--reset-factors'];
    expect(started(['owner', '--', ...there]).words).toEqual(there);
    expect(started(['restore', '--', 'FILE']).words).toEqual(['FILE']);
  });
});
