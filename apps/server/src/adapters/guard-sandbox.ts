import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Failure } from '../platform/http/failure.ts';
import { isLoopback } from './settings.ts';

/** Whatever a proxy says of where a call came from: nobody on this machine sends it. */
const forwarding = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
];

const hostOf = ({ headers: { host = '' } }: FastifyRequest) => host.replace(/:\d+$/, '');

const comesFromHere = (request: FastifyRequest) =>
  isLoopback(hostOf(request)) && forwarding.every((name) => request.headers[name] === undefined);

/** What shows the mails of everybody, takes any card and signs in as anybody. */
const ofSandbox = /^\/(dev|login\/sandbox)(\/|$)/;

/** Networks that are not configured are played by the sandbox: whoever writes the code themselves is whoever they like. */
const isSocial = ({ routeOptions: { url }, body }: FastifyRequest) =>
  url === '/login/apple/callback' ||
  (url === '/oauth/token' && typeof body === 'object' && body !== null && 'network' in body);

/**
 * A sandbox that nobody has asked for is there for whoever sits at this machine. A proxy in front of a server that was never
 * configured would show it to the world.
 */
export const guardSandbox = (app: FastifyInstance): void => {
  app.addHook('onRequest', async (request) => {
    // The route that matched, however its address was written.
    if (ofSandbox.test(request.routeOptions.url ?? '') && !comesFromHere(request))
      throw new Failure('not_found');
  });
  app.addHook('preHandler', async (request) => {
    if (isSocial(request) && !comesFromHere(request)) throw new Failure('not_found');
  });
};
