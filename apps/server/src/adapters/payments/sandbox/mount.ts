import { refusalWords } from '@zanga/domain/payments/refusal-words';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Db } from '../../../platform/database/connection.ts';
import { sendPage } from '../../../platform/http/send-page.ts';
import { answeredPage, challengePage, gonePage, tellScript } from './challenge-page.ts';
import { answerChallenge, Confirmation, confirm } from './confirm.ts';
import { deskPage } from './desk-page.ts';
import { decideDispute } from './disputes.ts';
import { pagePolicy } from './page-style.ts';
import { IntentStatusOf, readCard, type SandboxTools } from './rows.ts';

const Challenge = z.object({ challenge: z.string().regex(/^\w{10,80}$/) });
/** Path to return to; only paths of this site, so that it redirects to no other. */
const Back = z.object({
  back: z
    .string()
    .max(500)
    .regex(/^\/(?![/\\])[\w\-./?=&%~+]*$/)
    .optional()
    .catch(undefined),
});
const BankAnswer = Back.extend({ answer: z.enum(['yes', 'no']) });
const Switches = z.object({
  delay_ms: z.coerce.number().int().min(0).max(600_000),
  copies: z.coerce.number().int().min(1).max(10),
  shuffle: z.enum(['0', '1']).transform((on) => on === '1'),
  mute: z.enum(['0', '1']).transform((on) => on === '1'),
  outage: z.enum(['none', 'slow', 'down', 'error']),
});

const Decision = z.object({ ref: z.string().max(60), to: z.enum(['won', 'lost']) });

const readDesk = async (db: Db) => ({
  switches: await db.selectFrom('sandbox_switches').selectAll().executeTakeFirstOrThrow(),
  intents: await db
    .selectFrom('sandbox_intents')
    .selectAll()
    .orderBy('created_at', 'desc')
    .limit(50)
    .execute(),
  disputes: await db
    .selectFrom('sandbox_disputes')
    .selectAll()
    .orderBy('created_at', 'desc')
    .limit(25)
    .execute(),
  reports: await db.selectFrom('sandbox_deliveries').selectAll().orderBy('id', 'desc').limit(25).execute(),
});

const openChallenge = (db: Db, challenge: string) =>
  db.selectFrom('sandbox_intents').selectAll().where('challenge', '=', challenge).executeTakeFirst();

/** Browser's direct calls to its provider, apart from the shop's own routes. */
const mountConfirm = (app: FastifyInstance, tools: SandboxTools) =>
  app.post('/dev/payments/confirm', async (request, reply) => {
    const given = Confirmation.safeParse(request.body);
    if (!given.success)
      return reply.code(422).send({ error: { code: 'invalid', message: refusalWords('') } });
    const done = await confirm(tools, given.data);
    if (!done.ok)
      return reply.code(402).send({ error: { code: done.code, message: refusalWords(done.code) } });
    const { status, refusal_code, challenge } = done.intent;
    return {
      status: IntentStatusOf.parse(status),
      error: refusal_code === null ? null : { code: refusal_code, message: refusalWords(refusal_code) },
      challenge_url: challenge === null ? null : `/dev/payments/challenge/${challenge}`,
    };
  });

const mountChallenge = (app: FastifyInstance, tools: SandboxTools) => {
  app.get('/dev/payments/challenge/:challenge', async (request, reply) => {
    const params = Challenge.safeParse(request.params);
    if (!params.success) return reply.callNotFound();
    const intent = await openChallenge(tools.db, params.data.challenge);
    if (!intent) return sendPage(reply, pagePolicy({ framed: true, script: tellScript }), gonePage());
    const card = intent.card_ref === null ? undefined : await readCard(tools.db, intent.card_ref);
    const body = challengePage(intent, card?.last4 ?? '', Back.parse(request.query).back);
    return sendPage(reply, pagePolicy({ framed: true }), body);
  });
  app.get('/dev/payments/challenge/:challenge/answer', async (request, reply) => {
    const params = Challenge.safeParse(request.params);
    const query = BankAnswer.safeParse(request.query);
    if (!params.success || !query.success) return reply.callNotFound();
    const intent = await answerChallenge(tools, params.data.challenge, query.data.answer === 'yes');
    if (query.data.back !== undefined) return reply.redirect(query.data.back, 303);
    return sendPage(
      reply,
      pagePolicy({ framed: true, script: tellScript }),
      intent ? answeredPage() : gonePage(),
    );
  });
};

/** Addresses of the provider, in the sandbox only. */
export const mountSandboxPayments = (app: FastifyInstance, tools: SandboxTools): void => {
  mountConfirm(app, tools);
  mountChallenge(app, tools);
  app.get('/dev/payments', async (_request, reply) =>
    sendPage(reply, pagePolicy(), deskPage(await readDesk(tools.db))),
  );
  app.get('/dev/payments/disputes', async (request, reply) => {
    const given = Decision.safeParse(request.query);
    if (!given.success || !(await decideDispute(tools, given.data.ref, given.data.to)))
      return reply.callNotFound();
    return reply.redirect('/dev/payments', 303);
  });
  app.get('/dev/payments/switches', async (request, reply) => {
    const given = Switches.safeParse(request.query);
    if (!given.success) return reply.callNotFound();
    await tools.db.updateTable('sandbox_switches').set(given.data).execute();
    tools.wake();
    return reply.redirect('/dev/payments', 303);
  });
};
