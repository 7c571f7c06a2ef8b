import { execFile, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inRoot } from '../setup/paths.mjs';
import { pinnedNode } from '../setup/pinned-node.mjs';
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

/** Headings of a page, as addresses of links. @param {string} page */
const anchorsOf = (page) =>
  [...read(page).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );

/** Links of a page to a heading: page and heading. @param {string} page */
const headingsNamedIn = (page) =>
  [...read(page).matchAll(/\]\((?!https?:)([^)#\s]*)#([^)]+)\)/g)].map(([, to = '', anchor = '']) => ({
    to: to === '' ? page : path.posix.join(path.posix.dirname(page === firstPage ? 'README.md' : page), to),
    anchor,
  }));

describe('the pages of a release', () => {
  it('are found, each of them', () => expect(pages.length).toBeGreaterThan(20));

  it.each(pages)('%s names only pages and folders that come along', (page) => {
    expect(namedIn(page).filter((name) => !isThere(page, name))).toEqual([]);
  });

  it('name only headings that their pages have', () => {
    const named = pages.flatMap(headingsNamedIn);
    expect(named.length).toBeGreaterThan(3);
    expect(named.filter(({ to, anchor }) => !anchorsOf(to).includes(anchor))).toEqual([]);
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
    expect({ status, there: files.includes(script) }).toEqual({ status: 0, there: true });
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

const longest = 60_000;
const ofPostgres = [
  ...['SFATAL', 'C28P01', 'Mpassword authentication failed'].map((field) => `${field}\0`),
  '\0',
];

/** Answers as a PostgreSQL that refuses the password: commands end at once, and need no shop. */
const openRefusing = async () => {
  const words = Buffer.from(ofPostgres.join(''));
  const head = Buffer.from('E\0\0\0\0');
  head.writeInt32BE(words.length + 4, 1);
  const server = net.createServer((socket) => {
    socket.on('error', () => socket.destroy());
    socket.once('data', () => socket.end(Buffer.concat([head, words])));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  return { server, port: typeof address === 'object' ? address?.port : undefined };
};

const name = (/** @type {string[]} */ words) => words.join(' ');

/** A folder that starts commands as the archive does, with the code of the checkout. */
const layOut = () => {
  const there = fs.mkdtempSync(path.join(os.tmpdir(), 'zanga-commands-'));
  for (const folder of ['node_modules', 'apps', 'packages'])
    fs.symlinkSync(inRoot(folder), path.join(there, folder));
  fs.mkdirSync(path.join(there, 'bin'));
  fs.copyFileSync(inRoot('scripts/release/zanga.sh'), path.join(there, 'bin/zanga'));
  fs.chmodSync(path.join(there, 'bin/zanga'), 0o755);
  fs.writeFileSync(path.join(there, 'release.json'), '{"version":"1.0.0+abc"}');
  return there;
};

/**
 * @param {string} there @param {string[]} words @param {NodeJS.ProcessEnv} env
 * @returns {Promise<{ code: unknown, said: string }>}
 */
const run = (there, words, env) =>
  new Promise((resolve) => {
    const program = path.join(there, 'bin/zanga');
    const child = execFile(program, words, { env, timeout: longest }, (error, ...said) =>
      resolve({ code: error?.code ?? 0, said: said.join('') }),
    );
    child.stdin?.end();
  });

describe.skipIf(process.platform !== 'linux' || !pinnedNode())('commands of the pages, run', () => {
  let there = '';
  /** @type {Map<string, { code: unknown, said: string }>} */
  const ended = new Map();
  afterAll(() => fs.rmSync(there, { recursive: true }));

  beforeAll(async () => {
    there = layOut();
    const { server, port } = await openRefusing();
    const env = {
      ...{ PATH: process.env.PATH, HOME: there, DATA_DIR: path.join(there, 'data') },
      ...{ DATABASE_URL: `postgres://zanga:wrong@127.0.0.1:${port}/zanga` },
      NODE_COMPILE_CACHE: path.join(there, 'compiled'),
    };
    const keep = async (/** @type {string[]} */ words) =>
      ended.set(name(words), await run(there, words, env));
    // The first compiles what the others share.
    await keep(['doctor']);
    await Promise.all([...typed.filter((words) => name(words) !== 'doctor'), ['nonsense']].map(keep));
    server.close();
  }, longest);

  it('version tells the release', () =>
    expect(ended.get('version')).toEqual({ code: 0, said: '1.0.0+abc\n' }));

  it('an unknown one is told which there are', () =>
    expect(ended.get('nonsense')).toMatchObject({
      code: 1,
      said: expect.stringMatching(/There are: start doctor/),
    }));

  it.each(typed.map(name).filter((command) => command !== 'version'))(
    'bin/zanga %s says in plain words that the database refuses it',
    (command) => {
      const { code, said = '' } = ended.get(command) ?? {};
      // Without a bucket no pictures are moved, whatever the database says.
      const words = command.startsWith('files:move')
        ? /name no bucket/
        : /lets nobody in.*\nCorrect the user/;
      expect(said).toMatch(words);
      expect(said).not.toMatch(/^ +at /m);
      expect(code).toBe(1);
    },
  );
});
