import { type ChildProcess, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { addresses, frontAddress, type Machine, signalAll, treeOf } from './machines.ts';
import { programs } from './programs.ts';

const root = path.resolve(import.meta.dirname, '../..');
/** The files of a real cluster. */
const files = path.join(root, 'deploy/cluster');

export const password = 'only-for-the-test';
export const metricsToken = 'figures-of-the-test';
export const frontPort = 4152;

/** Fills in a file of `deploy/cluster`, and puts it where its program reads it. */
const fillIn = (file: string, data: string, more: Readonly<Record<string, string>>): string => {
  const words: Readonly<Record<string, string>> = {
    A: addresses.a,
    B: addresses.b,
    C: addresses.c,
    DATA: data,
    NETWORK: '10.89.0.0/24',
    PASSWORD: password,
    FRONT: `${frontAddress}:${frontPort}`,
    FRONT_ADDRESS: frontAddress,
    ...more,
  };
  const text = readFileSync(path.join(files, file), 'utf8').replaceAll(/@([A-Z_]+)@/g, (whole, name) => {
    const word = words[name];
    if (word === undefined) throw new Error(`${file} asks for ${whole}, which nobody fills in`);
    return word;
  });
  const target = path.join(data, file);
  writeFileSync(target, text, { mode: 0o600 });
  return target;
};

/** PostgreSQL and PgBouncer refuse to run as root: `unshare -U` runs them as an unprivileged user. */
const asNobody = [programs.unshare.file, '-U', '--'];

export const partNames = ['etcd', 'patroni', 'way', 'pgbouncer', 'valkey', 'sentinel', 'node'] as const;
export type PartName = (typeof partNames)[number];

/** Reads a file of settings, one a line. */
const settingsIn = (file: string): NodeJS.ProcessEnv =>
  Object.fromEntries(
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => /^[A-Z]/.test(line))
      .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  );

/** Config of Valkey and Sentinel, filled in once, since they rewrite it; all but the first start as replicas. */
const keptByItself = ({ data, name, address }: Machine, file: 'valkey.conf' | 'sentinel.conf'): string => {
  const target = path.join(data, file);
  if (existsSync(target)) return target;
  fillIn(file, data, { NAME: name, ADDRESS: address });
  if (file === 'valkey.conf' && name !== 'a') appendFileSync(target, `replicaof ${addresses.a} 6379\n`);
  return target;
};

/** Start commands of the parts on a machine. */
const startsOn = (machine: Machine): Readonly<Record<PartName, () => ChildProcess>> => {
  const { data, name, address } = machine;
  const file = (of: string) => fillIn(of, data, { NAME: name, ADDRESS: address });
  return {
    etcd: () => machine.start('etcd', [programs.etcd.file, '--config-file', file('etcd.yml')]),
    patroni: () => machine.start('patroni', [...asNobody, programs.patroni.file, file('patroni.yml')]),
    way: () => machine.start('way', [programs.haproxy.file, '-db', '-f', file('haproxy-database.cfg')]),
    pgbouncer: () => {
      writeFileSync(path.join(data, 'userlist.txt'), `"zanga" "${password}"\n`, { mode: 0o600 });
      return machine.start('pgbouncer', [...asNobody, programs.pgbouncer.file, file('pgbouncer.ini')]);
    },
    valkey: () => machine.start('valkey', [programs.valkey.file, keptByItself(machine, 'valkey.conf')]),
    sentinel: () =>
      machine.start('sentinel', [programs.valkey.file, keptByItself(machine, 'sentinel.conf'), '--sentinel']),
    node: () =>
      machine.start('node', [process.execPath, path.join(root, 'apps/server/src/main.ts')], {
        ...settingsIn(file('zanga.env')),
        DATA_DIR: path.join(data, 'zanga'),
        SANDBOX: '1',
        SEED_DEMO: 'false',
        PREWARM_PICTURES: 'false',
        LOG_LEVEL: 'warn',
        // A few programs stand for a hundred people.
        RATE_LIMIT: '1000000',
        ORDER_LIMIT_FACTOR: '1000000',
        LIVE_STREAMS: '10000',
        METRICS_TOKEN: metricsToken,
      }),
  };
};

export type Part = {
  readonly pids: () => number[];
  readonly start: () => void;
  /** Ends it like a power cut, with all its children. */
  readonly kill: () => Promise<void>;
  /** Ends it, and waits for the end. */
  readonly end: () => Promise<void>;
  readonly freeze: () => void;
  readonly thaw: () => void;
};

const makePart = (begin: () => ChildProcess): Part => {
  let child: ChildProcess | undefined;
  const gone = async () => {
    if (child && child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  };
  const pids = () => (child?.pid === undefined ? [] : treeOf(child.pid));
  return {
    pids,
    start: () => {
      child = begin();
    },
    kill: async () => {
      signalAll(pids(), 'SIGKILL');
      await gone();
    },
    end: async () => {
      child?.kill('SIGTERM');
      await gone();
    },
    freeze: () => signalAll(pids().reverse(), 'SIGSTOP'),
    thaw: () => signalAll(pids(), 'SIGCONT'),
  };
};

export type Parts = Readonly<Record<PartName, Part>>;

export const partsOf = (machine: Machine): Parts => {
  const starts = startsOn(machine);
  for (const folder of ['zanga', 'valkey']) mkdirSync(path.join(machine.data, folder), { recursive: true });
  const made = partNames.map((name) => [name, makePart(starts[name])] as const);
  // The list has every name of the type.
  return Object.fromEntries(made) as Parts;
};

/** Process id of PostgreSQL itself: Patroni starts it apart. */
export const postmasterOf = ({ data }: Machine): number =>
  Number(readFileSync(path.join(data, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]);

/** The balancer in front of the nodes. */
export const openFront = (start: Machine['start'], folder: string): Part => {
  const part = makePart(() =>
    start('front', [programs.haproxy.file, '-db', '-f', fillIn('haproxy-front.cfg', folder, {})]),
  );
  const file = path.join(folder, 'haproxy-front.cfg');
  fillIn('haproxy-front.cfg', folder, {});
  const checked = spawnSync(programs.haproxy.file, ['-c', '-f', file], { encoding: 'utf8' });
  if (checked.status !== 0) throw new Error(`HAProxy refuses ${file}:\n${checked.stderr}`);
  return part;
};
