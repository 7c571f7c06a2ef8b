import type { FastifyReply } from 'fastify';

/** Answers with a sandbox page under its own policy; search engines leave it out. */
export const sendPage = (reply: FastifyReply, policy: string, body: string): FastifyReply =>
  reply
    .type('text/html; charset=utf-8')
    .headers({
      'content-security-policy': policy,
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    })
    .send(body);
