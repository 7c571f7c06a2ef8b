import { once } from 'node:events';
import type { FastifyReply } from 'fastify';
import type { Check } from './validation.ts';

/** Proxies and browsers take a silent connection for a dead one. */
const heartbeatMs = 15_000;

const headers = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  // nginx would keep the events until it has a bufferful of them.
  'x-accel-buffering': 'no',
  // Nothing follows on this connection: once the stream has ended it must not keep a closing server waiting.
  connection: 'close',
};

const written = async (reply: FastifyReply, text: string, closing: AbortSignal) => {
  if (reply.raw.write(text)) return;
  await once(reply.raw, 'drain', { signal: closing }).catch(() => undefined);
};

/** Writes events as they come; ends with its source, and ends its source with the socket. */
export const sendEvents = async (
  reply: FastifyReply,
  events: AsyncIterable<unknown>,
  check: Check,
): Promise<FastifyReply> => {
  reply.hijack();
  const { raw } = reply;
  const source = events[Symbol.asyncIterator]();
  const closing = new AbortController();
  raw.on('close', () => {
    closing.abort();
    // Who waits for the next event is woken, and finds that nobody reads any more.
    void source.return?.();
  });
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) raw.setHeader(name, value);
  raw.writeHead(200, headers);
  raw.flushHeaders();
  const heartbeat = setInterval(() => raw.write(': \n\n'), heartbeatMs);
  try {
    for (let next = await source.next(); !next.done && !closing.signal.aborted; next = await source.next())
      await written(reply, `data: ${JSON.stringify(check(next.value))}\n\n`, closing.signal);
  } catch (error) {
    reply.log.warn({ err: error }, 'a stream of events broke off');
  } finally {
    clearInterval(heartbeat);
    void source.return?.();
    raw.end();
  }
  return reply;
};
