import { randomInt } from 'node:crypto';
import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { readLockFile } from '../../apps/server/src/platform/embedded-postgres/lock-file.ts';
import { isPostgresOn, isRunning } from '../../apps/server/src/platform/embedded-postgres/processes.ts';
import {
  throwAwayHome,
  throwAwayHomes,
} from '../../apps/server/src/platform/embedded-postgres/throw-away.ts';

const named = /^zanga-e2e-(\d+)-/;

/** Data folder of a run, named after its process. The server makes it: tools read this file too. */
export const newDataFolder = (): string =>
  path.join(throwAwayHome(), `zanga-e2e-${process.pid}-${randomInt(2 ** 40).toString(36)}`);

/** Told to the server that is the last one to need its data. */
export const throwAway = { E2E_THROW_AWAY: '1' };

/** PostgreSQL's folder in a data folder. */
export const databaseIn = (folder: string): string => path.join(folder, 'postgres');

/** Whether a database runs over this folder. */
export const isServed = (folder: string): boolean => {
  const lock = readLockFile(databaseIn(folder));
  return lock !== undefined && isPostgresOn(lock.pid, folder);
};

/** Removes unused data; a running database whose files go could not be stopped any more. */
export const removeData = (folder: string): void => {
  if (named.test(path.basename(folder)) && !isServed(folder))
    rmSync(folder, { recursive: true, force: true });
};

/** Data of killed runs. */
export const abandonedFolders = (): string[] =>
  throwAwayHomes().flatMap((home) =>
    readdirSync(home).flatMap((name) => {
      const owner = named.exec(name)?.[1];
      return owner === undefined || isRunning(Number(owner)) ? [] : [path.join(home, name)];
    }),
  );
