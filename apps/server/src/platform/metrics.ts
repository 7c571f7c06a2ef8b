import { setTimeout as wait } from 'node:timers/promises';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** What the process tells Prometheus. */
export type Metrics = {
  readonly registry: Registry;
  /** Notes a finished request; `route` is the pattern, never the address itself. */
  readonly request: (method: string, route: string, status: number, seconds: number) => void;
  readonly readyHit: () => void;
  readonly jobDone: (job: string, outcome: 'done' | 'failed') => void;
  readonly databaseUp: (up: boolean) => void;
  /** A figure that is looked up each time somebody reads them. */
  readonly lookedUp: (figure: Figure) => void;
};

export type Reading = { readonly labels?: Readonly<Record<string, string>>; readonly value: number };

export type Figure = {
  readonly name: string;
  readonly help: string;
  readonly labels?: readonly string[];
  readonly read: () => Promise<readonly Reading[]>;
};

/** Prometheus gives up after ten seconds, and what is not about the database is wanted most while that is away. */
const patienceMs = 2_000;

/** What cannot be read is not told: neither zero, which would be a lie, nor what was so before. */
const lookUp = async (gauge: Gauge, read: Figure['read']): Promise<void> => {
  gauge.reset();
  // A figure without labels is zero after that.
  gauge.remove({});
  const given = new AbortController();
  const late = wait(patienceMs, [], { signal: given.signal, ref: false });
  const readings = await Promise.race([read(), late]).catch(() => []);
  given.abort();
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

/** Tells which release it is, too, so that nodes which stayed behind are seen. */
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
  // Finding a series by its labels costs more than counting in it; there are as many as routes and statuses.
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
