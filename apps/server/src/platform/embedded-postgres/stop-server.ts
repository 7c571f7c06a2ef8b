import type { Held, Request } from './hold-server.ts';
import { askToStop } from './launch.ts';
import { readLockFile, waitUntilGone } from './lock-file.ts';
import type { Log } from './problem.ts';

/** Longest wait of a graceful exit for a shutdown with much to write. */
const patience = 30_000;

/** Gives the lease back; the last holder stops the server and waits until it is gone. */
export const stopServer = async (
  { lock, lease }: Held,
  { dataDir, binaries }: Request,
  log: Log,
): Promise<void> => {
  try {
    if (!(await lease.giveBack())) {
      log.info('PostgreSQL stays up: another process of this folder uses it');
      return;
    }
    if (readLockFile(dataDir)?.pid !== lock.pid) return;
    askToStop(lock, dataDir, binaries);
    if (!(await waitUntilGone(lock.pid, patience)))
      log.warn('PostgreSQL is still writing; it stops by itself');
  } catch (error) {
    log.warn(`PostgreSQL was not stopped: ${error instanceof Error ? error.message : String(error)}`);
  } finally {
    await lease.close();
  }
};
