import { createServer } from 'node:http';
import fastifyCookie from '@fastify/cookie';
import fastifyMultipart from '@fastify/multipart';
import { errors } from '@zanga/contract/wire/errors';
import fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { isDatabaseAway } from '../database/away.ts';
import type { Log } from '../log.ts';
import { isTracing } from '../tracing/spans.ts';
import { nameCalls, traceCalls } from '../tracing/trace-calls.ts';
import { type Access, requestIdOf } from './access.ts';
import { errorBody, Failure } from './failure.ts';
import { type FrontTools, type Listener, makeFront } from './front.ts';
import { readJson } from './validation.ts';
import { knowRoutes } from './wrong-method.ts';
import { checkXsrf, giveXsrfCookie } from './xsrf.ts';

/** A ready page for when none can be made. */
export type NoticePage = { readonly body: string; readonly headers: Readonly<Record<string, string>> };

export type HttpTools = FrontTools & {
  /** Longest time for a call to arrive whole. */
  readonly requestTimeoutMs?: number;
  readonly log: Log;
  /** Page for a person over the limit. */
  readonly tooManyPage: NoticePage;
};

const sizes = { body: 256 * 1024, upload: 12 * 1024 * 1024 };

/** Our code for an error of the framework. */
const codeOf = (error: FastifyError | Error) => {
  if (error instanceof Failure) return error.code;
  if (isDatabaseAway(error)) return 'unavailable';
  const status = 'statusCode' in error ? (error.statusCode ?? 500) : 500;
  if (status === 413) return 'too_large';
  if (status === 415) return 'unsupported';
  if (status === 429) return 'too_many';
  if (status === 404) return 'not_found';
  return status >= 400 && status < 500 ? 'invalid' : 'internal';
};

/** Whether a person requests a page, not a script data. */
const asksForPage = ({ is404, method, headers }: FastifyRequest) =>
  is404 && method === 'GET' && (headers.accept ?? '').includes('text/html');

const addErrors = (app: FastifyInstance, { tooManyPage, lastTrue }: HttpTools) => {
  app.setErrorHandler(async (error: FastifyError | Error, request, reply) => {
    const code = codeOf(error);
    if (code === 'too_many' && asksForPage(request))
      return reply.code(429).headers(tooManyPage.headers).send(tooManyPage.body);
    if (code === 'internal') request.log.error({ err: error, id: request.id }, 'a request failed');
    if (code === 'unavailable') {
      request.log.warn({ reason: error.message, id: request.id }, 'a request could not be served');
      if (await lastTrue.instead(request, reply)) return reply;
      reply.header('retry-after', '2');
    }
    const fields = error instanceof Failure ? error.fields : undefined;
    return reply
      .code(errors[code].status)
      .type('application/json; charset=utf-8')
      .send(errorBody(code, fields));
  });
};

/** nginx's status for a caller who hung up before the answer. */
const hungUp = 499;

/** Logs each call once: when its answer is sent, or when its caller hangs up before. */
const addAccessLog = (app: FastifyInstance, access: Access) => {
  const write = (request: FastifyRequest, { elapsedTime: ms }: FastifyReply, status: number) => {
    if (request.isLogged) return;
    request.isLogged = true;
    const { id, method, url, ip: address, userId, routeOptions } = request;
    access({ id, method, url, route: routeOptions.url ?? 'page', status, ms, address, userId });
  };
  app.addHook('onRequest', async (request, reply) => {
    reply.raw.once('close', () => {
      const { headersSent, statusCode } = reply.raw;
      write(request, reply, headersSent ? statusCode : hungUp);
    });
  });
  app.addHook('onResponse', async (request, reply) => write(request, reply, reply.statusCode));
};

const addHooks = (app: FastifyInstance, { access, cors, limits, safe }: HttpTools) => {
  addAccessLog(app, access);
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({
      'x-request-id': request.id,
      ...safe(request.routeOptions.url ?? ''),
      ...cors.headersFor(request.headers.origin),
    });
    checkXsrf(request);
  });
  app.addHook('onRequest', limits.admit);
  app.addHook('preValidation', limits.attend);
  app.addHook('onSend', async (request, reply) => {
    if (reply.getHeader('cache-control') === undefined) reply.header('cache-control', 'no-store');
    // A shared answer must carry no cookie of a person.
    const shared = String(reply.getHeader('cache-control')).startsWith('public');
    if (!shared && reply.statusCode < 400) giveXsrfCookie(request, reply);
  });
  app.options('/*', async (_request, reply) => reply.headers(cors.preflight).code(204).send());
};

/** A percent sign without two digits was typed by a person: the address is unknown, not unreadable. */
const readable = (url: string) => {
  if (!url.includes('%')) return url;
  const [path = '', ...query] = url.split('?');
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return [path.replaceAll('%', '%25'), ...query].join('?');
  }
};

/** Times the framework would set on its own server; a trickling call holds its place for this long at most. */
const timesOf = (requestTimeout: number) => ({
  keepAliveTimeout: 65_000,
  requestTimeout,
  headersTimeout: Math.min(requestTimeout, 20_000),
  connectionsCheckingInterval: Math.min(requestTimeout, 5_000),
});

/** The HTTP server with the hooks of every call; `app.ts` mounts areas and pages on it. */
export const makeHttp = async (tools: HttpTools): Promise<FastifyInstance> => {
  const { log, trust, access, requestTimeoutMs = 60_000 } = tools;
  const front = makeFront(tools);
  const heard = (listener: Listener) => (isTracing() ? traceCalls(trust, listener) : listener);
  // The framework's type names its logger's; all other files use the plain type.
  const app = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: (request) => requestIdOf(request.headers['x-request-id']),
    trustProxy: trust,
    bodyLimit: sizes.body,
    forceCloseConnections: 'idle',
    // A browser's push subscription, as a parameter, is this long.
    routerOptions: { maxParamLength: 2_000, ignoreTrailingSlash: true },
    rewriteUrl: ({ url = '/' }) => readable(url),
    frameworkErrors: (_error, { id, method, url, ip: address }, reply) => {
      // No hook runs for unreadable addresses, so their line is written here.
      access({ id, method, url, route: 'unreadable', status: 404, ms: 0, address });
      reply.raw.writeHead(404, { 'content-type': 'application/json; charset=utf-8' });
      reply.raw.end(JSON.stringify(errorBody('not_found')));
    },
    serverFactory: (handler) => createServer(timesOf(requestTimeoutMs), heard(front(handler))),
  }) as unknown as FastifyInstance;
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    async (_request: FastifyRequest, body: string) => readJson(body),
  );
  // Declared at the start, so that all requests keep one object shape.
  app.decorateRequest('userId', undefined);
  app.decorateRequest('isLogged', false);
  // Calls outside the limits have no bucket to charge.
  app.decorateRequest('costs', () => undefined);
  if (isTracing()) nameCalls(app);
  await app.register(fastifyCookie);
  addErrors(app, tools);
  knowRoutes(app);
  addHooks(app, tools);
  await app.register(fastifyMultipart, { limits: { fileSize: sizes.upload, files: 1, fields: 20 } });
  return app;
};
