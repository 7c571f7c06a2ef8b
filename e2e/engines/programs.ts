import { type ChildProcess, spawn } from 'node:child_process';
import { accessSync, constants, globSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

const isProgram = (file: string) => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** Full path of a program, by PATH or a pattern; undefined if not installed. */
export const programPath = (name: string): string | undefined =>
  name.includes('*')
    ? globSync(name).find(isProgram)
    : (process.env.PATH ?? '')
        .split(path.delimiter)
        .map((folder) => path.join(folder, name))
        .find(isProgram);

/** Ends a program started here, and waits for its end. */
export const end = (child: ChildProcess) =>
  new Promise<void>((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });

/** First line of an output that matches a pattern. */
export const lineOf = (output: Readable | null | undefined, pattern: RegExp) =>
  new Promise<string>((resolve, reject) => {
    if (!output) return reject(new Error('This program says nothing'));
    const lines = createInterface({ input: output });
    lines.on('line', (line) => {
      const [, found] = pattern.exec(line) ?? [];
      if (found !== undefined) resolve(found);
    });
    lines.on('close', () => reject(new Error(`It ended without ${pattern}`)));
  });

// The end of the tests ends every program they have started.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

/** Starts a program that must not outlive these tests. */
export const startProgram = (
  program: string,
  args: readonly string[],
  { env = {}, more = [] }: { readonly env?: Record<string, string>; readonly more?: readonly 'pipe'[] } = {},
) => {
  const child = spawn(program, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'pipe', ...more],
  });
  const stop = () => void child.kill('SIGKILL');
  process.once('exit', stop);
  child.once('exit', () => process.off('exit', stop));
  return child;
};
