import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Clock } from './clock.ts';
import type { Metrics } from './metrics.ts';
import type { ServerSettings } from './server-settings.ts';

export type HealthTools = {
  readonly app: FastifyInstance;
  /** Whether the database takes what is written. */
  readonly probe: () => Promise<boolean>;
  /** The time of the world: a shop that is being tried may be years ahead. */
  readonly clock: Clock;
  readonly metrics: Metrics;
  readonly config: ServerSettings;
  /** True once the process has been told to stop: a balancer must send no more. */
  readonly stopping: () => boolean;
};

const loopback: readonly string[] = ['127.0.0.1', '::1', '::ffff:127.0.0.1'];

/** A proxy on this machine hands on what others ask, and says so; they are not here. */
const fromHere = ({ ip, headers }: FastifyRequest) =>
  loopback.includes(ip) && headers['x-forwarded-for'] === undefined && headers.forwarded === undefined;

const mayReadMetrics = (request: FastifyRequest, token: string | undefined) => {
  if (token === undefined) return fromHere(request);
  const given = Buffer.from(request.headers.authorization ?? '');
  const wanted = Buffer.from(`Bearer ${token}`);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
};

const minuteMs = 60_000;

/** Since when the process could not serve, as far as anybody has asked. */
const watchReadiness = ({ probe, clock }: Pick<HealthTools, 'probe' | 'clock'>) => {
  let unreadySince: Date | undefined;
  return async () => {
    const ready = await probe();
    unreadySince = ready ? undefined : (unreadySince ?? clock());
    return { ready, unreadyMs: unreadySince ? clock().getTime() - unreadySince.getTime() : 0 };
  };
};

/**
 * `/health/live`: nothing here needs a restart; a process that could not serve for minutes is ended by whoever watches it.
 * `/health/ready`: it can serve, and write. `/metrics`: what it has done.
 */
export const mountHealth = (tools: HealthTools): void => {
  const { app, metrics, config, stopping } = tools;
  const look = watchReadiness(tools);
  app.get('/health/live', async (_request, reply) => {
    const { unreadyMs } = await look();
    const stuck = config.UNREADY_MINUTES > 0 && unreadyMs >= config.UNREADY_MINUTES * minuteMs;
    return reply.code(stuck ? 503 : 200).send({ status: stuck ? 'not ready for too long' : 'ok' });
  });
  app.get('/health/ready', async (_request, reply) => {
    if (stopping()) return reply.code(503).send({ status: 'stopping' });
    const { ready } = await look();
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ok' : 'database away' });
  });
  app.get('/metrics', async (request, reply) => {
    if (!mayReadMetrics(request, config.METRICS_TOKEN)) return reply.callNotFound();
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
};
