import type { Route } from '@zanga/contract/wire/route';
import type { UserId } from '@zanga/domain/ids';
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
    /** User of the accepted bearer token, for the access log. */
    userId: UserId | undefined;
    /** Whether the access log already has the line of this call. */
    isLogged: boolean;
  }
}

const bearer = /^Bearer ([\w.~+/-]{16,512}=*)$/i;

/** Session behind a bearer token, if the call has one: public routes show more to signed-in people. */
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

/** Ways to recognise callers: people by a bearer token, devices by a cookie. */
export type Doors = { readonly identify: Identify; readonly identifyDevice?: IdentifyDevice };

/** Session of the caller of a route; refuses callers without the right. */
export const sessionFor = async (
  route: Pick<Route, 'auth' | 'audit'>,
  request: FastifyRequest,
  { identify, identifyDevice }: Doors,
  now: Date,
): Promise<Session | undefined> => {
  const audience = route.auth;
  if (audience === 'public') return undefined;
  const right = rightOf(audience);
  // A bearer token on a shop's device wins: the signed-in person acts with all their rights.
  if (request.headers.authorization === undefined && (right !== undefined || audience === 'device')) {
    const session = await deviceSessionFor(route, request, { identifyDevice, right }, now);
    if (session) return session;
  }
  if (audience === 'device') throw new Failure('unauthenticated');
  const session = await sessionIfAny(request, identify, now);
  if (!session) throw new Failure('unauthenticated');
  if (right === undefined) return session;
  const { unproved = [] } = session;
  // Staff show their badge in the customers' app, which asks for no second factor.
  const held = right === 'badge.show' ? { ...session, posts: [...session.posts, ...unproved] } : session;
  const staff = withRight(held, right);
  if (staff.posts.length === 0) {
    const waiting = withRight({ ...session, posts: unproved }, right).posts.length > 0;
    throw new Failure(waiting ? 'auth.factor_needed' : 'forbidden');
  }
  if (session.mustEnrol && right !== 'factors.own') throw new Failure('auth.factor_due');
  return staff;
};

/** Refuses a route that requires a fresh sign-in or a second factor, if the caller has not given it. */
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

/** Adds the trail to an audited call: browser without version, network instead of address. */
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
