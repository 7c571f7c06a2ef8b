// A model of waiting: work arrives by chance and queues for the server's cores, then for the database's.
// Every run draws the same chances, so that two runs can be compared.

export type Station = { readonly cores: number; readonly ms: number };

/** mulberry32: small, and good enough for waiting times. */
const chances = (seed: number) => () => {
  seed = (seed + 0x6d2b79f5) | 0;
  let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
};

/** Duration of a job: half of it is fixed, half is chance. */
const drawn = (mean: number, chance: () => number) => mean / 2 - (mean / 2) * Math.log(1 - chance());

/** Cores with one queue; each does one job at a time. */
const openStation = ({ cores, ms }: Station, chance: () => number) => {
  const freeAt = new Float64Array(cores);
  return (at: number, work = ms): number => {
    let next = 0;
    for (let core = 1; core < cores; core += 1) if ((freeAt[core] ?? 0) < (freeAt[next] ?? 0)) next = core;
    const ends = Math.max(at, freeAt[next] ?? 0) + drawn(work, chance);
    freeAt[next] = ends;
    return ends;
  };
};

/** A kind of job: its rate, and its milliseconds at the server and, if any, at the database. */
export type Kind = { readonly perSecond: number; readonly server: number; readonly database: number };

export type Load = {
  /** The first one is reported. */
  readonly kinds: readonly [Kind, ...Kind[]];
  readonly serverCores: number;
  readonly databaseCores: number;
};

/** Times of the first kind in milliseconds, with random arrivals over some seconds. */
export const openLoop = ({ kinds, serverCores, databaseCores }: Load, seconds: number): number[] => {
  const chance = chances(1);
  const server = openStation({ cores: serverCores, ms: 0 }, chance);
  const database = openStation({ cores: databaseCores, ms: 0 }, chance);
  const took: number[] = [];
  const gap = ({ perSecond }: Kind) => (-Math.log(1 - chance()) / perSecond) * 1_000;
  const next = kinds.map(gap);
  for (;;) {
    const at = Math.min(...next);
    if (at > seconds * 1_000) return took;
    const which = next.indexOf(at);
    const kind = kinds[which] ?? kinds[0];
    const served = server(at, kind.server);
    const done = kind.database > 0 ? database(served, kind.database) : served;
    if (which === 0) took.push(done - at);
    next[which] = at + gap(kind);
  }
};

type Closed = { readonly clients: number; readonly server: Station; readonly database: Station };

/** Throughput a second of clients that each ask again at once after an answer. */
export const closedLoop = ({ clients, server, database }: Closed, seconds: number): number => {
  const chance = chances(2);
  const first = openStation(server, chance);
  const second = openStation(database, chance);
  const asks = new Float64Array(clients);
  let done = 0;
  for (;;) {
    let next = 0;
    for (let client = 1; client < clients; client += 1)
      if ((asks[client] ?? 0) < (asks[next] ?? 0)) next = client;
    const at = asks[next] ?? 0;
    if (at > seconds * 1_000) return done / seconds;
    asks[next] = second(first(at));
    done += 1;
  }
};
