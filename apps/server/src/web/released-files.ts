import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../platform/clock.ts';
import type { Db } from '../platform/database/connection.ts';
import { errorBody } from '../platform/http/failure.ts';
import type { Ready, ReadyResponses } from '../platform/http/ready-responses.ts';
import { sendReady } from '../platform/http/send-ready.ts';
import { jobKind } from '../platform/job-queue/kinds.ts';
import type { Jobs } from '../platform/jobs.ts';
import { immutable, readyOfBuilt } from '../platform/released/built-files.ts';
import { findReleased, keepReleased, sweepReleased } from '../platform/released/keep-released.ts';
import { filesIn, type ReleasedFolder, typeOfReleased } from '../platform/released/released-folders.ts';

const keepJob = jobKind('released.keep', { retryLimit: 3 });

type Tools = {
  readonly app: FastifyInstance;
  readonly db: Db;
  readonly ready: ReadyResponses;
  readonly clock: Clock;
  readonly jobs: Jobs;
};

class Unknown extends Error {}

const readyOf = async (db: Db, path: string): Promise<Ready> => {
  const type = typeOfReleased(path);
  const file = type === undefined ? undefined : await findReleased(db, path);
  if (type === undefined || file === undefined) throw new Unknown();
  // The column's check allows no other encoding.
  const encoding = file.encoding === 'br' ? 'br' : 'identity';
  return readyOfBuilt({ encoding, body: file.body }, type, immutable);
};

/** File names as the bundler makes them. */
const built = /^[\w.-]{1,120}$/;

const serveOthers =
  ({ db, ready, clock }: Tools, under: string) =>
  async (request: FastifyRequest<{ Params: { '*': string } }>, reply: FastifyReply) => {
    const path = under + request.params['*'];
    const refuse = () => reply.code(404).header('cache-control', 'no-store').send(errorBody('not_found'));
    if (!built.test(request.params['*'])) return refuse();
    try {
      const key = `released ${path}`;
      const entry = await ready.fill({ own: key, all: key }, clock().getTime(), () => readyOf(db, path));
      reply.hijack();
      const extra = { 'x-request-id': request.id, 'x-content-type-options': 'nosniff' };
      await sendReady(request.raw, reply.raw, { ready, entry, extra });
      return reply;
    } catch (error) {
      if (error instanceof Unknown) return refuse();
      throw error;
    }
  };

/**
 * Serves built files of other releases: during a change of release, and while people have older pages open, a node is
 * asked for files it was not built with. Own files never come here. Returns the step that stores them
 * for other nodes, before the first page is served.
 */
export const mountReleasedFiles = (
  tools: Tools,
  folders: readonly ReleasedFolder[] = [],
): (() => Promise<void>) => {
  const { app, db, clock, jobs } = tools;
  const keep = async () => {
    if (folders.length > 0) await keepReleased(db, await filesIn(folders), clock());
  };
  for (const { path } of folders) app.get(`${path}*`, serveOthers(tools, path));
  // Each night one node records that its release still runs.
  jobs.every(keepJob, '20 4 * * *', async () => {
    await keep();
    await sweepReleased(db, clock());
  });
  return keep;
};
