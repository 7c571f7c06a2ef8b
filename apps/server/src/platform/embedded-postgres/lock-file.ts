import fs from 'node:fs';
import path from 'node:path';
import { answers, isPostgresOn, isRunning } from './processes.ts';

export type LockFile = {
  readonly pid: number;
  readonly port: number;
  /** Empty on Windows, where the server listens on the loopback address instead. */
  readonly socketDir: string;
  /** PostgreSQL writes this last line only once it accepts connections. */
  readonly ready: boolean;
};

/** Reads PostgreSQL's own note on the server of a data folder. */
export const readLockFile = (dataDir: string): LockFile | undefined => {
  let lines: string[];
  try {
    lines = fs.readFileSync(path.join(dataDir, 'postmaster.pid'), 'utf8').split('\n');
  } catch {
    return undefined;
  }
  const [pid, , , port, socketDir = '', , , status = ''] = lines;
  return {
    pid: Number(pid),
    port: Number(port),
    socketDir: socketDir.trim(),
    ready: status.startsWith('ready'),
  };
};

export type Occupant =
  | { readonly kind: 'nobody'; readonly stalePid?: number }
  | { readonly kind: 'starting-or-stopping' }
  | { readonly kind: 'server'; readonly lock: LockFile };

/**
 * Finds the server of a data folder. One that answers is shared. A dead server's lock is never deleted here: PostgreSQL
 * clears it after checking that no orphaned worker still uses the memory.
 */
export const findOccupant = async (dataDir: string): Promise<Occupant> => {
  const lock = readLockFile(dataDir);
  if (!lock) return { kind: 'nobody' };
  if (lock.ready && (await answers(address(lock)))) return { kind: 'server', lock };
  if (isPostgresOn(lock.pid, dataDir)) return { kind: 'starting-or-stopping' };
  return { kind: 'nobody', stalePid: lock.pid };
};

const address = (lock: LockFile): { path: string } | { host: string; port: number } =>
  lock.socketDir
    ? { path: path.join(lock.socketDir, `.s.PGSQL.${lock.port}`) }
    : { host: '127.0.0.1', port: lock.port };

/** Resolves to true once the process is gone, or to false when the time is over. */
export const waitUntilGone = async (pid: number, milliseconds: number): Promise<boolean> => {
  const deadline = performance.now() + milliseconds;
  while (isRunning(pid)) {
    if (performance.now() > deadline) return false;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  return true;
};
