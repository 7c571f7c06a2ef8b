import type { FastifyReply } from 'fastify';

/** Answers with a page of the sandbox's own, under a policy of its own; nobody finds it by searching. */
export const sendPage = (reply: FastifyReply, policy: string, body: string): FastifyReply =>
  reply
    .type('text/html; charset=utf-8')
    .headers({
      'content-security-policy': policy,
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    })
    .send(body);
