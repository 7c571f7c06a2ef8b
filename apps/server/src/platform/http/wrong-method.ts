import { errors } from '@zanga/contract/wire/errors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errorBody } from './failure.ts';

/** Answers an address without a route: 405 if another method has it, else 404. */
type RefuseUnknown = (request: FastifyRequest, reply: FastifyReply) => FastifyReply;

/** Pattern by which the router matches an address: a named part matches any text, a final slash is optional. */
const patternOf = (url: string) =>
  new RegExp(`^${url.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replace(/:\w+/g, '[^/]+')}/?$`);

const knowing = new WeakMap<FastifyInstance, RefuseUnknown>();

/** Refusal of a server for unknown addresses. */
export const unknownTo =
  (app: FastifyInstance): RefuseUnknown =>
  (request, reply) =>
    knowing.get(app)?.(request, reply) ?? reply.code(404).send(errorBody('not_found'));

/** Remembers the routes mounted from now on. */
export const knowRoutes = (app: FastifyInstance): void => {
  const known = new Map<string, { readonly pattern: RegExp; readonly methods: Set<string> }>();
  app.addHook('onRoute', ({ url, method }) => {
    // A catch-all route says nothing about the methods of an address.
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
