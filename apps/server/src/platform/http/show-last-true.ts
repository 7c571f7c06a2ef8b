import type { IncomingMessage, ServerResponse } from 'node:http';
import { formatTime } from '@zanga/domain/time-format';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../clock.ts';
import { insideHeader } from './inside-call.ts';
import { makeReady, plainOf, type Ready, type ReadyResponses } from './ready-responses.ts';
import { sendReady } from './send-ready.ts';

/** Notice on a page that is shown old; data says it in a header. */
const noticeOf = (since: Date): string =>
  '<p role="status" style="margin:0;padding:.75rem 1rem;background:#3b1d14;color:#fbf4e8;text-align:center;font:600 1rem/1.4 system-ui,sans-serif">' +
  `Vedi questa pagina com’era alle ${formatTime(since)}: adesso non riusciamo ad aggiornarla. Puoi guardare con calma; per ordinare, riprova tra un minuto.</p>`;

/** How long calls skip a database that has failed one. */
const failsForMs = 5_000;

/** Calls of a page being rendered are left out: such a page could not say that its data are old. */
const isRead = ({ method, headers }: IncomingMessage) =>
  (method === 'GET' || method === 'HEAD') && headers[insideHeader] === undefined;

export type LastTrue = {
  /** A call has failed at the database. */
  readonly failed: () => void;
  /** Shows a kept response while the database fails; resolves to its status, undefined when none is kept. */
  readonly atOnce: (
    request: IncomingMessage,
    response: ServerResponse,
    extra: Readonly<Record<string, string>>,
  ) => Promise<number> | undefined;
  /** Replaces the failed answer of a call. */
  readonly instead: (request: FastifyRequest, reply: FastifyReply) => Promise<boolean>;
};

/**
 * While the database is away, people read responses kept before. Each shows since when it may be out of
 * date, and only calls that failed get one.
 */
export const makeLastTrue = (ready: ReadyResponses, clock: Clock): LastTrue => {
  let failedAt = Number.NEGATIVE_INFINITY;
  const withNotice = new WeakMap<Ready, Ready>();
  const told = (entry: Ready, since: Date): Ready => {
    if (!entry.type.startsWith('text/html')) return entry;
    const known = withNotice.get(entry);
    if (known) return known;
    const page = plainOf(entry)
      .toString()
      .replace(/<body[^>]*>/, (body) => body + noticeOf(since));
    const made = makeReady(Buffer.from(page), entry.type, entry.lasting, entry.headers);
    withNotice.set(entry, made);
    return made;
  };
  const show: LastTrue['atOnce'] = (request, response, extra) => {
    const found = ready.lastTrue(request.url ?? '', clock());
    if (!found) return undefined;
    const entry = told(found.ready, found.since);
    const says = { 'cache-control': 'no-store', 'x-kept-since': found.since.toISOString() };
    return sendReady(request, response, { ready, entry, extra: { ...extra, ...says } });
  };
  const failed = () => {
    failedAt = performance.now();
  };
  return {
    failed,
    atOnce: (request, response, extra) =>
      isRead(request) && performance.now() - failedAt < failsForMs
        ? show(request, response, extra)
        : undefined,
    instead: async ({ raw }, reply) => {
      failed();
      if (!isRead(raw) || reply.sent || !ready.lastTrue(raw.url ?? '', clock())) return false;
      reply.hijack();
      const headers = Object.entries(reply.getHeaders()).map(([name, value]) => [name, String(value)]);
      await show(raw, reply.raw, Object.fromEntries(headers));
      return true;
    },
  };
};
