import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { sendPage } from '../../platform/http/send-page.ts';
import type { Log } from '../../platform/log.ts';
import { clockPage, clockPolicy } from './clock-page.ts';
import { readDestination } from './read-destination.ts';
import type { WalkTools } from './walk-time.ts';
import { makeWalker } from './walker.ts';

/** `3d`, `6h`, `12m`, a day or an instant; or back to the real time. */
const Move = z.union([z.object({ to: z.string().max(40) }), z.object({ reset: z.literal(true) })]);
const JumpQuery = z.object({ to: z.string().max(40) });

/** A link or picture of another site must not move our time: browsers say where a request comes from. */
const fromHere = ({ headers }: FastifyRequest) =>
  ['same-origin', 'none', undefined].includes(headers['sec-fetch-site']?.toString());

type ClockTools = WalkTools & { readonly app: FastifyInstance; readonly log: Log };

/** Routes of the sandbox's clock, at `/dev/clock`. */
export const mountClock = (tools: ClockTools): void => {
  const { app, time, nextDue } = tools;
  const walker = makeWalker(tools);
  const state = async () => ({
    now: time.now(),
    world: time.world(),
    aheadMs: time.ahead(),
    due: await nextDue(time.now()),
    goingTo: walker.goingTo(),
  });
  const presentState = async () => {
    const { now, world, aheadMs, due } = await state();
    return {
      now: now.toISOString(),
      world: world.toISOString(),
      ahead_ms: aheadMs,
      due: due?.toISOString() ?? null,
    };
  };

  app.get('/dev/clock', async (_request, reply) => sendPage(reply, clockPolicy, clockPage(await state())));
  app.get('/dev/clock.json', () => presentState());
  app.post('/dev/clock', async (request, reply) => {
    const move = Move.safeParse(request.body);
    if (!move.success) return reply.code(422).send({ error: 'Non si capisce fino a quando' });
    if ('reset' in move.data)
      return (await walker.reset())
        ? presentState()
        : reply.code(409).send({ error: 'Il tempo sta già passando' });
    const to = readDestination(move.data.to, time.now());
    if (!to)
      return reply.code(422).send({ error: 'Il tempo va solo avanti, al massimo di tre anni alla volta' });
    const walk = walker.walk(to);
    if (!walk) return reply.code(409).send({ error: 'Il tempo sta già passando' });
    await walk;
    return presentState();
  });
  app.get('/dev/clock/move', async (request, reply) => {
    const query = JumpQuery.safeParse(request.query);
    const to = query.success && fromHere(request) ? readDestination(query.data.to, time.now()) : undefined;
    // The page shows the progress; the cause of a stop is in the log.
    if (to) walker.walk(to)?.catch(() => undefined);
    return reply.redirect('/dev/clock', 303);
  });
  app.get('/dev/clock/reset', async (request, reply) => {
    if (fromHere(request)) await walker.reset();
    return reply.redirect('/dev/clock', 303);
  });
};
