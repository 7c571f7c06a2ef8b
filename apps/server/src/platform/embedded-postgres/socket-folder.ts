import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { handOver, type Identity } from './identity.ts';
import { EmbeddedPostgresProblem } from './problem.ts';

/** Part of the socket's name only: no TCP port is opened. */
export const socketPort = 5432;

/** The kernel's limit of a socket path: 108 bytes on Linux, 104 on macOS, the final zero included. */
const longestPath = process.platform === 'linux' ? 107 : 103;

/** The data folder, or for a long path a short private folder derived from its hash. */
export const socketFolder = (dataDir: string, temporary = os.tmpdir()): string => {
  if (socketLength(dataDir) <= longestPath) return dataDir;
  const hash = createHash('sha256').update(dataDir).digest('hex').slice(0, 16);
  const short = path.join(temporary, `zanga-${hash}`);
  if (socketLength(short) <= longestPath) return short;
  throw new EmbeddedPostgresProblem(
    `Both ${dataDir} and the temporary folder ${temporary} have paths too long for a socket.\n` +
      'Move the project to a shorter path, or set TMPDIR to a shorter one.',
  );
};

const socketLength = (folder: string) => Buffer.byteLength(path.join(folder, `.s.PGSQL.${socketPort}.lock`));

/** Another user may have planted this name in a shared temporary folder: only a folder of ours is used. */
export const makeSocketFolder = (place: string, dataDir: string, identity: Identity): void => {
  if (place === dataDir) return;
  fs.mkdirSync(place, { recursive: true, mode: 0o700 });
  const found = fs.lstatSync(place);
  const owners = [process.getuid?.(), identity.owner?.uid];
  if (!found.isDirectory() || !owners.includes(found.uid)) {
    throw new EmbeddedPostgresProblem(
      `${place} is not ours: remove it, it is needed for the database's socket.`,
    );
  }
  fs.chmodSync(place, 0o700);
  handOver(place, identity);
};
