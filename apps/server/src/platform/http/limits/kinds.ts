import { type Allowance, allowance } from './buckets.ts';

/** What a request costs us, told by the route that has matched it. */
export type Kind = 'call' | 'place' | 'sign-in' | 'page' | 'picture' | 'file';

/** `any` counts every request, those that are answered from memory included; `refusal` those that are refused at once. */
export type Counted = Kind | 'any' | 'refusal';

type Allowances = Readonly<Record<Counted, Allowance>>;

/**
 * What one address may ask for, from the one number that is configured: calls a minute. A person who orders needs about
 * fifty calls, two hundred pictures and ten pages; many people may share an address.
 */
export const allowances = (callsAMinute: number): Allowances => ({
  any: allowance(callsAMinute * 10),
  call: allowance(callsAMinute),
  picture: allowance(callsAMinute * 5),
  file: allowance(callsAMinute * 5),
  // Only pages that have to be made: those that are kept are counted as `any`.
  page: allowance(callsAMinute / 4),
  place: allowance(callsAMinute / 10),
  'sign-in': allowance(callsAMinute / 10),
  refusal: { perMinute: 60, burst: 20 },
});

/** What an answer costs beyond its call where none is kept and it has to be made; the measured class of each. */
const made: readonly (readonly [RegExp, number])[] = [
  // Up to 12 ms of the processor and 7 of the database; a search is done in memory.
  [/^\/api\/products$/, 3],
  [/^\/api\/products\/together$/, 2],
];

export const costOfMaking = (route: string): number =>
  made.find(([pattern]) => pattern.test(route))?.[1] ?? 0;

/** What a call weighs beside others that are worked on with it: a page takes as much as eight calls. */
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
  // It is made from the database each time.
  [/^\/sitemap\.xml$/, 'page'],
  [/\.\w+$|^\/(gestione|\.well-known)\b/, 'file'],
];

/**
 * The kind of the route that matched; `undefined` where none did. The address as it was written says nothing: `/%61pi` is
 * `/api`.
 */
export const kindOf = (route: string | undefined): Kind | undefined => {
  if (route === undefined) return 'page';
  // Balancers ask from one address for everybody.
  if (/^\/(health|metrics)\b/.test(route)) return undefined;
  return kinds.find(([pattern]) => pattern.test(route))?.[1] ?? 'page';
};
