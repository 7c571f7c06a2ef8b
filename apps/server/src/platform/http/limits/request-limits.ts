import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../../clock.ts';
import { addressGroup } from '../../ip-address.ts';
import { Failure } from '../failure.ts';
import { Buckets } from './buckets.ts';
import { Company } from './company.ts';
import { type Hold, makeHold } from './hold.ts';
import { allowances, type Counted, costOfBody, type Kind, kindOf, weightOf } from './kinds.ts';
import { type LaneName, Lanes } from './lanes.ts';
import { Rush } from './rush.ts';
import { type Sharing, shareBuckets } from './share-buckets.ts';
import { ThreadTime } from './thread-time.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Adds to the cost of this call, when it is dearer than its kind. */
    costs: (more: number) => void;
  }
  interface FastifyContextConfig {
    /** A stream stays open for minutes, so it takes no place in a lane. */
    readonly stream?: boolean;
  }
}

export type RequestLimits = {
  /** Counts a request before all other work; returns 0, or the seconds until the next may come. */
  readonly arrive: (address: string) => number;
  /** Counts a request by its matched route, and waits for its place. */
  readonly admit: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply | undefined>;
  /** Lets a cart or an order pass pages once its body is complete; a trickling one would hold the pages up. */
  readonly attend: (request: FastifyRequest, reply: FastifyReply) => Promise<void>;
  readonly rush: Rush;
  readonly hold: Hold;
};

type LimitSettings = {
  /** Calls a minute from one address; all other limits follow from it. */
  readonly callsAMinute: number;
  readonly clock: Clock;
  /** Calls of the process to itself are not limited. */
  readonly isInside: (request: FastifyRequest) => boolean;
  /** Announces the counts of this node to the other nodes. */
  readonly sharing?: Sharing | undefined;
};

const isWrite = /^(POST|PUT|PATCH|DELETE)$/;

/** Carts, orders and every writing call go before pages. */
const isPressing = ({ method, routeOptions: { url = '' } }: FastifyRequest) =>
  url.startsWith('/api/') && (isWrite.test(method) || /^\/api\/(carts|orders)\b/.test(url));

/** Runs when the answer is sent or the caller has hung up. */
const atTheEnd = ({ raw }: FastifyReply, then: () => void) => {
  raw.once('finish', then);
  raw.once('close', then);
};

/** Running requests of one address: a browser without a proxy sends six. */
const placesFor = (callsAMinute: number) => Math.ceil(callsAMinute / 150);
/** Waiting requests for each running one. */
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

/** Counts the calls of an address by kind, and charges it for calls that proved dearer. */
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

/** Limits by the caller's address, for everything the process serves. */
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
  /** Refuses: the first refusals of an address come at once for its screens, the later ones are delayed. */
  const refuse = async (reply: FastifyReply, group: string, seconds: number): Promise<never> => {
    if (take('refusal', group) > 0 && !(await hold(reply.raw))) reply.header('connection', 'close');
    reply.header('retry-after', String(seconds));
    throw new Failure('too_many');
  };

  /** Waits for a place in the lane; frees it when the answer is sent or the caller hangs up. */
  const enter = async (lane: LaneName, group: string, weight: number, reply: FastifyReply) => {
    const { promise: over, resolve } = Promise.withResolvers<void>();
    atTheEnd(reply, resolve);
    const visit = await (lanes.enter(lane, group, weight) ?? refuse(reply, group, 1));
    void over.then(visit.leave); // `over` can only resolve, never reject.
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
      request.costs(costOfBody(request.headers));
      // The caller may have hung up while waiting.
      return reply.raw.destroyed ? reply.hijack() : undefined;
    },
    attend: async (request, reply) => {
      const waits = isInside(request) || request.routeOptions.config.stream;
      if (!waits && isPressing(request)) atTheEnd(reply, rush.begin());
    },
  };
};
