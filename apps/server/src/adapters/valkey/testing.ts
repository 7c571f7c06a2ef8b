import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll } from 'vitest';
import { freePort } from '../../platform/embedded-postgres/processes.ts';

const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/bin', '/usr/local/bin'];

const find = (names: readonly string[]): string | undefined =>
  names.flatMap((name) => folders.map((folder) => path.join(folder, name))).find((file) => existsSync(file));

/** A sentinel is the same program under another word. */
const program = find(['valkey-server', 'redis-server']);

/** Why tests that need a real server are left out; nothing where there is one. */
export const lacksValkey =
  program === undefined ? 'neither valkey-server nor redis-server is installed (Debian: redis-server)' : '';

export const testPassword = 'solo per la prova';

export type TestServer = {
  readonly port: number;
  readonly start: () => void;
  /** As a power cut would end it. */
  readonly kill: () => Promise<void>;
  readonly freeze: () => void;
  readonly thaw: () => void;
};

/** Whoever begins a server within a test cannot say there what is done after all of them: it is said here. */
const ends: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const end of ends) await end();
});

const makeServer = async (
  configOf: (port: number, folder: string) => readonly string[],
  isSentinel = false,
): Promise<TestServer> => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'zanga-valkey-'));
  const port = await freePort();
  const file = path.join(folder, 'server.conf');
  const common = [`port ${port}`, 'bind 127.0.0.1', `dir ${folder}`];
  writeFileSync(file, `${[...common, ...configOf(port, folder)].join('\n')}\n`);
  let child: ChildProcess | undefined;
  const start = () => {
    child = spawn(program ?? '', [file, ...(isSentinel ? ['--sentinel'] : [])], { stdio: 'ignore' });
  };
  const kill = async () => {
    const running = child;
    child = undefined;
    if (!running || running.exitCode !== null) return;
    running.kill('SIGKILL');
    await once(running, 'exit');
  };
  start();
  ends.push(async () => {
    await kill();
    rmSync(folder, { recursive: true, force: true });
  });
  return {
    ...{ port, start, kill },
    freeze: () => child?.kill('SIGSTOP'),
    thaw: () => child?.kill('SIGCONT'),
  };
};

/** A server of one's own for a test file; `of` makes it the replica of another. */
export const startTestValkey = (of?: TestServer): Promise<TestServer> =>
  makeServer(() => [
    'save ""',
    `requirepass "${testPassword}"`,
    `masterauth "${testPassword}"`,
    ...(of ? [`replicaof 127.0.0.1 ${of.port}`] : []),
  ]);

export const startTestSentinel = (of: TestServer): Promise<TestServer> =>
  makeServer(
    () => [
      `sentinel monitor zanga 127.0.0.1 ${of.port} 2`,
      `sentinel auth-pass zanga "${testPassword}"`,
      'sentinel down-after-milliseconds zanga 500',
      'sentinel failover-timeout zanga 3000',
    ],
    true,
  );

export const urlOf = ({ port }: TestServer): string =>
  `redis://:${encodeURIComponent(testPassword)}@127.0.0.1:${port}`;
