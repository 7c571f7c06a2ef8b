import { setTimeout as wait } from 'node:timers/promises';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** Figures of the process for Prometheus. */
export type Metrics = {
  readonly registry: Registry;
  /** Counts a finished request; `route` is the pattern, never the address. */
  readonly request: (method: string, route: string, status: number, seconds: number) => void;
  readonly readyHit: () => void;
  readonly jobDone: (job: string, outcome: 'done' | 'failed') => void;
  readonly databaseUp: (up: boolean) => void;
  /** Adds a figure that is read at each scrape. */
  readonly lookedUp: (figure: Figure) => void;
};

export type Reading = { readonly labels?: Readonly<Record<string, string>>; readonly value: number };

export type Figure = {
  readonly name: string;
  readonly help: string;
  readonly labels?: readonly string[];
  readonly read: () => Promise<readonly Reading[]>;
};

/** Prometheus gives up after ten seconds, and its other figures matter most while the database is away. */
const patienceMs = 2_000;

/** A figure that cannot be read is left out: zero or an old value would be a lie. */
const lookUp = async (gauge: Gauge, read: Figure['read']): Promise<void> => {
  gauge.reset();
  // A gauge without labels shows zero after `reset`.
  gauge.remove({});
  const given = new AbortController();
  const late = wait(patienceMs, [], { signal: given.signal, ref: false });
  // A figure that cannot be read is left out.
  const readings = await Promise.race([read(), late]).catch(() => []);
  given.abort();
  // The abort before rejects a wait that nothing awaits any more.
  late.catch(() => undefined);
  for (const { labels, value } of readings) gauge.set(labels ?? {}, value);
};

const lookedUpIn =
  (registry: Registry): Metrics['lookedUp'] =>
  ({ name, help, labels = [], read }) => {
    const gauge: Gauge = new Gauge({
      name,
      help,
      labelNames: [...labels],
      registers: [registry],
      collect: () => lookUp(gauge, read),
    });
  };

/** Also exports the release, so that nodes left behind show. */
export const makeMetrics = (version = 'checkout'): Metrics => {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Requests by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2],
    registers,
  });
  // Looking a series up by labels costs more than counting; there are as many as routes times statuses.
  const series = new Map<string, Histogram.Internal<string>>();
  const seriesOf = (method: string, route: string, status: number) => {
    const key = `${method} ${route} ${status}`;
    const known = series.get(key) ?? requests.labels({ method, route, status });
    series.set(key, known);
    return known;
  };
  const hits = new Counter({ name: 'ready_responses_total', help: 'Answers given from memory', registers });
  const jobs = new Counter({
    name: 'jobs_total',
    help: 'Background jobs by outcome',
    labelNames: ['job', 'outcome'],
    registers,
  });
  const database = new Gauge({ name: 'database_up', help: '1 while the database can be heard', registers });
  const release = new Gauge({
    name: 'zanga_release_info',
    help: '1, with the release that runs',
    labelNames: ['version'],
    registers,
  });
  release.set({ version }, 1);
  return {
    registry,
    request: (method, route, status, seconds) => seriesOf(method, route, status).observe(seconds),
    readyHit: () => hits.inc(),
    jobDone: (job, outcome) => jobs.inc({ job, outcome }),
    databaseUp: (up) => database.set(up ? 1 : 0),
    lookedUp: lookedUpIn(registry),
  };
};
