// A model of waiting: work arrives by chance, passes the server's cores and then the database's, and waits at each for a
// free one. Every run draws the same chances, so that two runs can be compared.

export type Station = { readonly cores: number; readonly ms: number };

/** mulberry32: small, and good enough for waiting times. */
const chances = (seed: number) => () => {
  seed = (seed + 0x6d2b79f5) | 0;
  let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
};

/** Work takes now longer, now shorter; half of it is fixed, as what is computed is, and half is chance. */
const drawn = (mean: number, chance: () => number) => mean / 2 - (mean / 2) * Math.log(1 - chance());

/** Cores that each do one thing at a time, in the order it came. */
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

/** Something that comes so often, and the milliseconds it takes at the server and then at the database, if it goes there. */
export type Kind = { readonly perSecond: number; readonly server: number; readonly database: number };

export type Load = {
  /** The first is the one whose time is told. */
  readonly kinds: readonly [Kind, ...Kind[]];
  readonly serverCores: number;
  readonly databaseCores: number;
};

/** How long the first kind takes, in milliseconds, when all come as they please for so many seconds. */
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

/** How many are done in a second, when so many clients each ask again as soon as they are answered. */
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
