import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { sandboxCode } from './sandbox.ts';
import { sandboxPage, sandboxStyle } from './sandbox-page.ts';

const Network = z.object({ network: z.enum(['facebook', 'apple']) });
const State = z.object({
  state: z.string().regex(/^[\w-]{1,100}$/),
  challenge: z
    .string()
    .regex(/^[\w-]{43}$/)
    .optional(),
});
const SignInAnswer = State.extend({
  answer: z.enum(['yes', 'no']),
  firstname: z.string().max(100).default(''),
  lastname: z.string().max(100).default(''),
  email: z.string().max(100).default(''),
  email_verified: z.literal('1').optional(),
});

const styleHash = createHash('sha256').update(sandboxStyle).digest('base64');
const policy = `default-src 'none'; style-src 'sha256-${styleHash}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

/** Simulated network pages, in the sandbox only: visitors may claim to be any person. */
export const mountSandboxSocial = (app: FastifyInstance): void => {
  app.get('/login/sandbox/:network', async (request, reply) => {
    const network = Network.safeParse(request.params);
    const state = State.safeParse(request.query);
    if (!network.success || !state.success) return reply.callNotFound();
    return reply
      .type('text/html; charset=utf-8')
      .headers({ 'content-security-policy': policy, 'referrer-policy': 'no-referrer' })
      .send(sandboxPage(network.data.network, state.data));
  });
  app.get('/login/sandbox/:network/answer', async (request, reply) => {
    const network = Network.safeParse(request.params);
    const answer = SignInAnswer.safeParse(request.query);
    if (!network.success || !answer.success) return reply.callNotFound();
    const { state, challenge, answer: word, email_verified, ...person } = answer.data;
    const outcome: Record<string, string> =
      word === 'yes'
        ? { code: sandboxCode({ ...person, email_verified: email_verified === '1' }, challenge) }
        : { error: 'access_denied' };
    const query = new URLSearchParams({ state, ...outcome });
    return reply.redirect(`/login/${network.data.network}/callback?${query}`, 303);
  });
};
