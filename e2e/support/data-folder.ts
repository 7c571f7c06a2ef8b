import { randomInt } from 'node:crypto';
import { readdirSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readLockFile } from '../../apps/server/src/platform/embedded-postgres/lock-file.ts';
import { isPostgresOn, isRunning } from '../../apps/server/src/platform/embedded-postgres/processes.ts';

const named = /^zanga-e2e-(\d+)-/;

/** Where a run keeps its data; the name says whose it is. Made by the server, not here: this file is read by tools, too. */
export const newDataFolder = (): string =>
  path.join(os.tmpdir(), `zanga-e2e-${process.pid}-${randomInt(2 ** 40).toString(36)}`);

const isUsed = (folder: string, owner: number) => {
  const lock = readLockFile(path.join(folder, 'postgres'));
  return isRunning(owner) || (lock !== undefined && isPostgresOn(lock.pid, folder));
};

/** What runs left behind that were killed. */
export const abandonedFolders = (): string[] =>
  readdirSync(os.tmpdir()).flatMap((name) => {
    const owner = named.exec(name)?.[1];
    const folder = path.join(os.tmpdir(), name);
    return owner === undefined || isUsed(folder, Number(owner)) ? [] : [folder];
  });
