import { afterAll, describe, expect, it } from 'vitest';
import { makeTestApp } from '../harness.ts';
import { openSilentProxy, type SilentProxy } from './silent-proxy.ts';

const openBehindProxy = async (env: Record<string, string>, silencedBy?: string) => {
  let proxy: SilentProxy | undefined;
  // Closed after the server behind it.
  afterAll(() => proxy?.close());
  const app = await makeTestApp({
    env: { DATABASE_SILENCE: '1', ...env },
    reach: async (database) => {
      proxy = await openSilentProxy(database, silencedBy);
      return { ...proxy.connection, max: 3 };
    },
  });
  if (!proxy) throw new Error('nobody has opened the way');
  const status = async (url: string) => (await app.get(url)).status;
  return { app, proxy, status, ready: () => status('/health/ready') };
};

const { app, proxy, status, ready } = await openBehindProxy({});
const leaving = await openBehindProxy({ DATABASE_TIMEOUT: '2', DATABASE_WAIT: '2' });
const unheard = await openBehindProxy({ DATABASE_SILENCE: '600' }, 'listen "');

/** Seconds to close a server. */
const closing = async (server: typeof app): Promise<number> => {
  const began = performance.now();
  await server.close();
  return (performance.now() - began) / 1_000;
};

describe('a database that vanished without a word', () => {
  it('costs no more than the time until it is noticed: the process serves again without a restart', async () => {
    await expect.poll(ready, { timeout: 30_000 }).toBe(200);
    // All connections of the pool are open, one of them in a transaction.
    const inHand = await app.pool.connect();
    await Promise.all([app.pool.query('select 1'), app.pool.query('select 1')]);
    await inHand.query('begin');
    proxy.fallSilent();
    const lost = inHand.query('select 1').catch((error: Error) => error.message);
    await expect.poll(ready, { timeout: 30_000 }).toBe(503);
    expect(await status('/api/shops')).toBe(503);
    proxy.comeBack();
    expect(await lost).toMatch(/connection terminated/i);
    inHand.release(true);
    await expect.poll(ready, { timeout: 30_000 }).toBe(200);
    await expect.poll(() => status('/api/shops'), { timeout: 30_000 }).toBe(200);
  });

  it('does not hold up the end of a process', async () => {
    await expect.poll(leaving.ready, { timeout: 30_000 }).toBe(200);
    await Promise.all(Array.from({ length: 3 }, () => leaving.app.pool.query('select pg_sleep(0.1)')));
    leaving.proxy.fallSilent();
    expect(await closing(leaving.app)).toBeLessThan(20);
  });

  it('does not hold up the end of one that was about to listen to it', async () => {
    await expect.poll(unheard.ready, { timeout: 30_000 }).toBe(200);
    expect(await closing(unheard.app)).toBeLessThan(20);
  });
});
