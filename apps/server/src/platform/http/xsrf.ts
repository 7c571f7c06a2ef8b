import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { hostCookie } from '../host-cookie.ts';
import { Failure } from './failure.ts';

/** The page's scripts read the cookie and send it back as the header; another site can do neither. */
const xsrfCookie = 'XSRF-TOKEN';
const xsrfHeader = 'x-xsrf-token';

const safe = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Lengths are compared in bytes: a cookie may come with letters that take two. */
const same = (one: string, other: string) => {
  const [bytes, others] = [Buffer.from(one), Buffer.from(other)];
  return bytes.length === others.length && timingSafeEqual(bytes, others);
};

/** The plain name counts where the other is not there: over plain http, and from a page of an older release. */
export const xsrfCookieOf = ({ cookies }: FastifyRequest): string | undefined =>
  cookies[hostCookie(xsrfCookie)] ?? cookies[xsrfCookie];

/**
 * A call that changes something and brings the cookie must bring the header too. A call without cookies brings nothing
 * that a foreign page could abuse: who calls is told by the bearer token alone.
 */
export const checkXsrf = (request: FastifyRequest): void => {
  const cookie = xsrfCookieOf(request);
  if (safe.has(request.method) || cookie === undefined) return;
  const header = request.headers[xsrfHeader];
  if (typeof header !== 'string' || !same(header, cookie)) throw new Failure('xsrf');
};

/**
 * The cookie for a browser that has none yet. Behind https it is given by both names with one value: a node of the last
 * release, which serves beside this one while it is replaced, knows the plain one alone.
 */
const xsrfCookiesFor = (secure: boolean): string[] => {
  const value = `${randomBytes(18).toString('base64url')}; Path=/; SameSite=Lax`;
  const plain = `${xsrfCookie}=${value}`;
  return secure ? [`${hostCookie(xsrfCookie)}=${value}; Secure`, `${plain}; Secure`] : [plain];
};

export const giveXsrfCookie = (request: FastifyRequest, reply: FastifyReply): void => {
  if (xsrfCookieOf(request) === undefined)
    reply.header('set-cookie', xsrfCookiesFor(request.protocol === 'https'));
};
