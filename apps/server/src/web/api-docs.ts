import { contract } from '@zanga/contract/contract';
import { openapi } from '@zanga/contract/wire/openapi';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { makeReady, type Ready, type ReadyResponses } from '../platform/http/ready-responses.ts';
import { sendReady } from '../platform/http/send-ready.ts';
import { always } from '../platform/made-of.ts';
import { apiDocsPage } from './api-docs-page.ts';
import { apiDocsStyle } from './api-docs-style.ts';
import { inlineScripts, pageHeaders } from './security-headers.ts';

/** A ready answer for a document that changes only with the release: packed once, with an ETag. */
const whole = (body: string, type: string, headers: Readonly<Record<string, string>> = {}) =>
  makeReady(Buffer.from(body), `${type}; charset=utf-8`, always, headers);

const give =
  (ready: ReadyResponses) => (made: () => Ready) => async (request: FastifyRequest, reply: FastifyReply) => {
    const entry = made();
    reply.hijack();
    const headers = Object.entries(reply.getHeaders()).map(([name, value]) => [name, String(value)]);
    await sendReady(request.raw, reply.raw, { ready, entry, extra: Object.fromEntries(headers) });
    return reply;
  };

/** Makes the document at its first request: few shops ever see one, and the two take five megabytes. */
const once = <T>(make: () => T): (() => T) => {
  let made: { readonly it: T } | undefined;
  return () => {
    made ??= { it: make() };
    return made.it;
  };
};

/** `/api/openapi.json` for programs and `/api/docs` for people, both printed from the contract. */
export const mountApiDocs = (
  app: FastifyInstance,
  ready: ReadyResponses,
  { version, origin }: { readonly version: string; readonly origin: () => string },
): void => {
  const kept = give(ready);
  const print = () => openapi(contract, { version, origin: origin() });
  const printPage = () => {
    const page = apiDocsPage(print(), contract);
    return whole(page, 'text/html', pageHeaders(inlineScripts(page), false));
  };
  app.get('/api/openapi.json', kept(once(() => whole(JSON.stringify(print()), 'application/json'))));
  app.get('/api/docs.css', kept(once(() => whole(apiDocsStyle, 'text/css'))));
  app.get('/api/docs', kept(once(printPage)));
};
