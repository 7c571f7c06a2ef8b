import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Metrics } from './metrics.ts';
import type { ServerSettings } from './server-settings.ts';
import type { DatabaseClock } from './time/database-clock.ts';

export type HealthTools = {
  readonly app: FastifyInstance;
  /** Whether the database takes what is written. */
  readonly probe: () => Promise<boolean>;
  /** The time of the world, and how wrong this machine's clock is: a shop that is being tried may be years ahead. */
  readonly databaseClock: DatabaseClock;
  readonly metrics: Metrics;
  readonly config: ServerSettings;
  /** True once the process has been told to stop: a balancer must send no more. */
  readonly stopping: () => boolean;
};

const loopback: readonly string[] = ['127.0.0.1', '::1', '::ffff:127.0.0.1'];

/** A proxy on this machine hands on what others ask, and says so; they are not here. */
const fromHere = ({ ip, headers }: FastifyRequest) =>
  loopback.includes(ip) && headers['x-forwarded-for'] === undefined && headers.forwarded === undefined;

const isPublic = (origin: string | undefined) =>
  origin !== undefined &&
  !loopback.includes(new URL(origin).hostname) &&
  !/^https?:\/\/localhost\b/.test(origin);

/** A shop that is known by a public address has a proxy before it, which may ask from here and say nothing of others. */
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
/** Deadlines go by the database; logs, certificates and a library's own tokens go by this machine. */
const wrongClockMs = 30_000;

/** Whether the process can serve, and since when it could not, as far as anybody has asked. */
const watchReadiness = ({ probe, databaseClock: { now } }: Pick<HealthTools, 'probe' | 'databaseClock'>) => {
  let unreadySince: Date | undefined;
  const ready = async () => {
    const can = await probe();
    unreadySince = can ? undefined : (unreadySince ?? now());
    return can;
  };
  /**
   * For how long it could not, as the last look has told: a database that is silent keeps a look waiting, and a process that
   * shows what it has kept would be taken for dead meanwhile.
   */
  const unreadyMs = () => {
    void ready();
    return unreadySince ? now().getTime() - unreadySince.getTime() : 0;
  };
  return { ready, unreadyMs };
};

/** A restart sets no clock: this keeps callers away and ends nothing. */
const isClockWrong = ({ aheadMs }: DatabaseClock) => Math.abs(aheadMs() ?? 0) > wrongClockMs;

/**
 * `/health/live`: nothing here needs a restart; a process that could not serve for minutes is ended by whoever watches it.
 * `/health/ready`: it can serve, and write. `/metrics`: what it has done.
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
