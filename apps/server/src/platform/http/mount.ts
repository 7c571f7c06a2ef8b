import { Readable } from 'node:stream';
import { CallQuery } from '@zanga/contract/wire/call-query';
import type { Contract, Parsed, Refusals, Reply, Route } from '@zanga/contract/wire/route';
import type { AuditAction } from '@zanga/domain/staff/audit';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type { Clock } from '../clock.ts';
import { addressGroup } from '../ip-address.ts';
import type { Log } from '../log.ts';
import { type MadeOf, Making, toldInside } from '../made-of.ts';
import { isRefusal } from '../refusal.ts';
import type {
  DeviceSession,
  Identify,
  IdentifyDevice,
  ReadProof,
  Session,
  StaffSession,
} from '../session.ts';
import { Failure } from './failure.ts';
import { readForm } from './form.ts';
import { costOfMaking } from './limits/kinds.ts';
import type { StreamSeats } from './limits/stream-seats.ts';
import type { OpenStreams } from './open-streams.ts';
import { refuseUnproved, sessionFor, sessionIfAny, withTrail } from './permission.ts';
import { makeReady, type ReadyResponses } from './ready-responses.ts';
import { sendEvents } from './send-events.ts';
import { sendReady } from './send-ready.ts';
import { refuseUnstorable } from './storable.ts';
import { type Check, checkOf, promiseOf } from './validation.ts';

/** Context of a call, handed to every handler beside its own input. */
export type Call<R extends Route = Route> = {
  /** Parameters that any call may carry. */
  readonly given: CallQuery;
  /** Whether the call names another brand than this server's (CON-4), which has nothing to show. */
  readonly isOfOtherBrand: boolean;
  readonly now: Date;
  readonly log: Log;
  readonly ip: string;
  readonly headers: FastifyRequest['headers'];
  readonly session: R['auth'] extends 'public'
    ? Session | undefined
    : R['auth'] extends 'device'
      ? DeviceSession
      : R extends { readonly audit: AuditAction }
        ? StaffSession
        : Session;
  /** Session behind the bearer token of a public call; looked up only when asked for. */
  readonly sessionIfAny: () => Promise<Session | undefined>;
  /** Names the data that a kept answer depends on; an answer without a name is dropped at any change. */
  readonly madeOf: MadeOf;
  /** Marks the prices of an answer as equal for every mode and shop, so one copy serves all. */
  readonly pricedAlike: () => void;
  /** Charges the caller's address for a call dearer than its kind. */
  readonly costs: (more: number) => void;
};

type HandlerAnswer<R extends Route> = Reply<R> | Refusals<R>;

export type Handlers<C extends Contract> = {
  readonly [K in keyof C]: (
    input: Parsed<C[K]> & { readonly call: Call<C[K]> },
  ) => HandlerAnswer<C[K]> | Promise<HandlerAnswer<C[K]>>;
};

export type MountTools = {
  readonly app: FastifyInstance;
  /** The server's own brand (CON-5). */
  readonly brandId: number;
  readonly clock: Clock;
  readonly identify: Identify;
  /** Recognises devices of a shop; without it no call is a device's. */
  readonly identifyDevice?: IdentifyDevice;
  readonly readProof: ReadProof;
  readonly ready: ReadyResponses;
  /** Drops filters of the call that do not change the answer; without it all of them count. */
  readonly onlyWhatMatters?: (given: CallQuery) => Promise<CallQuery>;
  /** Limits the open streams. */
  readonly seats?: StreamSeats;
  /** Knows who watches which stream. */
  readonly streams?: OpenStreams;
};

type Endpoint = {
  readonly key: string;
  readonly route: Route;
  readonly checks: {
    readonly [P in 'params' | 'query' | 'body' | 'response' | 'events']: Check | undefined;
  };
  readonly handler: (input: Record<string, unknown>) => unknown;
  /** Extra cost of an answer that is not kept. */
  readonly costOfMaking: number;
};

const json = 'application/json; charset=utf-8';
const nobodyAsks = () => undefined;
const checkCallQuery = checkOf(CallQuery, 'query');

/** Validates the input by the contract; refuses a call that breaks it. */
const inputOf = async ({ route, checks }: Endpoint, request: FastifyRequest) => {
  refuseUnstorable(request.params, request.query, request.cookies);
  // The check's return type is its schema's, which the compiler cannot see.
  const given = checkCallQuery?.(request.query) as CallQuery;
  const body = route.consumes === 'multipart' ? await readForm(request, route.largest) : (request.body ?? {});
  refuseUnstorable(body);
  const parts = {
    ...(checks.params && { params: checks.params(request.params) }),
    ...(checks.query && { query: checks.query(request.query) }),
    ...(checks.body && { body: checks.body(body) }),
    ...(route.consumes === 'raw' && { raw: request.body ?? new Uint8Array() }),
  };
  return { given, parts };
};

const ask = async (endpoint: Endpoint, parts: object, call: Call<Route>): Promise<unknown> => {
  const answer = await endpoint.handler({ ...parts, call });
  if (isRefusal(answer)) throw new Failure(answer.code, answer.fields);
  return answer;
};

const textOf = ({ checks }: Endpoint, answer: unknown) => JSON.stringify(checks.response?.(answer));

const send = ({ route, checks }: Endpoint, reply: FastifyReply, answer: unknown) => {
  if (route.bytes) {
    // A route with `bytes` answers with them, which the compiler cannot see.
    const { type, body, headers = {} } = answer as Reply<Route & { readonly bytes: readonly string[] }>;
    const sent = body instanceof Uint8Array ? body : Readable.from(body, { objectMode: false });
    return reply.headers(headers).type(type).send(sent);
  }
  // The same for a route with `events`.
  if (checks.events) return sendEvents(reply, answer as AsyncIterable<unknown>, checks.events);
  // The same for a redirect.
  if (route.status === 303) return reply.redirect((answer as { location: string }).location, 303);
  reply.code(route.status ?? 200);
  return checks.response ? reply.type(json).send(JSON.stringify(checks.response(answer))) : reply.send();
};

/**
 * Keys of a kept answer: `own` for exactly this question, `all` without the chosen mode and shop. Equal for a route
 * without prices.
 */
const keysOf = ({ key, route }: Endpoint, parts: object, given: CallQuery) => {
  const { brand_id, filter_direct_order, filter_on_shop_address, filter_delivery_address, priced_for } =
    given;
  const filters = [brand_id, filter_direct_order, filter_on_shop_address, filter_delivery_address];
  const keyFor = (some: typeof filters) => `${key} ${JSON.stringify([parts, some])}`;
  const all = keyFor(filters);
  return { all, own: route.priced ? keyFor([...filters, priced_for]) : all };
};

/** Answers from kept responses; after a change only the first caller waits for the database. */
const sendKept = async (
  endpoint: Endpoint,
  { ready, onlyWhatMatters = async (all) => all }: MountTools,
  { parts, call, reply }: { parts: object; call: Call<Route>; reply: FastifyReply },
) => {
  const given = await onlyWhatMatters(
    endpoint.route.priced ? call.given : { ...call.given, priced_for: undefined },
  );
  const keys = keysOf(endpoint, parts, given);
  const entry = await ready.fill(keys, call.now.getTime(), async () => {
    call.costs(endpoint.costOfMaking);
    const making = new Making(call.now);
    const told = { madeOf: making.of, pricedAlike: making.pricedAlike };
    const text = textOf(endpoint, await ask(endpoint, parts, { ...call, given, ...told }));
    return makeReady(Buffer.from(text), json, making.lasting());
  });
  toldInside.getStore()?.(entry.lasting);
  ready.alias(reply.request.raw.url ?? '', entry);
  reply.hijack();
  const headers = Object.entries(reply.getHeaders()).map(([name, value]) => [name, String(value)]);
  await sendReady(reply.request.raw, reply.raw, { ready, entry, extra: Object.fromEntries(headers) });
  return reply;
};

/** An answer about a saved address belongs to its owner. */
const isForEverybody = ({ filter_delivery_address: address }: CallQuery) =>
  address === undefined || !address.startsWith('adr_');

/** Takes a seat for a stream; refuses beyond the limit of the person or address. */
const takeSeat = (
  { seats }: MountTools,
  { device }: Pick<Session, 'device'>,
  { request: { headers, body, ip }, reply }: { request: FastifyRequest; reply: FastifyReply },
) => {
  if (!seats) return;
  const leave = seats.take({
    key: headers.authorization ?? device?.id ?? JSON.stringify(body),
    address: addressGroup(ip),
  });
  if (!leave) throw new Failure('too_many');
  reply.raw.once('close', leave);
};

/** Ends a staff stream when the viewer's posts change; a viewer who still may look connects again. */
const endWithPosts = (
  tools: MountTools,
  route: Route,
  { session, request, reply }: { session: Session; request: FastifyRequest; reply: FastifyReply },
) => {
  const { streams, clock } = tools;
  const posts = JSON.stringify(session.posts);
  const look = async () => {
    const still = await sessionFor(route, request, tools, clock());
    if (JSON.stringify(still?.posts) !== posts) reply.raw.end();
  };
  // A stream whose session cannot be read is ended.
  const leave = streams?.watch(session.userId, () => void look().catch(() => reply.raw.end()));
  if (leave) reply.raw.once('close', leave);
};

const serve =
  (endpoint: Endpoint, tools: MountTools) => async (request: FastifyRequest, reply: FastifyReply) => {
    const now = tools.clock();
    const caller = await sessionFor(endpoint.route, request, tools, now);
    await refuseUnproved(endpoint.route, request, tools.readProof, now);
    const { given, parts } = await inputOf(endpoint, request);
    const session = caller && withTrail(caller, endpoint.route, request);
    const { log, ip, headers, costs } = request;
    const hears = toldInside.getStore();
    const making = new Making(now);
    const known = {
      session,
      isOfOtherBrand: given.brand_id !== undefined && given.brand_id !== tools.brandId,
      sessionIfAny: () => sessionIfAny(request, tools.identify, now),
      madeOf: hears ? making.of : nobodyAsks,
      pricedAlike: nobodyAsks,
    };
    // `session` fits the route by now, which the compiler cannot see.
    const call = { given, now, log: log as Log, ip, headers, costs, ...known } as Call<Route>;
    if (endpoint.route.events) takeSeat(tools, caller ?? {}, { request, reply });
    if (endpoint.route.events && caller)
      endWithPosts(tools, endpoint.route, { session: caller, request, reply });
    if (endpoint.route.cache && isForEverybody(given))
      return sendKept(endpoint, tools, { parts, call, reply });
    const answer = await ask(endpoint, parts, call);
    hears?.(making.lasting());
    return send(endpoint, reply, answer);
  };

/** Leaves the body unparsed whatever its content type: a signature covers its exact bytes. */
const mountRaw = (app: FastifyInstance, route: RouteOptions) =>
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      '*',
      { parseAs: 'buffer' },
      async (_request: FastifyRequest, body: Buffer) => body,
    );
    scope.route(route);
  });

/** Mounts one area of the contract: permission, validation, handler, checked answer. */
export const mount = <C extends Contract>(tools: MountTools, contract: C, handlers: Handlers<C>): void => {
  for (const [key, route] of Object.entries(contract)) {
    const [method = '', url = ''] = key.split(' ');
    const endpoint: Endpoint = {
      key,
      route,
      checks: {
        params: checkOf(route.params, 'params'),
        query: checkOf(route.query, 'query'),
        body: checkOf(route.body, 'body'),
        response: promiseOf(route.response, key),
        events: promiseOf(route.events, key),
      },
      // The contract ties each handler's input to this route's schemas.
      handler: handlers[key as keyof C] as unknown as Endpoint['handler'],
      costOfMaking: costOfMaking(url),
    };
    const config = { stream: route.events !== undefined };
    const served = { method, url, config, handler: serve(endpoint, tools) };
    if (route.consumes === 'raw') mountRaw(tools.app, served);
    else tools.app.route(served);
  }
};
