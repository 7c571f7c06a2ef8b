import type { Audience } from '@zanga/contract/route';
import type { FastifyRequest } from 'fastify';
import { hasRole, type Identify, type Session } from '../session.ts';
import { Failure } from './failure.ts';

const bearer = /^Bearer ([\w.~+/-]{16,512}=*)$/i;

/** Whose bearer token comes along, where somebody's does: for what is public, and more for who has signed in. */
export const sessionIfAny = async (
  authorization: string | undefined,
  identify: Identify,
  now: Date,
): Promise<Session | undefined> => {
  const token = bearer.exec(authorization ?? '')?.[1];
  return token === undefined ? undefined : identify(token, now);
};

/** Who calls a route, or why they may not. */
export const sessionFor = async (
  audience: Audience,
  request: FastifyRequest,
  identify: Identify,
  now: Date,
): Promise<Session | undefined> => {
  if (audience === 'public') return undefined;
  const session = await sessionIfAny(request.headers.authorization, identify, now);
  if (!session) throw new Failure('unauthenticated');
  if (audience !== 'customer' && !hasRole(session, audience)) throw new Failure('forbidden');
  return session;
};
