import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { freePort } from '../../apps/server/src/platform/embedded-postgres/processes.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** Waits until the server answers; a server that ended, or is silent for a minute, did not open. */
const opened = async (url: string, child: ChildProcess, told: () => string) => {
  for (let tries = 0; tries < 240 && child.exitCode === null; tries++) {
    const answer = await fetch(`${url}/health/ready`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  const how = child.exitCode === null ? 'is silent' : `ended with ${child.exitCode}`;
  child.kill('SIGKILL');
  throw new Error(`The server did not open: it ${how}. It wrote:\n${told()}`);
};

/** Another server of this run over the same data, with other services; `told` is the output of its start. */
export const startAnother = async (env: Readonly<Record<string, string>>) => {
  const port = await freePort();
  const child = spawn(process.execPath, [path.join(root, 'e2e/support/serve.mjs')], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      ZANGA_FOLLOW_PARENT: '1',
      PORT: String(port),
      DATA_DIR: process.env.E2E_DATA,
      LOG_LEVEL: 'error',
      RATE_LIMIT: '100000',
      // All people of a run come from one machine; what a single order may be is not widened.
      ORDER_LIMIT_FACTOR: '100000',
      TRUST_PROXY: 'loopback',
      SANDBOX: '1',
      ...env,
    },
  });
  let told = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (words: string) => {
      told += words;
    });
  const url = `http://localhost:${port}`;
  await opened(url, child, () => told);
  const stop = () =>
    new Promise<void>((resolve) => {
      child.once('exit', () => resolve());
      child.kill('SIGTERM');
    });
  return { url, stop, told: () => told };
};
