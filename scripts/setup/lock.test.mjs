import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isAbandoned, withLock } from './lock.mjs';

let folder = '';
const lock = () => path.join(folder, 'work.lock');
const nobody = 2 ** 22 + 1;

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'zanga-lock-'));
});
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

/** @param {string} content @param {number} secondsAgo */
const leave = (content, secondsAgo) => {
  const then = new Date(Date.now() - secondsAgo * 1_000);
  fs.writeFileSync(lock(), content);
  fs.utimesSync(lock(), then, then);
};

describe('a lock between processes', () => {
  it('lets one process work at a time', async () => {
    let inside = 0;
    let most = 0;
    const work = async () => {
      inside += 1;
      most = Math.max(most, inside);
      await new Promise((resolve) => setTimeout(resolve, 50));
      inside -= 1;
    };
    await Promise.all([1, 2, 3].map(() => withLock(lock(), 'The work', work)));
    expect(most).toBe(1);
    expect(fs.readdirSync(folder)).toEqual([]);
  });

  it('is taken over from a process that was killed', async () => {
    leave(String(nobody), 1);
    expect(await withLock(lock(), 'The work', async () => 'done')).toBe('done');
  });

  it('lasts while the program of a killed process still runs', async () => {
    const child = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60_000)']);
    leave(`${nobody} ${child.pid}`, 60);
    expect(isAbandoned(lock())).toBe(false);
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect(isAbandoned(lock())).toBe(true);
  });

  it('expires when its process id belongs to another program by now', () => {
    leave(String(process.pid), 60);
    expect(isAbandoned(lock())).toBe(true);
  });

  it('is given back when the work fails', async () => {
    await expect(withLock(lock(), 'The work', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(fs.existsSync(lock())).toBe(false);
  });
});
