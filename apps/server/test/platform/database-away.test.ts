import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { makeTestApp, startOtherNode } from '../harness.ts';

const until = async (met: () => Promise<boolean>) => {
  for (let tries = 0; tries < 200; tries++) {
    if (await met()) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('waited in vain');
};

describe('when the database goes away', async () => {
  const app = await makeTestApp();
  const { database, host, port, user, password } = app.connection;
  const connectOutside = async () => {
    const outside = new pg.Client({ host, port, user, ...(password && { password }), database: 'postgres' });
    await outside.connect();
    return outside;
  };
  let asked = 0;
  // A new address each time, for which no answer is kept.
  const unread = () => {
    asked += 1;
    return `/api/shops?asked=${asked}`;
  };
  const status = async () => (await app.get(unread())).status;

  it('answers 503 in Italian, is not ready, asks for a restart after minutes, and recovers by itself', async () => {
    await until(async () => (await status()) === 200);
    const read = await app.get('/api/shops');
    expect(read.headers).not.toHaveProperty('x-kept-since');
    const outside = await connectOutside();
    const name = outside.escapeIdentifier(database);
    await outside.query(`alter database ${name} allow_connections false`);
    await outside.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [
      database,
    ]);
    try {
      await until(async () => (await status()) === 503);
      const away = await app.http.inject({ url: unread() });
      expect(away.json()).toMatchObject({ code: 'unavailable' });
      expect(away.headers['retry-after']).toBe('2');
      // An answer read before is shown as it was, with its age; browsers must not store it.
      const kept = await app.get('/api/shops');
      expect(kept.status).toBe(200);
      expect(kept.body).toEqual(read.body);
      expect(kept.headers).toMatchObject({
        'x-kept-since': '2026-11-20T12:00:00.000Z',
        'cache-control': 'no-store',
      });
      expect((await app.get('/health/ready')).status).toBe(503);
      expect((await app.get('/health/live')).status).toBe(200);
      app.now.at = new Date(app.now.at.getTime() + 4 * 60_000);
      expect((await app.get('/health/live')).status).toBe(200);
      app.now.at = new Date(app.now.at.getTime() + 60_000);
      expect((await app.get('/health/live')).status).toBe(503);
      // After half an hour old answers are no longer shown.
      app.now.at = new Date(app.now.at.getTime() + 26 * 60_000);
      expect((await app.get('/api/shops')).status).toBe(503);
    } finally {
      await outside.query(`alter database ${name} allow_connections true`);
      await outside.end();
    }
    await until(async () => (await status()) === 200);
    await until(async () => (await app.get('/health/ready')).status === 200);
    expect((await app.get('/health/live')).status).toBe(200);
    await until(async () => !('x-kept-since' in (await app.get('/api/shops')).headers));
  });

  it('is not ready while the database is read-only, or out of space', async () => {
    const outside = await connectOutside();
    const name = outside.escapeIdentifier(database);
    // Connections read these settings when they are opened.
    const becomes = (status: number) =>
      until(async () => {
        app.pool.drop('idle', 'its settings have changed');
        return (await app.get('/health/ready')).status === status;
      });
    for (const lacking of ['default_transaction_read_only = on', 'temp_file_limit = 0']) {
      await outside.query(`alter database ${name} set ${lacking}`);
      await becomes(503);
      await outside.query(`alter database ${name} reset all`);
      await becomes(200);
    }
    await outside.end();
  });

  it('announces its end and serves on until it is closed', async () => {
    const leaving = await startOtherNode(app);
    const statusThere = async (url: string) => (await leaving.http.inject({ url })).statusCode;
    await until(async () => (await statusThere('/health/ready')) === 200);
    leaving.drain();
    expect(await statusThere('/health/ready')).toBe(503);
    expect(await statusThere('/health/live')).toBe(200);
    expect(await statusThere('/api/shops')).toBe(200);
  });

  it('survives a connection lost in the middle of a transaction', async () => {
    const client = await app.pool.connect();
    await client.query('begin');
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    const gone = new Promise((resolve) => client.once('end', resolve));
    await app.pool.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
    await gone;
    expect(client.listenerCount('error')).toBeGreaterThan(0);
    await expect(client.query('select 1')).rejects.toThrow();
    client.release(true);
    expect(await status()).toBe(200);
  });
});
