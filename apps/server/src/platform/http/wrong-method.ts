import { errors } from '@zanga/contract/wire/errors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errorBody } from './failure.ts';

/** Answers a call to an address that no route has: with 405 where another method has it, otherwise with 404. */
type RefuseUnknown = (request: FastifyRequest, reply: FastifyReply) => FastifyReply;

/** An address as the router matches it: named parts stand for anything, a slash at the end for nothing. */
const patternOf = (url: string) =>
  new RegExp(`^${url.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replace(/:\w+/g, '[^/]+')}/?$`);

const knowing = new WeakMap<FastifyInstance, RefuseUnknown>();

/** How a server refuses calls to addresses that it does not have. */
export const unknownTo =
  (app: FastifyInstance): RefuseUnknown =>
  (request, reply) =>
    knowing.get(app)?.(request, reply) ?? reply.code(404).send(errorBody('not_found'));

/** Remembers the routes that are mounted from here on. */
export const knowRoutes = (app: FastifyInstance): void => {
  const known = new Map<string, { readonly pattern: RegExp; readonly methods: Set<string> }>();
  app.addHook('onRoute', ({ url, method }) => {
    // What answers for every address says nothing of any.
    if (url.includes('*')) return;
    const route = known.get(url) ?? { pattern: patternOf(url), methods: new Set() };
    for (const one of [method].flat()) route.methods.add(one);
    known.set(url, route);
  });
  knowing.set(app, (request, reply) => {
    const [path = ''] = request.url.split('?');
    const methods = [...known.values()].flatMap((route) =>
      route.pattern.test(path) ? [...route.methods] : [],
    );
    const code = methods.length > 0 && !methods.includes(request.method) ? 'method_not_allowed' : 'not_found';
    if (code === 'method_not_allowed') reply.header('allow', [...new Set(methods)].toSorted().join(', '));
    return reply.code(errors[code].status).send(errorBody(code));
  });
};
