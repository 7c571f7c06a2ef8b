import type { FastifyInstance } from 'fastify';
import type { Listener } from '../http/front.ts';
import type { TrustProxy } from '../http/limits/client-address.ts';
import { beginSpan, currentSpan, endSpan, isTracing, parentIn, within } from './spans.ts';

/** Measures each call from its arrival to its end. Only a proxy that is trusted says which trace it belongs to. */
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

/** Names the span of a call by its route's pattern, never by its address: that may hold what is a person's. */
export const nameCalls = (app: FastifyInstance): void => {
  app.addHook('onRequest', async ({ method, routeOptions }) => {
    const span = currentSpan();
    if (!span) return;
    const route = routeOptions.url ?? 'page';
    span.name = `${method} ${route}`;
    span.attributes['http.route'] = route;
  });
};
