import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { placeProblem } from './place-problem.ts';

const folder = await mkdtemp(path.join(os.tmpdir(), 'zanga-place-'));
afterAll(() => rm(folder, { recursive: true }));

const thrownBy = (work: Promise<unknown>) => work.then(() => undefined).catch((error: unknown) => error);

it('says in words that a file stands in the way of the folder', async () => {
  await writeFile(path.join(folder, 'taken'), '');
  const file = path.join(folder, 'taken', 'backups', 'zanga.backup.gz');
  const error = await thrownBy(mkdir(path.dirname(file), { recursive: true }));
  expect(placeProblem(error, file)).toBe(
    `Nothing was written to ${path.dirname(file)}: a file stands where a folder should be.`,
  );
});

it('names the user whom a volume excludes, and tells a full disk from a read-only one', () => {
  const said = (code: string) => placeProblem(Object.assign(new Error(code), { code }), '/backups/b.gz');
  expect(said('EACCES')).toContain(`/backups: it is closed to user ${process.getuid?.()}`);
  expect(said('EROFS')).toContain('it can only be read');
  expect(said('ENOSPC')).toContain('no room left');
});

it('leaves other errors alone', () => {
  expect(placeProblem(new TypeError('no such function'), '/backups/b.gz')).toBeUndefined();
  expect(placeProblem(Object.assign(new Error('gone'), { code: 'ECONNRESET' }), '/b')).toBeUndefined();
  const socket = Object.assign(new Error('closed'), { code: 'EACCES', syscall: 'connect' });
  expect(placeProblem(socket, '/b')).toBeUndefined();
});
