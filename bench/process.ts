import { type ChildProcess, fork } from 'node:child_process';
import { openSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { smallHeap } from '../scripts/setup/memory-given-back.mjs';

export type Running = {
  readonly url: string;
  readonly pid: number;
  /** Processor seconds so far. */
  readonly cpu: () => number;
  /** Statements sent to the database so far. */
  readonly statements: () => Promise<number>;
  /** Messages they were sent in. */
  readonly messages: () => Promise<number>;
  /** Memory by Node's own count. */
  readonly memory: () => Promise<NodeJS.MemoryUsage>;
  /** Resolves after its end. */
  readonly stop: () => Promise<void>;
};

const ticksPerSecond = 100;

const cpuOf = (pid: number): number => {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
};

const portOf = (child: ChildProcess) =>
  new Promise<number>((resolve, reject) => {
    child.once('message', (message) => resolve((message as { port: number }).port));
    child.once('exit', (code) => reject(new Error(`A server under measurement ended with ${code}`)));
  });

type Figures = {
  readonly statements: number;
  /** Only from trees that send several statements in one message. */
  readonly messages?: number;
  readonly memory: NodeJS.MemoryUsage;
};

/** Asks for its figures; simultaneous callers share one answer. */
const figuresOf = (child: ChildProcess) => () =>
  new Promise<Figures>((resolve) => {
    child.once('message', (message) => resolve(message as Figures));
    child.send('figures');
  });

/**
 * Starts a server of `bench/servers` as its own process, without its output. `BENCH_TREE` in its environment names
 * another working tree, whose code is then measured: before and after in one run.
 */
export const run = async (
  name: string,
  args: readonly string[] = [],
  env: NodeJS.ProcessEnv = {},
): Promise<Running> => {
  const quiet = openSync('/dev/null', 'w');
  const child = fork(
    path.resolve(env.BENCH_TREE ?? path.dirname(import.meta.dirname), 'bench/servers', name),
    [...args],
    {
      env: { ...process.env, NODE_ENV: 'production', ...env },
      // Like the start script of a shop.
      execArgv: [...process.execArgv, ...smallHeap],
      stdio: ['ignore', quiet, 'inherit', 'ipc'],
    },
  );
  const port = await portOf(child);
  const pid = child.pid ?? 0;
  const figures = figuresOf(child);
  return {
    url: `http://127.0.0.1:${port}`,
    pid,
    cpu: () => cpuOf(pid),
    statements: async () => (await figures()).statements,
    messages: async () => {
      const { messages, statements } = await figures();
      return messages ?? statements;
    },
    memory: async () => (await figures()).memory,
    stop: async () => {
      const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
      child.disconnect();
      await ended;
    },
  };
};
