import type { IncomingHttpHeaders } from 'node:http';
import { type Allowance, allowance } from './buckets.ts';

/** Cost class of a request, by its matched route. */
export type Kind = 'call' | 'place' | 'sign-in' | 'page' | 'picture' | 'file';

/** `any` counts every request, answers from memory included; `refusal` counts the refused ones. */
export type Counted = Kind | 'any' | 'refusal';

type Allowances = Readonly<Record<Counted, Allowance>>;

/**
 * Allowances of one address, all made from the configured calls a minute. An ordering person needs about 50 calls, 200
 * pictures and 10 pages, and many people may share an address.
 */
export const allowances = (callsAMinute: number): Allowances => ({
  any: allowance(callsAMinute * 10),
  call: allowance(callsAMinute),
  picture: allowance(callsAMinute * 5),
  file: allowance(callsAMinute * 5),
  // Rendered pages only: kept pages count as `any`.
  page: allowance(callsAMinute / 4),
  place: allowance(callsAMinute / 10),
  'sign-in': allowance(callsAMinute / 10),
  refusal: { perMinute: 60, burst: 20 },
});

/** Extra cost of an answer that is not kept and must be made, by its measured class. */
const made: readonly (readonly [RegExp, number])[] = [
  // Up to 12 ms of CPU and 7 ms of the database.
  [/^\/api\/products$/, 3],
  [/^\/api\/products\/together$/, 2],
];

export const costOfMaking = (route: string): number =>
  made.find(([pattern]) => pattern.test(route))?.[1] ?? 0;

/** Bytes of a body that cost one call: 256 KB, the longest body, take 15 ms of the processor. */
const bytesOfACall = 32 * 1024;
const mostForABody = 8;

/** Extra cost of reading a body, by its announced length; pictures and files that staff send cost none. */
export const costOfBody = (headers: IncomingHttpHeaders): number => {
  const isFile = headers['content-type']?.startsWith('multipart/') === true;
  const hasLength = headers['content-length'] !== undefined;
  if (isFile || (!hasLength && headers['transfer-encoding'] === undefined)) return 0;
  const bytes = hasLength ? Number(headers['content-length']) : Number.POSITIVE_INFINITY;
  return Math.min(mostForABody, Math.floor(bytes / bytesOfACall));
};

/** Weight of a running call in the sharing of the thread: a page weighs eight calls. */
const weights: Readonly<Record<Kind, number>> = {
  call: 1,
  place: 1,
  'sign-in': 1,
  page: 8,
  picture: 0.3,
  file: 0.3,
};

export const weightOf = (kind: Kind): number => weights[kind];

const kinds: readonly (readonly [RegExp, Kind])[] = [
  [/^\/api\/(places|shops\/check\/address)\b/, 'place'],
  [/^\/api\b/, 'call'],
  [/^\/(oauth|login)\b/, 'sign-in'],
  [/^\/(images|thumbnails|app\/images)\b/, 'picture'],
  // Made from the database at each call.
  [/^\/sitemap\.xml$/, 'page'],
  [/\.\w+$|^\/(gestione|\.well-known)\b/, 'file'],
];

/** Kind of the matched route, `page` without one. The written address proves nothing: `/%61pi` is `/api`. */
export const kindOf = (route: string | undefined): Kind | undefined => {
  if (route === undefined) return 'page';
  // Balancers ask for all customers from one address.
  if (/^\/(health|metrics)\b/.test(route)) return undefined;
  return kinds.find(([pattern]) => pattern.test(route))?.[1] ?? 'page';
};
