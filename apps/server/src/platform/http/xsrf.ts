import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { hostCookie } from '../host-cookie.ts';
import { Failure } from './failure.ts';

/** Scripts of our pages read the cookie and send it as the header; other sites can do neither. */
const xsrfCookie = 'XSRF-TOKEN';
const xsrfHeader = 'x-xsrf-token';

const safe = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Lengths in bytes: a cookie may hold letters of two bytes. */
const same = (one: string, other: string) => {
  const [bytes, others] = [Buffer.from(one), Buffer.from(other)];
  return bytes.length === others.length && timingSafeEqual(bytes, others);
};

/** The plain name counts without the other: over plain http, and from a page of an older release. */
export const xsrfCookieOf = ({ cookies }: FastifyRequest): string | undefined =>
  cookies[hostCookie(xsrfCookie)] ?? cookies[xsrfCookie];

/**
 * A writing call with the cookie must bring the header too. A call without cookies brings nothing to abuse: only its
 * bearer token names the caller.
 */
export const checkXsrf = (request: FastifyRequest): void => {
  const cookie = xsrfCookieOf(request);
  if (safe.has(request.method) || cookie === undefined) return;
  const header = request.headers[xsrfHeader];
  if (typeof header !== 'string' || !same(header, cookie)) throw new Failure('xsrf');
};

/**
 * Cookie for a browser without one. Behind https it is set under both names: a node of the last release, during an
 * update, knows only the plain one.
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
