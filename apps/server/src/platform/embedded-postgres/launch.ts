import { type ChildProcess, type StdioOptions, spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import type { Binaries } from './binaries.ts';
import { chooseIdentity, handOver, type Identity, spawnOptions } from './identity.ts';
import { type LockFile, readLockFile } from './lock-file.ts';
import { EmbeddedPostgresProblem } from './problem.ts';
import { freePort } from './processes.ts';
import { makeSocketFolder, socketFolder, socketPort } from './socket-folder.ts';

export type Launch = {
  readonly dataDir: string;
  readonly binaries: Binaries;
  readonly settings: readonly string[];
  /** A living process that did not write the stale lock file. */
  readonly stalePid: number | undefined;
  readonly onWaiting: (seconds: number) => void;
};

/** Settings of every embedded server; all others are PostgreSQL's defaults, fsync included. */
const settings = ['random_page_cost=1.1', 'timezone=UTC', 'log_timezone=UTC', 'log_line_prefix=%m [%p] '];

/**
 * Starts PostgreSQL and resolves once it accepts connections. Undefined when another start was faster, or a killed
 * server's worker still holds the memory: then the folder is examined again.
 */
export const launch = async (request: Launch): Promise<LockFile | undefined> => {
  const { dataDir, binaries } = request;
  const identity = chooseIdentity(dataDir, binaries);
  const logFile = `${dataDir}.log`;
  rotate(logFile);
  const logStart = fs.existsSync(logFile) ? fs.statSync(logFile).size : 0;
  const child = await spawnServer(request, identity, logFile);
  if (process.getuid?.() === 0) handOver(logFile, identity);
  const started = performance.now();
  let ended: string | undefined;
  child.once('error', (error) => {
    ended = error.message;
  });
  child.once('exit', (code, signal) => {
    ended = String(code ?? signal);
  });
  for (let turn = 1; ; turn += 1) {
    const lock = readLockFile(dataDir);
    if (lock?.ready && (lock.pid === child.pid || process.platform === 'win32')) return lock;
    if (ended !== undefined && (process.platform !== 'win32' || ended !== '0')) {
      return afterEarlyEnd(readFrom(logFile, logStart), ended, logFile);
    }
    if (turn % 100 === 0) request.onWaiting(Math.round((performance.now() - started) / 1000));
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
};

const spawnServer = async (request: Launch, identity: Identity, logFile: string): Promise<ChildProcess> => {
  const { dataDir, binaries } = request;
  const all = [...settings, ...request.settings];
  const log = fs.openSync(logFile, 'a', 0o600);
  try {
    if (process.platform === 'win32') return await spawnOnWindows(request, all, log);
    const place = socketFolder(dataDir);
    makeSocketFolder(place, dataDir, identity);
    const own = ['listen_addresses=', 'unix_socket_permissions=0700', ...all].flatMap((setting) => [
      '-c',
      setting,
    ]);
    const server = [binaries.postgres, '-D', dataDir, '-k', place, '-p', String(socketPort), ...own];
    const [program, ...args] = [...identity.prefix, ...server];
    const options = spawnOptions(identity);
    // PostgreSQL ignores a lock of its grandparent; pg_ctl uses the same trick for a stale pid.
    const env = {
      ...options.env,
      ...(request.stalePid ? { PG_GRANDPARENT_PID: String(request.stalePid) } : {}),
    };
    // Detached: Ctrl-C in a terminal would otherwise stop the database before the running requests.
    const stdio: StdioOptions = ['ignore', log, log];
    const child = spawn(program ?? binaries.postgres, args, { ...options, env, stdio, detached: true });
    child.unref();
    return child;
  } finally {
    fs.closeSync(log);
  }
};

/** pg_ctl drops administrator rights, which postgres.exe refuses. Not tried on a real machine yet. */
const spawnOnWindows = async (
  request: Launch,
  all: readonly string[],
  log: number,
): Promise<ChildProcess> => {
  const port = await freePort(readLockFile(request.dataDir)?.port);
  const quoted = ['listen_addresses=127.0.0.1', ...all].map((setting) => `-c "${setting}"`);
  const options = `-p ${port} ${quoted.join(' ')}`;
  const args = ['start', '-W', '-D', request.dataDir, '-o', options];
  return spawn(request.binaries.pgCtl, args, { stdio: ['ignore', log, log], windowsHide: true });
};

/** Asks the server to end its connections and shut down cleanly. */
export const askToStop = (lock: LockFile, dataDir: string, binaries: Binaries): void => {
  if (process.platform === 'win32') {
    spawnSync(binaries.pgCtl, ['stop', '-W', '-m', 'fast', '-D', dataDir], { windowsHide: true });
  } else {
    process.kill(lock.pid, 'SIGINT');
  }
};

const worthAnotherLook = /lock file .* already exists|pre-existing shared memory block|still in use/;

const afterEarlyEnd = (lastWords: string, ended: string, logFile: string): undefined => {
  if (worthAnotherLook.test(lastWords)) return undefined;
  const lines = lastWords.trim().split('\n').slice(-8).join('\n');
  throw new EmbeddedPostgresProblem(
    `PostgreSQL ended while starting (${ended}). Its last words, from ${path.basename(logFile)}:\n${lines}`,
  );
};

const readFrom = (file: string, start: number): string => fs.readFileSync(file).subarray(start).toString();

/** Keeps one older log, so that years of starts do not fill the folder. */
const rotate = (logFile: string): void => {
  const size = fs.existsSync(logFile) ? fs.statSync(logFile).size : 0;
  if (size > 5_000_000) fs.renameSync(logFile, `${logFile}.1`);
};
