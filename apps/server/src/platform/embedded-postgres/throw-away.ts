import fs from 'node:fs';
import os from 'node:os';

const memory = '/dev/shm';
/** More than the databases of a whole run take up at any moment. */
const room = 4 * 2 ** 30;

const hasRoom = () => {
  try {
    const { bavail, bsize } = fs.statfsSync(memory);
    return bavail * bsize > room && process.availableMemory() > 2 * room;
  } catch {
    return false;
  }
};

/** Folder for databases of tests: in memory where there is room, because a clone is five times cheaper there. */
export const throwAwayHome = (): string => (hasRoom() ? memory : os.tmpdir());

/** Every folder that `throwAwayHome` may have named in an earlier run. */
export const throwAwayHomes = (): string[] => [memory, os.tmpdir()].filter((home) => fs.existsSync(home));
