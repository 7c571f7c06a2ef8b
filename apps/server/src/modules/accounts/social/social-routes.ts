import '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Clock } from '../../../platform/clock.ts';
import { Failure } from '../../../platform/http/failure.ts';
import { addressGroup } from '../../../platform/ip-address.ts';
import type { AccountTools } from '../account-tools.ts';
import { windowCookieName, windowCookieOf } from '../call-context.ts';
import { endPage, loginPageHeaders, notConfiguredPage } from './login-page.ts';
import { closeWindow, openWindow, takeAnswer } from './social-window.ts';

const Answer = z.object({
  state: z.string().max(200),
  code: z.string().min(1).max(4_000).optional(),
});

const page = (reply: FastifyReply, body: string, status = 200) =>
  reply.code(status).type('text/html; charset=utf-8').headers(loginPageHeaders).send(body);

const cookieFor = (request: FastifyRequest) =>
  ({
    httpOnly: true,
    // Sent when the network returns the window; never from a page of another site.
    sameSite: 'lax',
    secure: request.protocol === 'https',
    path: '/',
    maxAge: 600,
  }) as const;

/** Pages of the login window: they are for people, so they are no part of the API's contract. */
export const mountLoginWindow = (app: FastifyInstance, clock: Clock, accounts: AccountTools): void => {
  for (const network of ['facebook', 'apple'] as const) {
    app.get(`/login/${network}`, async (request, reply) => {
      const now = clock();
      const address = { limit: 'socialByAddress', subject: addressGroup(request.ip) } as const;
      if (await accounts.rates.passed([address], now)) throw new Failure('too_many');
      const window = await openWindow(accounts, network, now);
      if (!window) return page(reply, notConfiguredPage, 404);
      const options = cookieFor(request);
      const name = windowCookieName(options.secure);
      reply.header('cache-control', 'no-store').setCookie(name, window.cookie, options);
      return reply.redirect(window.address, 303);
    });
    app.get(`/login/${network}/callback`, async (request, reply) => {
      const answer = Answer.safeParse(request.query);
      if (answer.success) await takeAnswer(accounts, { network, ...answer.data }, clock());
      return reply.header('cache-control', 'no-store').redirect('/login/done', 303);
    });
  }
  app.get('/login/done', async (request, reply) => {
    const cookie = windowCookieOf(request);
    return page(reply, endPage(cookie !== undefined && (await closeWindow(accounts, cookie, clock()))));
  });
};
