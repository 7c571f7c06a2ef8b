import type { Route } from '@zanga/contract/wire/route';
import { deviceName } from '@zanga/domain/staff/device-name';
import { rightOf } from '@zanga/domain/staff/rights';
import type { FastifyRequest } from 'fastify';
import { knownNetwork } from '../ip-address.ts';
import {
  type Identify,
  type IdentifyDevice,
  type ReadProof,
  type Session,
  type StaffSession,
  withRight,
} from '../session.ts';
import { deviceSessionFor } from './device-session.ts';
import { Failure } from './failure.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The user whose bearer token was accepted, for the access log. */
    userId: string | undefined;
    /** Whether its line has been written there. */
    isLogged: boolean;
  }
}

const bearer = /^Bearer ([\w.~+/-]{16,512}=*)$/i;

/** The session of a call that carries a bearer token: for what is public, and more for who has signed in. */
export const sessionIfAny = async (
  request: FastifyRequest,
  identify: Identify,
  now: Date,
): Promise<Session | undefined> => {
  const token = bearer.exec(request.headers.authorization ?? '')?.[1];
  if (token === undefined) return undefined;
  const session = await identify(token, now);
  request.userId = session?.userId;
  return session;
};

/** How callers are recognised: people by a bearer token, devices of a shop by a cookie. */
export type Doors = { readonly identify: Identify; readonly identifyDevice?: IdentifyDevice };

/** The session of who calls a route; refuses who may not. */
export const sessionFor = async (
  route: Pick<Route, 'auth' | 'audit'>,
  request: FastifyRequest,
  { identify, identifyDevice }: Doors,
  now: Date,
): Promise<Session | undefined> => {
  const audience = route.auth;
  if (audience === 'public') return undefined;
  const right = rightOf(audience);
  // Somebody who has signed in on a device of the shop is themselves, with all they may do.
  if (request.headers.authorization === undefined && (right !== undefined || audience === 'device')) {
    const session = await deviceSessionFor(route, request, { identifyDevice, right }, now);
    if (session) return session;
  }
  if (audience === 'device') throw new Failure('unauthenticated');
  const session = await sessionIfAny(request, identify, now);
  if (!session) throw new Failure('unauthenticated');
  if (right === undefined) return session;
  const { unproved = [] } = session;
  // A badge is shown in the customers' app, where nobody is asked for a second factor.
  const held = right === 'badge.show' ? { ...session, posts: [...session.posts, ...unproved] } : session;
  const staff = withRight(held, right);
  if (staff.posts.length === 0) {
    const waiting = withRight({ ...session, posts: unproved }, right).posts.length > 0;
    throw new Failure(waiting ? 'auth.factor_needed' : 'forbidden');
  }
  if (session.mustEnrol && right !== 'factors.own') throw new Failure('auth.factor_due');
  return staff;
};

/** Refuses a route that wants a proof, of the last minutes or of this sign-in, where it was not given. */
export const refuseUnproved = async (
  route: Pick<Route, 'fresh' | 'factor'>,
  { headers }: Pick<FastifyRequest, 'headers'>,
  readProof: ReadProof,
  now: Date,
): Promise<void> => {
  if (!route.fresh && !route.factor) return;
  const token = bearer.exec(headers.authorization ?? '')?.[1];
  const { fresh, factor } = token === undefined ? noProof : await readProof(token, now);
  if ((route.fresh && !fresh) || (route.factor && !factor)) throw new Failure('auth.confirm_again');
};

const noProof = { fresh: false, factor: false };

/** The caller of what the audit has a word for, with what it keeps of who called: no version, no whole address (decision 017). */
export const withTrail = (
  session: Session,
  { audit }: Pick<Route, 'audit'>,
  { headers, ip }: Pick<FastifyRequest, 'headers' | 'ip'>,
): Session | StaffSession => {
  if (audit === undefined || audit === 'none') return session;
  const { userId, posts, device: registered } = session;
  const trail = {
    action: audit,
    userId,
    posts,
    device: deviceName(headers['user-agent']),
    network: knownNetwork(ip),
    ...(registered && { deviceId: registered.id }),
  };
  return { ...session, trail };
};
