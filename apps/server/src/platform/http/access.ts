import { randomBytes } from 'node:crypto';
import { isIP } from 'node:net';
import type { UserId } from '@zanga/domain/ids';
import { addressNetwork, plainAddress } from '../ip-address.ts';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import type { AccessLevel } from './access-level.ts';
import { loggedPath } from './logged-path.ts';

const givenId = /^[\w-]{8,64}$/;

/** Prefix of this process's request ids. Request ids protect nothing, so they need not be secret. */
const processId = randomBytes(6).toString('base64url');
let count = 0;

const nextId = () => {
  count = (count + 1) % 2_176_782_336;
  return `${processId}${count.toString(36).padStart(6, '0')}`;
};

/** The caller's request id if it is well-formed, otherwise a new one. */
export const requestIdOf = (given: string | string[] | undefined): string =>
  typeof given === 'string' && givenId.test(given) ? given : nextId();

export type Finished = {
  readonly id: string;
  readonly method: string;
  readonly url: string;
  readonly route: string;
  readonly status: number;
  readonly ms: number;
  readonly address: string;
  /** The user whose bearer token was accepted. */
  readonly userId?: UserId | undefined;
};

/** A proxy may pass on any text as an address; only real addresses are logged. */
const addressAt = {
  full: (address: string) => (isIP(address) ? plainAddress(address) : 'unknown'),
  network: (address: string) => (isIP(address) ? addressNetwork(address) : 'unknown'),
  none: () => undefined,
} as const;

const isProbe = (route: string) => route === '/health/ready' || route === '/health/live';

type AccessTools = { readonly log: Log; readonly metrics: Metrics; readonly level: AccessLevel };

/** Logs one line for a request and counts it. */
export const makeAccess = ({ log, metrics, level }: AccessTools) => {
  const writtenAddress = addressAt[level];
  return (finished: Finished) => {
    const { id, method, url, route, status, ms, address, userId } = finished;
    metrics.request(method, route, status, ms / 1000);
    const line = {
      id,
      method,
      path: loggedPath(url),
      status,
      ms: Math.round(ms * 100) / 100,
      address: writtenAddress(address),
      user: level === 'full' ? userId : undefined,
    };
    // Balancers ask every two seconds, which would hide all other lines.
    if (isProbe(route) && status === 200) log.debug(line, 'request');
    else log.info(line, 'request');
  };
};
export type Access = ReturnType<typeof makeAccess>;
