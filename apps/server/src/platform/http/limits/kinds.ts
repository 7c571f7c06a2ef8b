import { type Allowance, allowance } from './buckets.ts';

/** What a request costs us, told by the route that has matched it. */
export type Kind = 'call' | 'place' | 'sign-in' | 'page' | 'picture' | 'file';

/** `any` counts every request, those that are answered from memory included. */
type Allowances = Readonly<Record<Kind | 'any', Allowance>>;

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
});

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
