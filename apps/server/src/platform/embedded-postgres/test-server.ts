import fs from 'node:fs';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import type { Connection } from './connection.ts';
import { findOccupant, waitUntilGone } from './lock-file.ts';
import { openEmbeddedPostgres } from './open.ts';
import { isRunning } from './processes.ts';
import { throwAwayHome, throwAwayHomes } from './throw-away.ts';

declare module 'vitest' {
  interface ProvidedContext {
    testPostgres: Connection;
  }
}

const prefix = 'zanga-test-';

/** Test data need not survive a power cut: without fsync a database is cloned in milliseconds. */
const forgetful = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=300'];

/** Vitest's global set-up: one PostgreSQL for the whole run, in a folder of its own or at TEST_DATABASE_URL. */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  const given = process.env.TEST_DATABASE_URL;
  if (given) {
    project.provide('testPostgres', parse(given));
    return async () => {};
  }
  await removeAbandoned();
  const folder = fs.mkdtempSync(path.join(throwAwayHome(), `${prefix}${process.pid}-`));
  const quiet = {
    info: () => {},
    warn: (line: string) => {
      process.stderr.write(`${line}\n`);
    },
  };
  const server = await openEmbeddedPostgres({
    dataDir: path.join(folder, 'postgres'),
    database: 'postgres',
    log: quiet,
    settings: forgetful,
  });
  project.provide('testPostgres', server.config);
  return async () => {
    await server.stop();
    fs.rmSync(folder, { recursive: true, force: true });
  };
};

const parse = (given: string): Connection => {
  const url = new URL(given);
  const password = decodeURIComponent(url.password);
  return {
    host: url.searchParams.get('host') ?? url.hostname,
    port: Number(url.port || 5432),
    user: decodeURIComponent(url.username) || 'postgres',
    database: url.pathname.slice(1) || 'postgres',
    ...(password ? { password } : {}),
  };
};

/** Removes servers and folders of killed test runs. */
const removeAbandoned = async (): Promise<void> => {
  for (const home of throwAwayHomes())
    for (const name of fs.readdirSync(home)) {
      if (!name.startsWith(prefix) || isRunning(Number.parseInt(name.slice(prefix.length), 10))) continue;
      const folder = path.join(home, name);
      await stopAbandoned(path.join(folder, 'postgres'));
      fs.rmSync(folder, { recursive: true, force: true });
    }
};

const stopAbandoned = async (dataDir: string): Promise<void> => {
  const occupant = await findOccupant(dataDir);
  if (occupant.kind !== 'server') return;
  process.kill(occupant.lock.pid, 'SIGINT');
  await waitUntilGone(occupant.lock.pid, 10_000);
};
