import type { FastifyInstance } from 'fastify';
import type { Listener } from '../http/front.ts';
import type { TrustProxy } from '../http/limits/client-address.ts';
import { beginSpan, currentSpan, endSpan, isTracing, parentIn, within } from './spans.ts';

/** Measures each call to its end. Only a trusted proxy may name the trace it belongs to. */
export const traceCalls =
  (trust: TrustProxy, next: Listener): Listener =>
  (request, response) => {
    const { method = 'GET', headers, socket } = request;
    const trusted = trust !== false && trust(socket.remoteAddress ?? '', 0);
    const parent = trusted ? parentIn(headers.traceparent) : undefined;
    const span = isTracing()
      ? beginSpan(`${method} ready`, 'server', { 'http.request.method': method }, parent)
      : undefined;
    if (!span) return next(request, response);
    response.once('close', () => {
      span.attributes['http.response.status_code'] = response.statusCode;
      endSpan(span, response.statusCode >= 500);
    });
    within(span, () => next(request, response));
  };

/** Names a call's span by its route's pattern; an address may hold personal data. */
export const nameCalls = (app: FastifyInstance): void => {
  app.addHook('onRequest', async ({ method, routeOptions }) => {
    const span = currentSpan();
    if (!span) return;
    const route = routeOptions.url ?? 'page';
    span.name = `${method} ${route}`;
    span.attributes['http.route'] = route;
  });
};
