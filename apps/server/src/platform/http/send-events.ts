import { once } from 'node:events';
import type { FastifyReply } from 'fastify';
import type { Check } from './validation.ts';

/** Proxies and browsers cut a silent connection. */
const heartbeatMs = 15_000;

const headers = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  // nginx would hold events back until its buffer is full.
  'x-accel-buffering': 'no',
  // The stream is the last answer of its connection, which must not delay a closing server.
  connection: 'close',
};

/** Open streams of this process. */
let open = 0;
/** Reconnections a second. */
const backPerSecond = 200;

/** Delay before a lost stream reconnects: it grows with the open streams. */
const retryMs = () => Math.min(15_000, 500 + Math.round((open / backPerSecond) * 1_000));

const texts = new WeakMap<Check, WeakMap<object, string>>();

/** Text of an event; one shown to several viewers is checked and written once. */
const textOf = (check: Check, value: unknown): string => {
  if (typeof value !== 'object' || value === null) return JSON.stringify(check(value));
  const known = texts.get(check) ?? new WeakMap<object, string>();
  texts.set(check, known);
  const text = known.get(value) ?? JSON.stringify(check(value));
  known.set(value, text);
  return text;
};

const written = async (reply: FastifyReply, text: string, closing: AbortSignal) => {
  if (reply.raw.write(text)) return;
  // A closed socket ends the wait, and its loop sees the abort.
  await once(reply.raw, 'drain', { signal: closing }).catch(() => undefined);
};

/** Writes events as they come; ends with its source, and ends the source with the socket. */
export const sendEvents = async (
  reply: FastifyReply,
  events: AsyncIterable<unknown>,
  check: Check,
): Promise<FastifyReply> => {
  reply.hijack();
  const { raw } = reply;
  const source = events[Symbol.asyncIterator]();
  const closing = new AbortController();
  open += 1;
  raw.on('close', () => {
    open -= 1;
    closing.abort();
    // Wakes a source that waits for its next event: its reader is gone.
    void source.return?.();
  });
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) raw.setHeader(name, value);
  raw.writeHead(200, headers);
  raw.write(`retry: ${retryMs()}\n\n`);
  const heartbeat = setInterval(() => raw.write(': \n\n'), heartbeatMs);
  try {
    for (let next = await source.next(); !next.done && !closing.signal.aborted; next = await source.next())
      await written(reply, `data: ${textOf(check, next.value)}\n\n`, closing.signal);
  } catch (error) {
    reply.log.warn({ err: error }, 'a stream of events broke off');
  } finally {
    clearInterval(heartbeat);
    // The socket is ended either way; a source that fails to end is gone too.
    void source.return?.();
    raw.end();
  }
  return reply;
};
