import net from 'node:net';
import { describe, expect, it } from 'vitest';
import { makeTestApp } from '../../test/harness.ts';
import { readConfig } from '../config.ts';
import { type DatabaseSettings, openPool } from './database/connection.ts';
import { migrate } from './database/migrate.ts';
import { switchJitOff } from './database/migrating/jit.ts';
import { freePort } from './embedded-postgres/processes.ts';
import { makeLog } from './log.ts';
import { openDatabase } from './open-database.ts';

const log = makeLog({ LOG_LEVEL: 'silent' });
const app = await makeTestApp();
const open = (url: string, patienceMs: number, said: string[] = []) =>
  openDatabase(readConfig({ DATABASE_URL: url }), log, (line) => said.push(line), patienceMs);

const urlAt = (port: number) =>
  `postgresql://${app.connection.user}@127.0.0.1:${port}/${app.connection.database}`;

const letIn = (visitor: net.Socket) => {
  const inside = net.connect(`${app.connection.host}/.s.PGSQL.${app.connection.port}`);
  visitor.pipe(inside).pipe(visitor);
  for (const end of [visitor, inside]) end.on('error', () => undefined);
};

/** PgBouncer's answer to an unknown startup parameter. */
const refusal = (() => {
  const fields = Buffer.from('SFATAL\0C08P01\0Munsupported startup parameter: options\0\0');
  const head = Buffer.from('E\0\0\0\0');
  head.writeInt32BE(fields.length + 4, 1);
  return Buffer.concat([head, fields]);
})();

/** A pooler's front: it reads the first message of a connection and refuses startup options. */
const asPooler = (visitor: net.Socket) => {
  visitor.once('data', (begin) => {
    if (begin.includes('options')) visitor.end(refusal);
    else {
      visitor.pause();
      visitor.unshift(begin);
      letIn(visitor);
    }
  });
};

const jitOf = async (settings: DatabaseSettings) => {
  const pool = openPool({ ...settings, max: 1 }, log);
  const { rows } = await pool.query<{ jit: string }>('show jit');
  await pool.end();
  return rows[0]?.jit;
};

describe('a configured database', () => {
  it('compiles no statement: by an option of each connection, behind a pooler by a setting of the database', async () => {
    expect(await jitOf(app.connection)).toBe('on');
    const { settings, direct } = await open(app.url, 0);
    expect([await jitOf(settings), await jitOf(direct)]).toEqual(['off', 'off']);

    const door = net.createServer(asPooler);
    const port = await freePort();
    door.listen(port, '127.0.0.1');
    const pooled = await open(urlAt(port), 0);
    expect(await jitOf(pooled.settings)).toBe('on');
    await migrate(app.pool);
    expect(await jitOf(pooled.settings)).toBe('off');
    door.close();
  });

  it('compiles none for a user who may not set that for the whole database', async () => {
    const role = `clerk_${process.pid}`;
    await app.pool.query(`create role ${role} login; grant all on schema public to ${role}`);
    const clerk = openPool({ ...app.connection, user: role, max: 1 }, log);
    const { connection } = app;
    try {
      await app.pool.query(`alter database ${connection.database} reset jit`);
      const client = await clerk.connect();
      await switchJitOff(client);
      client.release();
      expect(await jitOf({ ...connection, user: role })).toBe('off');
      expect(await jitOf(connection)).toBe('on');
    } finally {
      await clerk.end();
      await app.pool.query(`drop owned by ${role}; drop role ${role}`);
    }
  });

  it('is named with its version', async () => {
    expect((await open(app.url, 0)).description).toMatch(/^PostgreSQL \d+ of DATABASE_URL$/);
  });

  it('that does not exist is reported at once, with the remedy', async () => {
    const url = app.url.replace(app.connection.database, 'nessuna');
    const said: string[] = [];
    await expect(open(url, 60_000, said)).rejects.toThrow(/"nessuna" does not exist\.\nCreate it first/);
    expect(said).toEqual([]);
  });

  it('that is away is waited for, but not for ever', async () => {
    const said: string[] = [];
    const port = await freePort();
    await expect(open(`postgresql://x@127.0.0.1:${port}/x`, 600, said)).rejects.toThrow(
      /does not answer: .*ECONNREFUSED/,
    );
    expect(said).toEqual([expect.stringContaining('waiting for it')]);
  });

  it('that comes back in time is used', async () => {
    const port = await freePort();
    const opened = open(urlAt(port), 20_000);
    const door = net.createServer(letIn);
    await new Promise((resolve) => setTimeout(resolve, 700));
    door.listen(port, '127.0.0.1');
    expect((await opened).description).toContain('PostgreSQL');
    door.close();
  });
});

it('wrong settings are reported in English, in any language of visitors', () => {
  expect(() => readConfig({ PORT: 'porta', DATABASE_URL: 'mysql://x' })).toThrow(
    /PORT: Invalid input.*DATABASE_URL: Invalid URL/s,
  );
});
