import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { type Connection, urlOf } from './connection.ts';
import './test-server.ts';

export type TestDatabase = {
  readonly connection: Connection;
  readonly url: string;
  drop(): Promise<void>;
};

export type TestPostgres = {
  /** Fills a template once for all test files; its name should change with its content. */
  ensureTemplate(name: string, fill: (target: Connection) => Promise<void>): Promise<void>;
  /** A database of its own for the test, in milliseconds. */
  cloneTemplate(name: string): Promise<TestDatabase>;
  close(): Promise<void>;
};

/** PostgreSQL of this test run: TEST_DATABASE_URL, otherwise one shared temporary server. */
export const openTestPostgres = async (): Promise<TestPostgres> => {
  const server = inject('testPostgres');
  const client = new pg.Client(server);
  await client.connect();
  const quoted = pg.escapeIdentifier;

  const ensureTemplate: TestPostgres['ensureTemplate'] = async (name, fill) => {
    await client.query('select pg_advisory_lock(hashtext($1))', [name]);
    try {
      const found = await client.query('select from pg_database where datname = $1', [name]);
      if (found.rowCount) return;
      const building = `${name}_building`;
      await client.query(`drop database if exists ${quoted(building)} with (force)`);
      await client.query(`create database ${quoted(building)} template template0`);
      await fill({ ...server, database: building });
      await client.query(`alter database ${quoted(building)} rename to ${quoted(name)}`);
    } finally {
      await client.query('select pg_advisory_unlock(hashtext($1))', [name]);
    }
  };
  const cloneTemplate: TestPostgres['cloneTemplate'] = async (name) => {
    const database = `zanga_test_${process.pid}_${randomBytes(4).toString('hex')}`;
    await client.query(`create database ${quoted(database)} template ${quoted(name)} strategy file_copy`);
    const connection = { ...server, database };
    const drop = async () => {
      await client.query(`drop database if exists ${quoted(database)} with (force)`);
    };
    return { connection, url: urlOf(connection), drop };
  };
  return { ensureTemplate, cloneTemplate, close: () => client.end() };
};
