import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { type OutboxMessage, readOutbox, readOutboxMessage } from '../../adapters/outbox-queries.ts';
import type { Db } from '../../platform/database/connection.ts';
import { errorBody } from '../../platform/http/failure.ts';
import { sendPage } from '../../platform/http/send-page.ts';
import { mailPolicy, outboxPage, outboxPolicy } from './outbox-page.ts';

const pageSize = 50;

const Id = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER);

/** In an address a plus means a blank, and phone numbers begin with one: blanks at the ends are dropped. */
const Query = z.object({
  // A browser’s name for pushes is a few hundred characters long.
  to: z.string().trim().max(4_000).optional().catch(undefined),
  channel: z.enum(['email', 'sms', 'push']).optional().catch(undefined),
  before: Id.optional().catch(undefined),
  open: Id.optional().catch(undefined),
});

/** Links open outside the mail's frame. */
const framed = (mail: string) => mail.replace('<head>', '<head><base target="_blank">');

const presentMessage = ({ created_at, ...message }: OutboxMessage) => ({
  ...message,
  created_at: created_at.toISOString(),
});

/** Messages kept by the embedded senders, for people and browser tests. Sandbox only: its links open every account. */
export const mountOutbox = ({ app, db }: { readonly app: FastifyInstance; readonly db: Db }): void => {
  app.get('/dev/outbox', async (request, reply) => {
    const { open, ...filter } = Query.parse(request.query);
    const found = await readOutbox(db, filter, pageSize + 1);
    const opened = open === undefined ? undefined : await readOutboxMessage(db, open);
    const messages = found.slice(0, pageSize);
    const page = outboxPage({ filter, messages, open: opened, more: found.length > pageSize });
    return sendPage(reply, outboxPolicy, page);
  });
  app.get('/dev/outbox.json', async (request) => {
    const { open: _, ...filter } = Query.parse(request.query);
    return { data: (await readOutbox(db, filter, pageSize)).map(presentMessage) };
  });
  app.get('/dev/outbox/:id/mail', async (request, reply) => {
    const id = z.object({ id: Id }).safeParse(request.params);
    const message = id.success ? await readOutboxMessage(db, id.data.id) : undefined;
    if (!message?.html) return reply.code(404).send(errorBody('not_found'));
    return sendPage(reply, mailPolicy, framed(message.html));
  });
};
