import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, describe, expect, it } from 'vitest';
import { urlOf } from '../../src/platform/embedded-postgres/connection.ts';
import { makeLog } from '../../src/platform/log.ts';
import { makeTestApp } from '../harness.ts';
import { openDeafProxy } from './deaf-proxy.ts';

const lines: string[] = [];
const closers: (() => Promise<void>)[] = [];
// Closed after the servers behind them.
afterAll(async () => {
  for (const close of closers) await close();
});

const throughPooler = (direct: boolean) =>
  makeTestApp({
    env: (url) => ({
      DATABASE_SILENCE: '1',
      DATABASE_NAMED_STATEMENTS: '0',
      ...(direct && { DATABASE_URL: url, DATABASE_DIRECT_URL: url }),
    }),
    log: makeLog({ LOG_LEVEL: 'error' }, { write: (line: string) => void lines.push(line) }),
    reach: async (database) => {
      const proxy = await openDeafProxy(database);
      closers.push(proxy.close);
      return { ...proxy.connection, max: 4 };
    },
  });

const hears = async (app: Awaited<ReturnType<typeof makeTestApp>>) => {
  const { body } = await app.get('/metrics');
  return /^database_up 1$/m.test(body);
};

describe('behind a pooler that passes no announcements on', () => {
  it('nothing is kept in memory, and the log names the missing setting', async () => {
    const app = await throughPooler(false);
    await expect.poll(() => lines.join()).toMatch(/DATABASE_DIRECT_URL/);
    expect(await hears(app)).toBe(false);
    expect((await app.get('/api/shops')).status).toBe(200);
    expect(lines).toHaveLength(1);
  });

  it('changes are heard at an address past it, and the doctor tells the two apart', async () => {
    const app = await throughPooler(true);
    await expect.poll(() => hears(app)).toBe(true);
    const proxy = await openDeafProxy(app.connection);
    closers.push(proxy.close);
    const doctor = (env: Readonly<Record<string, string>>) =>
      promisify(execFile)(process.execPath, [path.resolve(import.meta.dirname, '../../scripts/doctor.ts')], {
        env: { PATH: process.env.PATH, DATABASE_URL: urlOf(proxy.connection), ...env },
      }).catch((error: { stdout: string }) => error);
    expect((await doctor({})).stdout).toMatch(/BAD .*DATABASE_DIRECT_URL/);
    expect((await doctor({ DATABASE_DIRECT_URL: app.url })).stdout).toMatch(/ok .*announce/);
  });
});
