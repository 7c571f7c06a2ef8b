import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Clock } from '../clock.ts';
import type { Metrics } from '../metrics.ts';
import { type Access, requestIdOf } from './access.ts';
import type { Cors } from './cors.ts';
import type { ReadyResponses } from './ready-responses.ts';
import { sendReady } from './send-ready.ts';

export type FrontTools = {
  readonly ready: ReadyResponses;
  readonly clock: Clock;
  readonly cors: Cors;
  readonly access: Access;
  readonly metrics: Metrics;
};

export type Listener = (request: IncomingMessage, response: ServerResponse) => void;

/** Answers what is ready before the framework is even woken; everything else passes through. */
export const makeFront =
  ({ ready, clock, cors, access, metrics }: FrontTools) =>
  (next: Listener): Listener =>
  (request, response) => {
    const { url = '', method = 'GET' } = request;
    const now = clock();
    // Screens go by it: where time was moved, theirs is moved along.
    response.setHeader('date', now.toUTCString());
    const entry = method === 'GET' || method === 'HEAD' ? ready.byUrl(url, now.getTime()) : undefined;
    if (!entry) return next(request, response);
    const started = performance.now();
    const id = requestIdOf(request.headers['x-request-id']);
    const extra = {
      'x-request-id': id,
      'x-content-type-options': 'nosniff',
      ...cors.headersFor(request.headers.origin),
    };
    metrics.readyHit();
    sendReady(request, response, { ready, entry, extra }).then(
      (status) => access({ id, method, url, route: 'ready', status, ms: performance.now() - started }),
      () => response.destroy(),
    );
  };
