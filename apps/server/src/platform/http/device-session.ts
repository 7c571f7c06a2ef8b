import type { Route } from '@zanga/contract/wire/route';
import { givenId } from '@zanga/domain/ids';
import { doesAlone, isForDevice, postsOnDevice } from '@zanga/domain/staff/device-rights';
import type { Right, StaffPost } from '@zanga/domain/staff/rights';
import type { FastifyRequest } from 'fastify';
import { readCookie } from '../host-cookie.ts';
import { type DeviceSession, type IdentifyDevice, type Session, withRight } from '../session.ts';
import { Failure } from './failure.ts';
import { xsrfCookieOf } from './xsrf.ts';

/** Cookie with a device's secret, closed to scripts and to pages of other sites. */
export const deviceCookie = 'zanga_device';

const shape = /^[\w-]{40,100}$/;
const safe = new Set(['GET', 'HEAD']);

type DeviceCheck = {
  readonly identifyDevice: IdentifyDevice | undefined;
  readonly right: Right | undefined;
};

/**
 * Session of a call from a registered device. Rights the device has alone are used as the device, so that an open board
 * survives a change of person. For other rights the person on PIN must have them and the device allow them.
 */
export const deviceSessionFor = async (
  { auth, audit }: Pick<Route, 'auth' | 'audit'>,
  request: FastifyRequest,
  { identifyDevice, right }: DeviceCheck,
  now: Date,
): Promise<Session | DeviceSession | undefined> => {
  const secret = readCookie(request.headers.cookie, deviceCookie);
  if (!identifyDevice || secret === undefined || !shape.test(secret)) return undefined;
  // Browsers send a cookie along by themselves: a writing call must prove that it comes from our own page.
  if (!safe.has(request.method) && xsrfCookieOf(request) === undefined) throw new Failure('xsrf');
  const seen = await identifyDevice(secret, now);
  if (!seen) return undefined;
  const { device, person } = seen;
  request.userId = person?.userId;
  const post: StaffPost = { role: 'viewer', shopId: device.shopId, allShops: false };
  const itself: Session = { userId: givenId('usr', device.id), posts: [post], device };
  if (auth === 'device') {
    const asking: DeviceSession = {
      userId: person?.userId ?? givenId('usr', device.id),
      posts: [],
      device,
      seen,
    };
    return asking;
  }
  if (right === undefined || !isForDevice(device.kind, right, audit)) throw new Failure('forbidden');
  if (doesAlone(device.kind, right))
    return person ? { ...itself, on: postsOnDevice(person.posts, device.shopId) } : itself;
  if (!person) throw new Failure('device.who');
  const session = withRight(
    { userId: person.userId, posts: postsOnDevice(person.posts, device.shopId), device },
    right,
  );
  if (session.posts.length === 0) throw new Failure('forbidden');
  return session;
};
