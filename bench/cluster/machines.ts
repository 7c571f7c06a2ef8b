import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, mkdirSync, openSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export const names = ['a', 'b', 'c'] as const;
export type Name = (typeof names)[number];

/** Addresses of the three machines, on a private network. */
export const addresses = { a: '10.89.0.11', b: '10.89.0.12', c: '10.89.0.13' } as const;
/** Address of the people and of the balancer. */
export const frontAddress = '10.89.0.1';

export type Machine = {
  readonly name: Name;
  readonly address: string;
  readonly data: string;
  /** Starts a program on it; its output goes into a file of its folder. */
  readonly start: (what: string, command: readonly string[], env?: NodeJS.ProcessEnv) => ChildProcess;
  /** Pulls the cable out: packets are lost without an error. */
  readonly unplug: () => void;
  readonly plug: () => void;
};

const ip = (...args: string[]) => execFileSync('/usr/sbin/ip', args, { stdio: 'inherit' });

/** Processes below a process, itself included, deepest first. */
export const treeOf = (pid: number): number[] => {
  const parents = new Map<number, number>();
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry)))
    try {
      const fields = readFileSync(`/proc/${name}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
      parents.set(Number(name), Number(fields[1]));
    } catch {
      // It ended meanwhile.
    }
  const below = (parent: number): number[] =>
    [...parents].flatMap(([child, of]) => (of === parent ? [...below(child), child] : []));
  return [...below(pid), pid];
};

export const signalAll = (pids: readonly number[], signal: NodeJS.Signals): void => {
  for (const pid of pids)
    try {
      process.kill(pid, signal);
    } catch {
      // It has ended already.
    }
};

const launch =
  (folder: string, prefix: readonly string[]): Machine['start'] =>
  (what, [program = '', ...args], env = {}) => {
    const words = openSync(path.join(folder, `${what}.log`), 'a');
    appendFileSync(words, `--- ${new Date().toISOString()} ${program} ${args.join(' ')}\n`);
    const [first = program, ...rest] = [...prefix, program, ...args];
    return spawn(first, rest, {
      cwd: folder,
      env: { PATH: process.env.PATH, LC_ALL: 'C.UTF-8', HOME: folder, ...env },
      stdio: ['ignore', words, words],
    });
  };

/** Network in front of the machines, in the namespace of this process. */
export const openNetwork = (folder: string): Machine['start'] => {
  ip('link', 'set', 'lo', 'up');
  ip('link', 'add', 'cluster', 'type', 'bridge');
  ip('addr', 'add', `${frontAddress}/24`, 'dev', 'cluster');
  ip('link', 'set', 'cluster', 'up');
  return launch(folder, []);
};

/** A machine: a network of its own with one cable to the others, and a folder. */
export const openMachine = async (name: Name, folder: string): Promise<Machine> => {
  const data = path.join(folder, name);
  mkdirSync(data, { recursive: true });
  const cable = `cable-${name}`;
  const holder = spawn('/usr/bin/unshare', ['-n', 'sleep', 'infinity'], { stdio: 'ignore' });
  await once(holder, 'spawn');
  const net = `/proc/${holder.pid}/ns/net`;
  // Before `unshare` it is still in our network.
  while (readNet(net) === readNet('/proc/self/ns/net')) await new Promise((then) => setTimeout(then, 5));
  ip('link', 'add', cable, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', String(holder.pid));
  ip('link', 'set', cable, 'master', 'cluster', 'up');
  const within = ['/usr/bin/nsenter', `--net=${net}`, '--'];
  const inside = (...args: string[]) =>
    execFileSync(within[0] ?? '', [...within.slice(1), '/usr/sbin/ip', ...args]);
  inside('addr', 'add', `${addresses[name]}/24`, 'dev', 'eth0');
  inside('link', 'set', 'eth0', 'up');
  inside('link', 'set', 'lo', 'up');
  return {
    name,
    address: addresses[name],
    data,
    start: launch(data, within),
    unplug: () => ip('link', 'set', cable, 'nomaster'),
    plug: () => ip('link', 'set', cable, 'master', 'cluster'),
  };
};

const readNet = (file: string): string => execFileSync('readlink', [file], { encoding: 'utf8' });
