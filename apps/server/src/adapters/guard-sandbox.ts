import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Failure } from '../platform/http/failure.ts';
import { isLoopback } from './settings.ts';

/** Headers that proxies add; a browser on this machine sends none of them. */
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

/** Sandbox routes: they show all mails, take any card and sign in as anyone. */
const ofSandbox = /^\/(dev|login\/sandbox)(\/|$)/;

/** Sign-in by network is simulated in a sandbox: its code names the person, so anyone could be claimed. */
const isSocial = ({ routeOptions: { url }, body }: FastifyRequest) =>
  url === '/login/apple/callback' ||
  (url === '/oauth/token' && typeof body === 'object' && body !== null && 'network' in body);

/**
 * Restricts a sandbox that was not configured to this machine. A proxy in front of an unconfigured server would show it
 * to the world.
 */
export const guardSandbox = (app: FastifyInstance): void => {
  app.addHook('onRequest', async (request) => {
    // By the matched route: its written address may be escaped.
    if (ofSandbox.test(request.routeOptions.url ?? '') && !comesFromHere(request))
      throw new Failure('not_found');
  });
  app.addHook('preHandler', async (request) => {
    if (isSocial(request) && !comesFromHere(request)) throw new Failure('not_found');
  });
};
