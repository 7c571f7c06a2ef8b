import { howCalled } from '../commands/how-called.ts';
import type { Binaries } from './binaries.ts';
import { connectionTo } from './connection.ts';
import { checkVersion, initialise } from './initialise.ts';
import { launch } from './launch.ts';
import { type Lease, takeLease } from './lease.ts';
import { findOccupant, type LockFile } from './lock-file.ts';
import { EmbeddedPostgresProblem, errorCode } from './problem.ts';

export type Request = {
  readonly dataDir: string;
  readonly binaries: Binaries;
  readonly settings: readonly string[];
  readonly onProgress: (line: string) => void;
};

export type Held = {
  readonly lock: LockFile;
  readonly lease: Lease;
};

/** Enough for a busy machine to write down a large database; recovery after a power cut reports progress. */
const patience = 120_000;

/** A running server of this folder, shared or just started, with a lease on it. */
export const holdServer = async (request: Request): Promise<Held> => {
  const { dataDir, binaries } = request;
  const deadline = performance.now() + patience;
  checkVersion(dataDir, binaries);
  while (performance.now() < deadline) {
    const lock = await shareOrStart(request);
    const lease = lock && (await leaseUnlessStopping(lock, dataDir));
    if (lock && lease) return { lock, lease };
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new EmbeddedPostgresProblem(
    `Another PostgreSQL holds ${dataDir} but does not answer; see ${dataDir}.log.\n` +
      `Close the other "${howCalled('start')}" of this folder, or end the process named in the first line of postmaster.pid there.`,
  );
};

const shareOrStart = async (request: Request): Promise<LockFile | undefined> => {
  const { dataDir, binaries, settings, onProgress } = request;
  const occupant = await findOccupant(dataDir);
  if (occupant.kind === 'server') return occupant.lock;
  if (occupant.kind === 'starting-or-stopping') return undefined;
  await initialise(dataDir, binaries, () => onProgress('Creating the database (first start only)'));
  const onWaiting = (seconds: number) => onProgress(`PostgreSQL is replaying its journal … ${seconds} s`);
  return launch({ dataDir, binaries, settings, stalePid: occupant.stalePid, onWaiting });
};

/** Undefined if its last user is just stopping the server; then a new start follows. */
const leaseUnlessStopping = async (lock: LockFile, dataDir: string): Promise<Lease | undefined> => {
  try {
    return await takeLease(connectionTo(lock, dataDir, 'postgres'));
  } catch (error) {
    const refused = errorCode(error);
    // 3D000, 28xxx: the server answers but refuses us; all other errors pass with a new start.
    if (refused === '3D000' || refused?.startsWith('28')) throw error;
    return undefined;
  }
};
