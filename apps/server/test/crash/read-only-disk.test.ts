import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { expect, it } from 'vitest';
import { freePort } from '../../src/platform/embedded-postgres/processes.ts';
import { makeTestApp } from '../harness.ts';

const root = path.resolve(import.meta.dirname, '../../../..');
/** A view of the disk without write access; needs the permission to make namespaces. */
const readOnly = ['-Urm', '--kill-child', '--', 'sh', '-c'];
const look =
  'mount --rbind / / && mount -o remount,ro,bind / && ! touch "$0/written" 2>/dev/null && exec "$@"';
const mayHaveOwn = () => {
  try {
    execFileSync('unshare', [...readOnly, look, root, 'true'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
};

it.skipIf(!mayHaveOwn())(
  'a node whose disk can only be read serves pages and takes carts all the same',
  async () => {
    const app = await makeTestApp();
    const port = await freePort();
    const node = spawn('unshare', [...readOnly, look, root, process.execPath, 'apps/server/src/main.ts'], {
      cwd: root,
      env: {
        PATH: process.env.PATH,
        DATABASE_URL: app.url,
        SEED_DEMO: '0',
        HOST: '127.0.0.1',
        PORT: String(port),
        LOG_LEVEL: 'warn',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    for (const stream of [node.stdout, node.stderr])
      stream.on('data', (words: Buffer) => {
        said += words.toString();
      });
    const status = (address: string, body?: string) =>
      fetch(`http://127.0.0.1:${port}${address}`, {
        ...(body !== undefined && { method: 'POST', headers: { 'content-type': 'application/json' }, body }),
      }).then(
        (answer) => answer.status,
        () => 0,
      );
    try {
      await expect
        .poll(() => status('/health/ready'), { timeout: 100_000, interval: 200, message: said })
        .toBe(200);
      expect(await status('/api/shops')).toBe(200);
      expect(await status('/')).toBe(200);
      expect(await status('/api/carts', '{}')).toBe(200);
      expect(said).not.toMatch(/EROFS|EACCES/);
    } finally {
      node.kill('SIGKILL');
      await once(node, 'exit');
    }
  },
  130_000,
);
