import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../../clock.ts';
import { addressGroup } from '../../ip-address.ts';
import { Failure } from '../failure.ts';
import { Buckets } from './buckets.ts';
import { Company } from './company.ts';
import { type Hold, makeHold } from './hold.ts';
import { allowances, type Counted, type Kind, kindOf, weightOf } from './kinds.ts';
import { type LaneName, Lanes } from './lanes.ts';
import { Rush } from './rush.ts';
import { type Sharing, shareBuckets } from './share-buckets.ts';
import { ThreadTime } from './thread-time.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Says that a call costs so much more than one of its kind usually does. */
    costs: (more: number) => void;
  }
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
  /** Lets a cart or an order that has come whole go before pages; one that trickles in keeps nobody back. */
  readonly attend: (request: FastifyRequest, reply: FastifyReply) => Promise<void>;
  readonly rush: Rush;
  readonly hold: Hold;
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

const laneOf = (request: FastifyRequest, kind: Kind): LaneName => {
  if (isPressing(request)) return 'order';
  return kind === 'picture' || kind === 'file' ? 'light' : 'work';
};

const openLanes = (callsAMinute: number, company: Company) => {
  const places = placesFor(callsAMinute);
  const usual = { factor: callsAMinute / 1_200, thread: new ThreadTime() };
  return new Lanes({ places, line: places * lineOf, company, ...usual });
};

/** Takes from what an address may ask for of a kind, and charges it for what a call turns out to cost. */
const countCalls = ({ callsAMinute, clock, sharing }: Omit<LimitSettings, 'isInside'>) => {
  const buckets = shareBuckets(new Buckets(), sharing);
  const allowed = allowances(callsAMinute);
  return {
    take: (kind: Counted, group: string) =>
      buckets.take(`${kind} ${group}`, allowed[kind], clock().getTime()),
    charge: (kind: Counted, group: string, cost: number) =>
      buckets.charge(`${kind} ${group}`, allowed[kind], clock().getTime(), cost),
  };
};

/** Limits by the address a request comes from, shared by everything that the process serves. */
export const makeRequestLimits = ({
  callsAMinute,
  clock,
  isInside,
  sharing,
}: LimitSettings): RequestLimits => {
  const { take, charge } = countCalls({ callsAMinute, clock, sharing });
  const rush = new Rush();
  const company = new Company();
  const lanes = openLanes(callsAMinute, company);
  const hold = makeHold();
  /** The first refusals of an address come at once, so that its screens can say so; one that goes on asking waits for them. */
  const refuse = async (reply: FastifyReply, group: string, seconds: number): Promise<never> => {
    if (take('refusal', group) > 0 && !(await hold(reply.raw))) reply.header('connection', 'close');
    reply.header('retry-after', String(seconds));
    throw new Failure('too_many');
  };

  /** Waits for one's turn; the place is given on once the answer is out, or at once when nobody waits for it. */
  const enter = async (lane: LaneName, group: string, weight: number, reply: FastifyReply) => {
    const { promise: over, resolve } = Promise.withResolvers<void>();
    atTheEnd(reply, resolve);
    const visit = await (lanes.enter(lane, group, weight) ?? refuse(reply, group, 1));
    void over.then(visit.leave);
    return visit;
  };

  return {
    rush,
    hold,
    arrive: (address) => {
      const group = addressGroup(address);
      company.arrive(group);
      return take('any', group);
    },
    admit: async (request, reply) => {
      if (isInside(request)) return undefined;
      const { config, url } = request.routeOptions;
      const kind = request.is404 ? 'page' : kindOf(url);
      if (kind === undefined) return undefined;
      const group = addressGroup(request.ip);
      const seconds = take(kind, group);
      if (seconds > 0) await refuse(reply, group, seconds);
      if (config.stream) return undefined;
      const lane = laneOf(request, kind);
      const visit = await enter(lane, group, weightOf(kind), reply);
      request.costs = (more) => {
        charge(kind, group, more);
        visit.grow(more);
      };
      // Nothing is done for who has hung up meanwhile.
      return reply.raw.destroyed ? reply.hijack() : undefined;
    },
    attend: async (request, reply) => {
      const waits = isInside(request) || request.routeOptions.config.stream;
      if (!waits && isPressing(request)) atTheEnd(reply, rush.begin());
    },
  };
};
