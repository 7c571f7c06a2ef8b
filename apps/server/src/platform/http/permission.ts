import type { Audience } from '@zanga/contract/route';
import type { FastifyRequest } from 'fastify';
import { hasRole, type Identify, type Session } from '../session.ts';
import { Failure } from './failure.ts';

const bearer = /^Bearer ([\w.~+/-]{16,512}=*)$/i;

/** Who calls a route, or why they may not. */
export const sessionFor = async (
  audience: Audience,
  request: FastifyRequest,
  identify: Identify,
  now: Date,
): Promise<Session | undefined> => {
  if (audience === 'public') return undefined;
  const token = bearer.exec(request.headers.authorization ?? '')?.[1];
  const session = token && (await identify(token, now));
  if (!session) throw new Failure('unauthenticated');
  if (audience !== 'customer' && !hasRole(session, audience)) throw new Failure('forbidden');
  return session;
};
