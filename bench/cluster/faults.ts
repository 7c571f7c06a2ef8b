import { setTimeout as wait } from 'node:timers/promises';
import type { Cluster, Place } from './cluster.ts';
import { type Name, names, signalAll, treeOf } from './machines.ts';
import { type PartName, partNames, postmasterOf } from './parts.ts';
import { killAllValkey, startAllValkey, untilAnotherValkey, valkeyPrimary } from './valkey.ts';

export type Fault = {
  /** Name of the fault. */
  readonly what: string;
  /** Longest wait for an order, in seconds. */
  readonly bound: number;
  /** Whether no database is reachable, so that readers get cached answers. */
  readonly away?: boolean;
  /** Whether the bound ends when the part starts again: on one machine a start slows the other parts. */
  readonly beforeItStarts?: boolean;
  /** Seconds in which every open page on every node must hear of a change. */
  readonly toldWithin?: number;
  /** Causes the fault; returns the repair, as an administrator would make it. */
  readonly strike: (cluster: Cluster) => Promise<() => Promise<void> | void>;
};

const killing =
  (part: PartName, which: (cluster: Cluster) => Promise<Name>): Fault['strike'] =>
  async (cluster) => {
    const { parts } = cluster.places[await which(cluster)];
    await parts[part].kill();
    return () => parts[part].start();
  };

/** Time without the killed part, before its start takes processor time from the others. */
const aloneMs = 5_000;

/** Process ids of Patroni and of its PostgreSQL, which runs apart from it. */
const databaseOf = ({ machine, parts }: Place): number[] => [
  ...parts.patroni.pids(),
  ...treeOf(postmasterOf(machine)),
];

const some = async (): Promise<Name> => 'b';

/** Waits until another machine is the primary, at most for a while. */
const untilAnother = async (cluster: Cluster, former: Name) => {
  for (let tries = 0; tries < 600; tries += 1) {
    if ((await cluster.primary()) !== former) return;
    await wait(100);
  }
};

const nodes: readonly Fault[] = [
  {
    what: 'node: kill -9',
    bound: 2,
    beforeItStarts: true,
    strike: async (cluster) => {
      const start = await killing('node', some)(cluster);
      await wait(aloneMs);
      return start;
    },
  },
  {
    what: 'node: SIGTERM',
    bound: 2,
    beforeItStarts: true,
    strike: async ({ places }) => {
      await places.c.parts.node.end();
      await wait(aloneMs);
      return () => places.c.parts.node.start();
    },
  },
  {
    what: 'node: hangs (SIGSTOP)',
    // Stopped in the middle of a transaction it keeps its locks until the database ends it (DATABASE_TIMEOUT, 10 s).
    bound: 15,
    strike: async ({ places }) => {
      places.a.parts.node.freeze();
      await wait(8_000);
      return () => places.a.parts.node.thaw();
    },
  },
  { what: 'PgBouncer of a machine: kill -9', bound: 5, strike: killing('pgbouncer', some) },
];

const databases: readonly Fault[] = [
  {
    what: 'primary: PostgreSQL killed',
    bound: 20,
    strike: async (cluster) => {
      const { machine } = cluster.places[await cluster.primary()];
      signalAll([postmasterOf(machine)], 'SIGKILL');
      return () => undefined;
    },
  },
  {
    what: 'primary: PostgreSQL and Patroni killed',
    bound: 25,
    strike: async (cluster) => {
      const former = await cluster.primary();
      const place = cluster.places[former];
      signalAll(databaseOf(place), 'SIGKILL');
      await untilAnother(cluster, former);
      return () => place.parts.patroni.start();
    },
  },
  {
    what: 'primary: hangs (SIGSTOP)',
    bound: 25,
    strike: async (cluster) => {
      const former = await cluster.primary();
      const pids = databaseOf(cluster.places[former]);
      signalAll(pids, 'SIGSTOP');
      await untilAnother(cluster, former);
      return () => signalAll(pids, 'SIGCONT');
    },
  },
  {
    what: 'primary: its machine cut off the network',
    bound: 25,
    strike: async (cluster) => {
      const former = await cluster.primary();
      const { machine } = cluster.places[former];
      machine.unplug();
      await untilAnother(cluster, former);
      return machine.plug;
    },
  },
  {
    what: 'replicas: both killed, one after the other',
    bound: 15,
    strike: async (cluster) => {
      const taken = await cluster.primary();
      const others = names.filter((name) => name !== taken).map((name) => cluster.places[name]);
      for (const other of others) {
        signalAll(databaseOf(other), 'SIGKILL');
        await wait(2_000);
      }
      return () => {
        for (const { parts } of others) parts.patroni.start();
      };
    },
  },
  { what: 'etcd: leader killed', bound: 10, strike: killing('etcd', ({ etcdLeader }) => etcdLeader()) },
];

const network: readonly Fault[] = [
  {
    what: 'a whole machine loses its power',
    bound: 25,
    strike: async (cluster) => {
      const former = await cluster.primary();
      const place = cluster.places[former];
      signalAll([...databaseOf(place), ...partNames.flatMap((name) => place.parts[name].pids())], 'SIGKILL');
      await untilAnother(cluster, former);
      return () => {
        for (const name of partNames) place.parts[name].start();
      };
    },
  },
  {
    what: 'network between nodes and database: gone for 12 s',
    bound: 25,
    away: true,
    strike: async ({ places }) => {
      await Promise.all(names.map((name) => places[name].parts.way.kill()));
      await wait(12_000);
      return () => {
        for (const name of names) places[name].parts.way.start();
      };
    },
  },
  {
    what: 'network between nodes and database: half open for 12 s',
    bound: 30,
    away: true,
    strike: async ({ places }) => {
      for (const name of names) places[name].parts.way.freeze();
      await wait(12_000);
      return () => {
        for (const name of names) places[name].parts.way.thaw();
      };
    },
  },
];

/** Long enough to observe the time after the fault too. */
const sharedMs = 3_000;

/** A lost listener is noticed within 2.5 s; then each node listens itself, and a page asks again. */
const toldWithin = 4;

const shared: readonly Fault[] = [
  {
    what: 'Valkey: primary killed',
    bound: 5,
    toldWithin,
    strike: async ({ places }) => {
      const former = await valkeyPrimary();
      await places[former].parts.valkey.kill();
      await untilAnotherValkey(former);
      await wait(sharedMs);
      return () => places[former].parts.valkey.start();
    },
  },
  {
    what: 'Valkey: primary hangs (SIGSTOP)',
    bound: 5,
    toldWithin,
    strike: async ({ places }) => {
      const former = await valkeyPrimary();
      places[former].parts.valkey.freeze();
      await untilAnotherValkey(former);
      await wait(sharedMs);
      return () => places[former].parts.valkey.thaw();
    },
  },
  {
    what: 'Valkey: machine of the primary cut off the network',
    // The same machine may have the database's primary.
    bound: 25,
    strike: async ({ places }) => {
      const former = await valkeyPrimary();
      const { machine } = places[former];
      machine.unplug();
      await untilAnotherValkey(former);
      await wait(sharedMs);
      return machine.plug;
    },
  },
  {
    what: 'Valkey: all three and their Sentinels gone for 12 s',
    bound: 5,
    toldWithin,
    strike: async ({ places }) => {
      await killAllValkey(places);
      await wait(12_000);
      return () => startAllValkey(places);
    },
  },
];

export const faults: readonly Fault[] = [...nodes, ...databases, ...network, ...shared];
