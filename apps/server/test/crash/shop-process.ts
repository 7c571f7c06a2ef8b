import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { serverEntry } from '../../../../scripts/setup/server-entry.mjs';

const root = path.resolve(import.meta.dirname, '../../../..');

export type ShopProcess = {
  readonly pid: number;
  readonly output: () => string;
  readonly exited: Promise<number | null>;
  /** Stops reading the output, as `head` does. */
  stopReading(): void;
  /** Resolves when the shop is ready. */
  ready(milliseconds: number): Promise<void>;
};

/** Runs `npm start` with data of its own. */
export const startShop = (dataDir: string, port: number, settings: NodeJS.ProcessEnv = {}): ShopProcess => {
  const own = { DATA_DIR: dataDir, PORT: String(port), HOST: '127.0.0.1', LOG_LEVEL: 'warn' };
  const env = { ...process.env, ...own, ...settings };
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  return follow(port, npm, ['start'], env);
};

/** Runs the built server alone, as a container does. */
export const startServer = (dataDir: string, port: number, settings: NodeJS.ProcessEnv = {}): ShopProcess => {
  const own = { DATA_DIR: dataDir, PORT: String(port), HOST: '127.0.0.1', SEED_DEMO: '0' };
  return follow(port, process.execPath, [serverEntry()], {
    ...process.env,
    ...own,
    ...settings,
  });
};

const follow = (
  port: number,
  program: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
): ShopProcess => {
  const child = spawn(program, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  }
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve));
  return {
    pid: child.pid ?? 0,
    output: () => output,
    exited,
    stopReading: () => {
      child.stdout.destroy();
      child.stderr.destroy();
    },
    ready: (milliseconds) => waitUntilReady(child, port, milliseconds, () => output),
  };
};

const waitUntilReady = async (
  child: ChildProcess,
  port: number,
  milliseconds: number,
  output: () => string,
) => {
  const deadline = performance.now() + milliseconds;
  while (performance.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`npm start ended with ${child.exitCode}:\n${output()}`);
    if (await answers(port)) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`the shop did not open within ${milliseconds} ms:\n${output()}`);
};

const answers = async (port: number): Promise<boolean> => {
  const signal = AbortSignal.timeout(2_000);
  return fetch(`http://127.0.0.1:${port}/health/ready`, { signal }).then(
    (response) => response.ok,
    () => false,
  );
};
