import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../../clock.ts';
import { addressGroup } from '../../ip-address.ts';
import { Failure } from '../failure.ts';
import { Buckets } from './buckets.ts';
import { allowances, type Kind, kindOf } from './kinds.ts';
import { Lanes } from './lanes.ts';
import { Rush } from './rush.ts';
import { type Sharing, shareBuckets } from './share-buckets.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Stays open for as long as somebody listens: it takes nobody's place. */
    readonly stream?: boolean;
  }
}

export type RequestLimits = {
  /** Counts a request before anything else is done for it; answers 0, or after how many seconds it may come again. */
  readonly arrive: (address: string) => number;
  /** Counts a request by the route that has matched it, and lets it in when it is its turn. */
  readonly admit: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply | undefined>;
  readonly rush: Rush;
};

type LimitSettings = {
  /** Calls a minute from one address; every other limit follows from it. */
  readonly callsAMinute: number;
  readonly clock: Clock;
  /** Calls that the process makes to itself are not limited. */
  readonly isInside: (request: FastifyRequest) => boolean;
  /** Where other nodes are told of what is counted here. */
  readonly sharing?: Sharing | undefined;
};

const isWrite = /^(POST|PUT|PATCH|DELETE)$/;

/** What carts and orders need goes before pages; everything that writes is taken for it. */
const isPressing = ({ method, routeOptions: { url = '' } }: FastifyRequest) =>
  url.startsWith('/api/') && (isWrite.test(method) || /^\/api\/(carts|orders)\b/.test(url));

/** Done once the answer is out or nobody waits for it any more. */
const atTheEnd = ({ raw }: FastifyReply, then: () => void) => {
  raw.once('finish', then);
  raw.once('close', then);
};

/** How many of an address's requests are worked on at once: a browser without a proxy sends six. */
const placesFor = (callsAMinute: number) => Math.ceil(callsAMinute / 150);
/** As many times what is worked on may wait. */
const lineOf = 25;
type LaneName = 'order' | 'light' | 'work';

const laneOf = (request: FastifyRequest, kind: Kind): LaneName => {
  if (isPressing(request)) return 'order';
  return kind === 'picture' || kind === 'file' ? 'light' : 'work';
};

/** Limits by the address a request comes from, shared by everything that the process serves. */
export const makeRequestLimits = ({
  callsAMinute,
  clock,
  isInside,
  sharing,
}: LimitSettings): RequestLimits => {
  const buckets = shareBuckets(new Buckets(), sharing);
  const allowed = allowances(callsAMinute);
  const places = placesFor(callsAMinute);
  const rush = new Rush();
  const lanes = new Lanes(places, places * lineOf, rush);

  const take = (kind: Kind | 'any', group: string) =>
    buckets.take(`${kind} ${group}`, allowed[kind], clock().getTime());

  const refuse = (reply: FastifyReply, seconds: number): never => {
    reply.header('retry-after', String(seconds));
    throw new Failure('too_many');
  };

  /** Waits for one's turn; the place is given on once the answer is out, or at once when nobody waits for it. */
  const enter = async (lane: LaneName, group: string, reply: FastifyReply) => {
    const { promise: over, resolve } = Promise.withResolvers<void>();
    atTheEnd(reply, resolve);
    const entering = lanes.enter(`${lane} ${group}`, lane !== 'order') ?? refuse(reply, 1);
    const leave = await entering;
    void over.then(leave);
  };

  return {
    rush,
    arrive: (address) => take('any', addressGroup(address)),
    admit: async (request, reply) => {
      if (isInside(request)) return undefined;
      const { config, url } = request.routeOptions;
      const kind = request.is404 ? 'page' : kindOf(url);
      if (kind === undefined) return undefined;
      const group = addressGroup(request.ip);
      const seconds = take(kind, group);
      if (seconds > 0) refuse(reply, seconds);
      if (config.stream) return undefined;
      const lane = laneOf(request, kind);
      if (lane === 'order') atTheEnd(reply, rush.begin());
      await enter(lane, group, reply);
      // Nothing is done for who has hung up meanwhile.
      return reply.raw.destroyed ? reply.hijack() : undefined;
    },
  };
};
