import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import { errorCode } from './problem.ts';

/** Whether a process with this id runs. A zombie does not: it holds no file and accepts no connection. */
export const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (errorCode(error) !== 'EPERM') return false;
  }
  return !isZombie(pid);
};

/** A killed server stays in the process table until its parent collects it; in a container none may. */
const isZombie = (pid: number): boolean => {
  try {
    const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).startsWith('Z');
  } catch {
    return false;
  }
};

/** A stale lock file's id may belong to any program by now: only a `postgres` on the same folder counts. */
export const isPostgresOn = (pid: number, dataDir: string): boolean => {
  if (!isRunning(pid)) return false;
  if (process.platform === 'win32') return true;
  const command = commandLine(pid);
  return command === undefined || (/(^|\/)postgres\b/.test(command) && command.includes(dataDir));
};

const commandLine = (pid: number): string | undefined => {
  try {
    return fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
  } catch {
    const ps = spawnSync('ps', ['-ww', '-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
    return ps.status === 0 ? ps.stdout : undefined;
  }
};

/** Whether a server accepts connections there; a dead server's socket file refuses them. */
export const answers = (target: { path: string } | { host: string; port: number }): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = net.connect(target);
    const settle = (answer: boolean) => {
      socket.destroy();
      resolve(answer);
    };
    socket.setTimeout(2_000, () => settle(false));
    socket.once('connect', () => settle(true));
    socket.once('error', () => settle(false));
  });

/** A free loopback port, the preferred one if possible. */
export const freePort = (preferred = 0): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = net.createServer();
    probe.once('error', (error) => (preferred ? resolve(freePort()) : reject(error)));
    probe.listen(preferred, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : preferred));
    });
  });
