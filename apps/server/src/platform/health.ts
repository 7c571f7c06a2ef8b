import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Metrics } from './metrics.ts';
import type { ServerSettings } from './server-settings.ts';
import type { DatabaseClock } from './time/database-clock.ts';

export type HealthTools = {
  readonly app: FastifyInstance;
  /** Whether the database accepts writes. */
  readonly probe: () => Promise<boolean>;
  /** The real time and the error of this machine's clock; a shop on trial may be years ahead. */
  readonly databaseClock: DatabaseClock;
  readonly metrics: Metrics;
  readonly config: ServerSettings;
  /** True once the process was told to stop: a balancer must send no more calls. */
  readonly stopping: () => boolean;
};

const loopback: readonly string[] = ['127.0.0.1', '::1', '::ffff:127.0.0.1'];

/** Whether a call comes from this machine; a local proxy passes on calls of others and says so. */
const fromHere = ({ ip, headers }: FastifyRequest) =>
  loopback.includes(ip) && headers['x-forwarded-for'] === undefined && headers.forwarded === undefined;

const isPublic = (origin: string | undefined) =>
  origin !== undefined &&
  !loopback.includes(new URL(origin).hostname) &&
  !/^https?:\/\/localhost\b/.test(origin);

/** Metrics need a token behind a public address: its proxy may call from here without naming the caller. */
const mayReadMetrics = (
  request: FastifyRequest,
  { METRICS_TOKEN: token, PUBLIC_ORIGIN: origin }: ServerSettings,
) => {
  if (token === undefined) return !isPublic(origin) && fromHere(request);
  const given = Buffer.from(request.headers.authorization ?? '');
  const wanted = Buffer.from(`Bearer ${token}`);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
};

const minuteMs = 60_000;
/** Deadlines follow the database; logs, certificates and library tokens follow this machine. */
const wrongClockMs = 30_000;

/** Whether the process can serve, and since when it could not. */
const watchReadiness = ({ probe, databaseClock: { now } }: Pick<HealthTools, 'probe' | 'databaseClock'>) => {
  let unreadySince: Date | undefined;
  const ready = async () => {
    const can = await probe();
    unreadySince = can ? undefined : (unreadySince ?? now());
    return can;
  };
  /**
   * Milliseconds without readiness as of the last probe. Does not wait for a new one: a silent database would delay it,
   * and a process showing kept pages would be taken for dead.
   */
  const unreadyMs = () => {
    // The next caller reads the result; the probe answers a failure with false.
    void ready();
    return unreadySince ? now().getTime() - unreadySince.getTime() : 0;
  };
  return { ready, unreadyMs };
};

/** A restart sets no clock: a wrong one keeps callers away and ends no process. */
const isClockWrong = ({ aheadMs }: DatabaseClock) => Math.abs(aheadMs() ?? 0) > wrongClockMs;

/**
 * `/health/live`: 503 after minutes without readiness, so that the supervisor restarts the process. `/health/ready`:
 * can serve and write. `/metrics`: its figures.
 */
export const mountHealth = (tools: HealthTools): void => {
  const { app, metrics, config, stopping, databaseClock } = tools;
  const { ready, unreadyMs } = watchReadiness(tools);
  app.get('/health/live', async (_request, reply) => {
    const stuck = config.UNREADY_MINUTES > 0 && unreadyMs() >= config.UNREADY_MINUTES * minuteMs;
    return reply.code(stuck ? 503 : 200).send({ status: stuck ? 'not ready for too long' : 'ok' });
  });
  app.get('/health/ready', async (_request, reply) => {
    if (stopping()) return reply.code(503).send({ status: 'stopping' });
    const can = await ready();
    if (can && isClockWrong(databaseClock)) return reply.code(503).send({ status: 'clock wrong' });
    return reply.code(can ? 200 : 503).send({ status: can ? 'ok' : 'database away' });
  });
  app.get('/metrics', async (request, reply) => {
    if (!mayReadMetrics(request, config)) return reply.callNotFound();
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
};
