import pg from 'pg';
import {
  addresses,
  frontAddress,
  type Machine,
  type Name,
  names,
  openMachine,
  openNetwork,
} from './machines.ts';
import { frontPort, openFront, type Part, type Parts, partsOf, password } from './parts.ts';
import { fetchSoon, until } from './until.ts';
import { startAllValkey, valkeyIsWhole } from './valkey.ts';

export type Place = { readonly machine: Machine; readonly parts: Parts };

export type Cluster = {
  readonly places: Readonly<Record<Name, Place>>;
  readonly front: Part;
  /** Address for people. */
  readonly url: string;
  /** Machine with the primary PostgreSQL, as Patroni says. */
  readonly primary: () => Promise<Name>;
  /** Machine with a replica. */
  readonly replica: () => Promise<Name>;
  readonly etcdLeader: () => Promise<Name>;
  /** Resolves once every part works again; throws with the missing parts if it takes too long. */
  readonly whole: () => Promise<void>;
  /** Queries the primary directly, past pool and balancer. */
  readonly ask: <T extends object>(text: string, values?: readonly unknown[]) => Promise<T[]>;
};

const isOk = async (url: string) => {
  const answer = await fetchSoon(url);
  await answer?.body?.cancel();
  return answer?.ok === true;
};

const firstOf = async (what: string, is: (name: Name) => Promise<boolean>): Promise<Name> => {
  let found: Name | undefined;
  await until(what, async () => {
    for (const name of names) if (await is(name)) found = name;
    return found !== undefined;
  });
  if (found === undefined) throw new Error(what);
  return found;
};

const primary = () => firstOf('a primary', (name) => isOk(`http://${addresses[name]}:8008/primary`));

type Member = {
  readonly name: string;
  readonly role: string;
  readonly state: string;
  readonly lag?: unknown;
  readonly timeline?: number;
};

/** Bytes that a replica may lag behind while people order, far below `maximum_lag_on_failover`. */
const greatestLag = 65_536;

/** Whether three databases run, and one of them holds every commit a second time. */
const databasesAreWhole = async (): Promise<boolean> => {
  const answer = await fetchSoon(`http://${addresses[await primary()]}:8008/cluster`);
  if (!answer?.ok) return false;
  const { members } = (await answer.json()) as { members: Member[] };
  const replicas = members.filter(({ role }) => role !== 'leader');
  return (
    members.length === 3 &&
    // A former primary that has not yet discarded its lost commits still names the old timeline.
    members.every(({ timeline }) => timeline !== undefined && timeline === members[0]?.timeline) &&
    members.every(({ state }) => state === 'running' || state === 'streaming') &&
    replicas.length === 2 &&
    replicas.every(({ lag }) => typeof lag === 'number' && lag < greatestLag) &&
    replicas.some(({ role }) => role === 'sync_standby')
  );
};

const all = async (is: (name: Name) => Promise<boolean>) =>
  (await Promise.all(names.map(is))).every((one) => one);

const etcdStatus = async (name: Name) => {
  const answer = await fetch(`http://${addresses[name]}:2379/v3/maintenance/status`, {
    method: 'POST',
    body: '{}',
    signal: AbortSignal.timeout(1_000),
  });
  return (await answer.json()) as { header: { member_id: string }; leader: string };
};

const etcdLeader = () =>
  firstOf('a leader of etcd', async (name) => {
    const { header, leader } = await etcdStatus(name).catch(() => ({
      header: { member_id: '' },
      leader: '-',
    }));
    return header.member_id === leader;
  });

const askPrimary = async <T extends object>(text: string, values: readonly unknown[] = []): Promise<T[]> => {
  const host = addresses[await primary()];
  const client = new pg.Client({
    ...{ host, port: 5432, user: 'zanga', password, database: 'zanga' },
    connectionTimeoutMillis: 5_000,
  });
  await client.connect();
  try {
    return (await client.query<T>(text, [...values])).rows;
  } finally {
    await client.end();
  }
};

/** Creates the role and the database of the nodes, once. */
const foundDatabase = async () => {
  const host = addresses[await primary()];
  const client = new pg.Client({ host, port: 5432, user: 'postgres', password, database: 'postgres' });
  await client.connect();
  await client.query(`create role zanga login password '${password}'`);
  await client.query('create database zanga owner zanga');
  await client.end();
};

const whole = async (): Promise<void> => {
  await until('three members of etcd', () => all(async (name) => (await etcdStatus(name)).leader !== '0'));
  await until('three databases, one of them synchronous', databasesAreWhole);
  await until('three nodes that are ready', () =>
    all((name) => isOk(`http://${addresses[name]}:3000/health/ready`)),
  );
  await until('three Valkey, and one node that tells the others what it hears', valkeyIsWhole);
};

const startAll = (places: Cluster['places'], part: keyof Parts) => {
  for (const name of names) places[name].parts[part].start();
};

/** Starts all parts in a folder, one after the other; `fill` writes the nodes' data into the empty database. */
export const openCluster = async (
  folder: string,
  tell: (line: string) => void,
  fill: (databaseUrl: string) => Promise<void>,
): Promise<Cluster> => {
  const start = openNetwork(folder);
  const open = async (name: Name): Promise<Place> => {
    const machine = await openMachine(name, folder);
    return { machine, parts: partsOf(machine) };
  };
  const places = { a: await open('a'), b: await open('b'), c: await open('c') };
  startAll(places, 'etcd');
  tell('etcd');
  await until('a leader of etcd', () => all(async (name) => (await etcdStatus(name)).leader !== '0'));
  startAll(places, 'patroni');
  tell('PostgreSQL');
  await until('three databases, one of them synchronous', databasesAreWhole, 300_000);
  await foundDatabase();
  const host = addresses[await primary()];
  await fill(`postgres://zanga:${password}@${host}:5432/zanga`);
  startAllValkey(places);
  for (const part of ['way', 'pgbouncer', 'node'] as const) startAll(places, part);
  const front = openFront(start, folder);
  front.start();
  tell('nodes');
  await whole();
  return {
    places,
    front,
    url: `http://${frontAddress}:${frontPort}`,
    primary,
    replica: async () => {
      const taken = await primary();
      return names.find((name) => name !== taken) ?? 'a';
    },
    etcdLeader,
    whole,
    ask: askPrimary,
  };
};
