import { randomBytes } from 'node:crypto';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';

/** Paths that carry a secret in a segment: only their beginning is written down. */
const secretPaths =
  /^\/(api\/customer\/device|password\/reset|notifications\/unsubscribe|cinema\/ticket\/burn)\/.*/;

/** What may be logged of an address: no query (it can hold searches and positions), no secret segment. */
const loggedPath = (url: string): string => {
  const end = url.indexOf('?');
  return (end === -1 ? url : url.slice(0, end)).replace(secretPaths, '/$1/…').slice(0, 200);
};

const givenId = /^[\w-]{8,64}$/;

/** Told apart from every other process's; within the process, counted. Nothing is guarded by a request's id. */
const processId = randomBytes(6).toString('base64url');
let count = 0;

const nextId = () => {
  count = (count + 1) % 2_176_782_336;
  return `${processId}${count.toString(36).padStart(6, '0')}`;
};

/** The caller's request id when it is well-formed, otherwise a new one. */
export const requestIdOf = (given: string | string[] | undefined): string =>
  typeof given === 'string' && givenId.test(given) ? given : nextId();

export type Finished = {
  readonly id: string;
  readonly method: string;
  readonly url: string;
  readonly route: string;
  readonly status: number;
  readonly ms: number;
};

/** Writes the one line of a request and counts it. */
export const makeAccess = (log: Log, metrics: Metrics) => (finished: Finished) => {
  const { id, method, url, route, status, ms } = finished;
  metrics.request(method, route, status, ms / 1000);
  log.info({ id, method, path: loggedPath(url), status, ms: Math.round(ms * 100) / 100 }, 'request');
};
export type Access = ReturnType<typeof makeAccess>;
