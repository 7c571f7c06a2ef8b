import net from 'node:net';
import { describe, expect, it } from 'vitest';
import { makeTestApp } from '../../test/harness.ts';
import { readConfig } from '../config.ts';
import { freePort } from './embedded-postgres/processes.ts';
import { makeLog } from './log.ts';
import { openDatabase } from './open-database.ts';

const log = makeLog({ LOG_LEVEL: 'silent' });
const app = await makeTestApp();
const open = (url: string, patienceMs: number, said: string[] = []) =>
  openDatabase(readConfig({ DATABASE_URL: url }), log, (line) => said.push(line), patienceMs);

describe('a database of one’s own choice', () => {
  it('is named with its version', async () => {
    expect((await open(app.url, 0)).description).toMatch(/^PostgreSQL \d+ of DATABASE_URL$/);
  });

  it('that does not exist is told at once, with what to do', async () => {
    const url = app.url.replace(app.connection.database, 'nessuna');
    const said: string[] = [];
    await expect(open(url, 60_000, said)).rejects.toThrow(/"nessuna" does not exist\.\nCreate it first/);
    expect(said).toEqual([]);
  });

  it('that is away is waited for, and not for ever', async () => {
    const said: string[] = [];
    const port = await freePort();
    await expect(open(`postgresql://x@127.0.0.1:${port}/x`, 600, said)).rejects.toThrow(
      /does not answer: .*ECONNREFUSED/,
    );
    expect(said).toEqual([expect.stringContaining('waiting for it')]);
  });

  it('that comes back meanwhile is used', async () => {
    const port = await freePort();
    const { host } = app.connection;
    const socket = `${host}/.s.PGSQL.${app.connection.port}`;
    const url = `postgresql://${app.connection.user}@127.0.0.1:${port}/${app.connection.database}`;
    const opened = open(url, 20_000);
    const door = net.createServer((visitor) => {
      const inside = net.connect(socket);
      visitor.pipe(inside).pipe(visitor);
      for (const end of [visitor, inside]) end.on('error', () => undefined);
    });
    await new Promise((resolve) => setTimeout(resolve, 700));
    door.listen(port, '127.0.0.1');
    expect((await opened).description).toContain('PostgreSQL');
    door.close();
  });
});

it('settings are complained of in English, whatever visitors are told', () => {
  expect(() => readConfig({ PORT: 'porta', DATABASE_URL: 'mysql://x' })).toThrow(
    /PORT: Invalid input.*DATABASE_URL: Invalid URL/s,
  );
});
