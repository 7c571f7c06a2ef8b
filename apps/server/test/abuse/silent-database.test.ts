import { afterAll, describe, expect, it } from 'vitest';
import { makeTestApp } from '../harness.ts';
import { openSilentProxy, type SilentProxy } from './silent-proxy.ts';

let proxy: SilentProxy;
// Closed after the server that goes through it.
afterAll(() => proxy.close());
const app = await makeTestApp({
  env: { DATABASE_SILENCE: '1' },
  reach: async (database) => {
    proxy = await openSilentProxy(database);
    return { ...proxy.connection, max: 3 };
  },
});

const status = async (url: string) => (await app.get(url)).status;
const ready = () => status('/health/ready');

describe('a database that is gone without a word', () => {
  it('costs no more than the time until it is missed: the process serves again without a restart', async () => {
    await expect.poll(ready, { timeout: 30_000 }).toBe(200);
    // Every connection of the pool is open, and one of them is in the middle of a transaction.
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
});
