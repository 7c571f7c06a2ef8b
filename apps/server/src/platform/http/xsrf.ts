import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Failure } from './failure.ts';

/** The page's scripts read the cookie and send it back as the header; another site can do neither. */
export const xsrfCookie = 'XSRF-TOKEN';
const xsrfHeader = 'x-xsrf-token';

const safe = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Lengths are compared in bytes: a cookie may come with letters that take two. */
const same = (one: string, other: string) => {
  const [bytes, others] = [Buffer.from(one), Buffer.from(other)];
  return bytes.length === others.length && timingSafeEqual(bytes, others);
};

/**
 * A call that changes something and brings the cookie must bring the header too. A call without cookies brings nothing
 * that a foreign page could abuse: who calls is told by the bearer token alone.
 */
export const checkXsrf = (request: FastifyRequest): void => {
  const cookie = request.cookies[xsrfCookie];
  if (safe.has(request.method) || cookie === undefined) return;
  const header = request.headers[xsrfHeader];
  if (typeof header !== 'string' || !same(header, cookie)) throw new Failure('xsrf');
};

/** The cookie for a browser that has none yet. */
const xsrfCookieFor = (secure: boolean): string =>
  `${xsrfCookie}=${randomBytes(18).toString('base64url')}; Path=/; SameSite=Lax${secure ? '; Secure' : ''}`;

export const giveXsrfCookie = (request: FastifyRequest, reply: FastifyReply): void => {
  if (request.cookies[xsrfCookie] === undefined)
    reply.header('set-cookie', xsrfCookieFor(request.protocol === 'https'));
};
