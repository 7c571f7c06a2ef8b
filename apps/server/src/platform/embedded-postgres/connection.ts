import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { passwordFile } from './initialise.ts';
import type { LockFile } from './lock-file.ts';
import { errorCode } from './problem.ts';

/** Connection settings for `pg`, by a socket folder or by a loopback port. */
export type Connection = {
  readonly host: string;
  readonly port: number;
  readonly user: string;
  readonly password?: string;
  readonly database: string;
};

/** Connection to a running server, read from its lock file. */
export const connectionTo = (lock: LockFile, dataDir: string, database: string): Connection => {
  const base = { port: lock.port, user: 'zanga', database };
  if (lock.socketDir) return { ...base, host: lock.socketDir };
  const password = fs.readFileSync(path.join(dataDir, passwordFile), 'utf8');
  return { ...base, host: '127.0.0.1', password };
};

/** The connection as a URL, for programs that accept only URLs. */
export const urlOf = ({ host, port, user, password, database }: Connection): string => {
  const login = password === undefined ? user : `${user}:${encodeURIComponent(password)}`;
  if (!path.isAbsolute(host)) return `postgresql://${login}@${host}:${port}/${database}`;
  return `postgresql://${login}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`;
};

/** Safe to run twice at once: the slower process finds the database made. */
export const ensureDatabase = async (client: pg.Client, database: string): Promise<void> => {
  const found = await client.query('select from pg_database where datname = $1', [database]);
  if (found.rowCount) return;
  try {
    await client.query(`create database ${pg.escapeIdentifier(database)}`);
  } catch (error) {
    const made = ['42P04', '23505'].includes(errorCode(error) ?? '');
    if (!made) throw error;
  }
};
