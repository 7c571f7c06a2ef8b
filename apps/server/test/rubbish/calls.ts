import type { Key, Route } from '@zanga/contract/wire/route';
import type { InjectOptions } from 'fastify';
import { type Known, sampleOf, spoil } from './sample.ts';
import { brokenBodies, nonsense } from './values.ts';

export type Endpoint = { readonly key: Key; readonly route: Route };

const json = { 'content-type': 'application/json' };

const asText = (value: unknown): string =>
  (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).toWellFormed();

/** Query string with a value. */
const saying = (name: string, value: unknown) =>
  `${encodeURIComponent(name)}=${encodeURIComponent(asText(value))}`;

/** Query strings that repeat a field, or write it in other frameworks' ways. */
const oddly = (name: string) => {
  const field = encodeURIComponent(name);
  return ['1', 'x', ''].flatMap((text) => [
    `${field}=${text}&${field}=${text}`,
    `${field}[]=${text}`,
    `${field}[a]=${text}`,
  ]);
};

const raw = [
  '%',
  '%ff%fe',
  '__proto__=1',
  '__proto__[a]=1',
  '=',
  '&&&',
  'page=1%00',
  `a=${'b'.repeat(9_000)}`,
];

const namesOf = (schema: Route['query'], known: Known) => {
  const sample = schema ? sampleOf(schema, known) : {};
  return typeof sample === 'object' && sample !== null ? Object.entries(sample) : [];
};

/** The endpoint's address with one part exchanged. */
const pathOf = (path: string, parts: ReadonlyMap<string, unknown>) =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(asText(parts.get(name) ?? 'x')) || 'x');

/** All wrong calls of an endpoint, and the one that may be right. */
export function* wrongCalls({ key, route }: Endpoint, known: Known): Generator<InjectOptions> {
  const [verb = 'GET', path = ''] = key.split(' ');
  // A contract key begins with its method.
  const method = verb as 'GET';
  const parts = new Map(namesOf(route.params, known));
  const url = pathOf(path, parts);
  const body = route.body && route.consumes === undefined ? sampleOf(route.body, known) : undefined;
  const whole = { method, url, ...(body !== undefined && { headers: json, payload: JSON.stringify(body) }) };
  yield whole;
  for (const name of parts.keys())
    for (const value of nonsense) yield { ...whole, url: pathOf(path, new Map([...parts, [name, value]])) };
  for (const query of raw) yield { ...whole, url: `${url}?${query}` };
  for (const [name] of namesOf(route.query, known))
    for (const query of [...nonsense.map((value) => saying(name, value)), ...oddly(name)])
      yield { ...whole, url: `${url}?${query}` };
  if (method === 'GET') return;
  for (const { type, payload } of brokenBodies)
    yield { method, url, payload, headers: type === undefined ? {} : { 'content-type': type } };
  if (body === undefined) return;
  for (const value of nonsense)
    for (const spoilt of spoil(body, value)) yield { ...whole, payload: JSON.stringify(spoilt) ?? '' };
}
