import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Clock } from '../clock.ts';
import type { Metrics } from '../metrics.ts';
import type { BuiltFiles } from '../released/built-files.ts';
import { type Access, requestIdOf } from './access.ts';
import type { Cors } from './cors.ts';
import { errorBody } from './failure.ts';
import { clientAddress, type TrustProxy } from './limits/client-address.ts';
import type { RequestLimits } from './limits/request-limits.ts';
import type { ReadyResponses } from './ready-responses.ts';
import type { SafeHeaders } from './safe-headers.ts';
import { sendReady } from './send-ready.ts';
import type { LastTrue } from './show-last-true.ts';

export type FrontTools = {
  readonly built: BuiltFiles;
  readonly ready: ReadyResponses;
  readonly lastTrue: LastTrue;
  readonly clock: Clock;
  readonly cors: Cors;
  readonly access: Access;
  readonly metrics: Metrics;
  readonly limits: RequestLimits;
  readonly trust: TrustProxy;
  readonly safe: SafeHeaders;
};

export type Listener = (request: IncomingMessage, response: ServerResponse) => void;

/** Delays the 429 of a request over the limit; with no room left to delay it, the connection is closed. */
const makeRefuse = ({ access, limits }: FrontTools) => {
  const body = JSON.stringify(errorBody('too_many'));
  const send = (response: ServerResponse, seconds: number, ends: boolean) =>
    response
      .writeHead(429, {
        'content-type': 'application/json; charset=utf-8',
        'cache-control': 'no-store',
        'retry-after': String(seconds),
        ...(ends && { connection: 'close' }),
      })
      .end(body);
  return (
    { headers, method = 'GET', url = '' }: IncomingMessage,
    response: ServerResponse,
    { address, seconds }: { readonly address: string; readonly seconds: number },
  ) => {
    const id = requestIdOf(headers['x-request-id']);
    access({ id, method, url, route: 'refused', status: 429, ms: 0, address });
    // The refusal is sent after its delay, which never fails.
    void limits.hold(response).then((held) => response.destroyed || send(response, seconds, !held));
  };
};

/** Answers built files and kept responses before the framework runs; passes all other requests on. */
export const makeFront = (tools: FrontTools) => {
  const { built, ready, lastTrue, clock, cors, access, metrics, limits, trust, safe } = tools;
  const refuse = makeRefuse(tools);
  return (next: Listener): Listener =>
    (request, response) => {
      const { url = '', method = 'GET' } = request;
      const now = clock();
      const address = clientAddress(request, trust);
      const seconds = limits.arrive(address);
      if (seconds > 0) return refuse(request, response, { address, seconds });
      // Screens set their clock by this header, so a moved sandbox clock reaches them.
      response.setHeader('date', now.toUTCString());
      const isRead = method === 'GET' || method === 'HEAD';
      const entry = isRead ? (built.find(url) ?? ready.byUrl(url, now.getTime())) : undefined;
      const started = performance.now();
      const id = requestIdOf(request.headers['x-request-id']);
      const extra = {
        'x-request-id': id,
        ...safe(url),
        ...cors.headersFor(request.headers.origin),
      };
      const sending = entry
        ? sendReady(request, response, { ready, entry, extra })
        : lastTrue.atOnce(request, response, extra);
      if (!sending) return next(request, response);
      metrics.readyHit();
      const route = entry ? 'ready' : 'kept';
      sending.then(
        (status) => access({ id, method, url, route, status, ms: performance.now() - started, address }),
        () => response.destroy(),
      );
    };
};
