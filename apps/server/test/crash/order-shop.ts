import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import type pg from 'pg';
import { openDb, openPool } from '../../src/platform/database/connection.ts';
import { migrate } from '../../src/platform/database/migrate.ts';
import { openEmbeddedPostgres } from '../../src/platform/embedded-postgres/open.ts';
import { freePort } from '../../src/platform/embedded-postgres/processes.ts';
import { throwAwayHome } from '../../src/platform/embedded-postgres/throw-away.ts';
import { makeLog } from '../../src/platform/log.ts';
import { type Gate, newGate } from './gate.ts';

const log = makeLog({ LOG_LEVEL: 'silent' });

/** A shop in its own process, over a database that outlives it. */
export type OrderShop = {
  readonly pool: pg.Pool;
  readonly db: ReturnType<typeof openDb>;
  readonly gate: Gate;
  /** Calls the API; rejects if the process dies meanwhile. */
  readonly send: (
    method: 'POST' | 'PATCH',
    url: string,
    asked: { readonly body: unknown; readonly token?: string },
  ) => Promise<{ status: number; body: never }>;
  readonly post: (url: string, body: unknown) => Promise<{ status: number; body: never }>;
  readonly start: () => Promise<void>;
  /** Ends like a power cut. */
  readonly kill: () => Promise<void>;
  readonly close: () => Promise<void>;
};

const forked = async (url: string, port: number): Promise<ChildProcess> => {
  const child = fork(path.resolve(import.meta.dirname, 'order-server.ts'), [], {
    env: { ...process.env, DATABASE_URL: url, PORT: String(port), SANDBOX: '1' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(([code]) => Promise.reject(new Error(`The server ended with ${code}`))),
  ]);
  return child;
};

export const openOrderShop = async (): Promise<OrderShop> => {
  const folder = fs.mkdtempSync(path.join(throwAwayHome(), 'zanga-orders-'));
  const server = await openEmbeddedPostgres({ dataDir: path.join(folder, 'postgres'), log });
  const pool = openPool({ ...server.config, application_name: 'witness' }, log);
  await migrate(pool);
  const port = await freePort();
  let child: ChildProcess | undefined;
  const send: OrderShop['send'] = async (method, url, { body, token }) => {
    const response = await fetch(`http://127.0.0.1:${port}${url}`, {
      method,
      headers: {
        'content-type': 'application/json',
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(body),
    });
    // Each caller knows the type of its answer.
    return { status: response.status, body: (await response.json()) as never };
  };
  const kill = async () => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, 'exit');
    child.kill('SIGKILL');
    await exited;
  };
  return {
    pool,
    db: openDb(pool),
    gate: newGate(pool),
    send,
    post: (url, body) => send('POST', url, { body }),
    start: async () => {
      child = await forked(server.url, port);
    },
    kill,
    close: async () => {
      await kill();
      await pool.end();
      await server.stop();
      fs.rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
};
