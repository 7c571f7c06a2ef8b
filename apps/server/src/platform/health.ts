import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Config } from './config.ts';
import type { Db } from './database/connection.ts';
import type { Metrics } from './metrics.ts';

export type HealthTools = {
  readonly app: FastifyInstance;
  readonly db: Db;
  readonly metrics: Metrics;
  readonly config: Config;
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

/** `/health/live`: the process runs. `/health/ready`: it can serve. `/metrics`: what it has done. */
export const mountHealth = ({ app, db, metrics, config, stopping }: HealthTools): void => {
  app.get('/health/live', async () => ({ status: 'ok' }));
  app.get('/health/ready', async (_request, reply) => {
    if (stopping()) return reply.code(503).send({ status: 'stopping' });
    const answered = await sql`select 1`.execute(db).then(
      () => true,
      () => false,
    );
    return reply.code(answered ? 200 : 503).send({ status: answered ? 'ok' : 'database away' });
  });
  app.get('/metrics', async (request, reply) => {
    if (!mayReadMetrics(request, config.METRICS_TOKEN)) return reply.callNotFound();
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
};
