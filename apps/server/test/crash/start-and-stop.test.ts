import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answers, freePort } from '../../src/platform/embedded-postgres/processes.ts';
import { throwAwayHome } from '../../src/platform/embedded-postgres/throw-away.ts';
import { killAtOnce, processesOn } from './process-tree.ts';
import { type ShopProcess, startServer, startShop } from './shop-process.ts';

const patience = 120_000;

const until = async (condition: () => boolean | Promise<boolean>): Promise<void> => {
  while (!(await condition())) await new Promise((resolve) => setTimeout(resolve, 50));
};

describe.skipIf(process.platform === 'win32')('npm start', { timeout: 2 * patience }, () => {
  let dataDir = '';
  let port = 0;
  const start = (): ShopProcess => startShop(dataDir, port, { SEED_DEMO: '0' });
  const isOpen = () => answers({ host: '127.0.0.1', port });
  const databaseRuns = () => processesOn(dataDir).length > 0;

  beforeAll(async () => {
    dataDir = fs.mkdtempSync(path.join(throwAwayHome(), 'zanga-start-'));
    port = await freePort();
  });
  afterAll(() => {
    killAtOnce(processesOn(dataDir));
    fs.rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
  });

  it('ends in good order at Ctrl-C, which reaches every process of the terminal', async () => {
    const shop = start();
    await shop.ready(patience);
    process.kill(-shop.pid, 'SIGINT');
    await shop.exited;
    await until(() => !databaseRuns());
    expect(await isOpen()).toBe(false);
    expect(shop.output()).not.toMatch(/error/i);
    expect(shop.output().match(/Closing/g)).toHaveLength(1);
  });

  it('stops the database also when its output has no reader left', async () => {
    const server = startServer(dataDir, port, { DRAIN_SECONDS: '1' });
    await server.ready(patience);
    server.stopReading();
    process.kill(server.pid, 'SIGTERM');
    expect(await server.exited).toBe(0);
    expect(databaseRuns()).toBe(false);
  });

  it('announces its end at the first signal and serves on, and waits no longer at the second', async () => {
    const server = startServer(dataDir, port, { DRAIN_SECONDS: '300' });
    await server.ready(patience);
    const status = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).status;
    process.kill(server.pid, 'SIGTERM');
    await until(async () => (await status('/health/ready')) === 503);
    expect(await status('/health/live')).toBe(200);
    expect(await status('/api/shops')).toBe(200);
    process.kill(server.pid, 'SIGTERM');
    expect(await server.exited).toBe(1);
  });

  it('leaves neither the port taken nor the database running when npm alone is killed', async () => {
    const shop = start();
    await shop.ready(patience);
    process.kill(shop.pid, 'SIGKILL');
    await until(async () => !(await isOpen()) && !databaseRuns());
  });

  it('says last that the port is taken, and how to take another', async () => {
    const other = net.createServer().listen(port, '127.0.0.1');
    const shop = start();
    expect(await shop.exited).toBe(1);
    other.close();
    expect(shop.output().trim().split('\n').at(-1)).toContain(`PORT=${port + 1} npm start`);
    expect(databaseRuns()).toBe(false);
  });
});
