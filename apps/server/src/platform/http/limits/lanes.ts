import { Buckets } from './buckets.ts';
import type { Company } from './company.ts';
import type { ThreadShare, ThreadTime } from './thread-time.ts';

const laneNames = ['order', 'light', 'work'] as const;
/** Orders, static files and other calls: each waits only for its own lane of the address. */
export type LaneName = (typeof laneNames)[number];

/** A running call. */
export type Visit = {
  /** Adds weight to the call once it proves dearer than expected. */
  readonly grow: (weight: number) => void;
  /** Gives its place back; a second call does nothing. */
  readonly leave: () => void;
};

type Lane = {
  readonly key: string;
  readonly name: LaneName;
  readonly group: string;
  inside: number;
  /** Timer until the next call may begin. */
  resting: NodeJS.Timeout | undefined;
  readonly waiting: (() => void)[];
};

type LaneSettings = {
  /** Running calls of a lane at once. */
  readonly places: number;
  /** Waiting calls of a lane. */
  readonly line: number;
  /** Multiplies the usual share of processor time of an address. */
  readonly factor: number;
  readonly company: Company;
  readonly thread: ThreadTime;
};

/** Share of the thread for one address while others are active; an office of sixty ordering lunch takes half of it. */
const share = 1 / 8;
/** Processor time an address may use at once after a quiet time: a few people who arrive together. */
const burstMs = 500;

const processor = { perMinute: 60_000, burst: burstMs };

/** Interval at which a resting lane looks whether it may go on. */
const restMs = 10;

/**
 * Runs a few calls of each address at a time, the rest in order of arrival: a hundred calls at once delay only their own
 * address. While other addresses are active, each call is charged for its processor time. With half the allowance used
 * an address runs one call at a time; with none left it rests until it is paid back. Static files never rest.
 */
export class Lanes {
  readonly #settings: LaneSettings;
  readonly #lanes = new Map<string, Lane>();
  readonly #owing = new Buckets();
  /** Running and waiting calls of all addresses. */
  #all = 0;

  constructor(settings: LaneSettings) {
    this.#settings = settings;
  }

  /** Waits for a place; undefined when the line is full too. */
  enter(name: LaneName, group: string, weight: number): Promise<Visit> | undefined {
    const key = `${name} ${group}`;
    const lane = this.#lanes.get(key) ?? { key, name, group, inside: 0, resting: undefined, waiting: [] };
    if (lane.waiting.length >= this.#settings.line) return undefined;
    this.#lanes.set(key, lane);
    this.#all += 1;
    const { promise, resolve } = Promise.withResolvers<Visit>();
    lane.waiting.push(() => resolve(this.#visit(lane, this.#settings.thread.begin(weight))));
    this.#letIn(lane);
    return promise;
  }

  /** Processor time that one address was entitled to until now, in milliseconds: the clock of its bucket. */
  #given(): number {
    const { worked, idle } = this.#settings.thread.use();
    return this.#settings.factor * share * (worked + idle);
  }

  /** Whether other addresses have calls here, or had some lately. */
  #isBeside(group: string): boolean {
    const own = laneNames.reduce((sum, name) => {
      const lane = this.#lanes.get(`${name} ${group}`);
      return sum + (lane ? lane.inside + lane.waiting.length : 0);
    }, 0);
    return this.#all > own || this.#settings.company.isBeside(group);
  }

  /** Places a lane has now: none while its address owes. */
  #places({ name, group }: Lane): number {
    const { places } = this.#settings;
    if (name === 'light' || !this.#isBeside(group)) return places;
    const left = this.#owing.left(group, processor, this.#given());
    if (left < 0) return 0;
    return left < processor.burst / 2 ? 1 : places;
  }

  #letIn(lane: Lane): void {
    if (lane.resting) return;
    while (lane.waiting.length > 0 && lane.inside < this.#places(lane)) {
      lane.inside += 1;
      lane.waiting.shift()?.();
    }
    if (lane.inside > 0) return;
    if (lane.waiting.length > 0) this.#rest(lane);
    else this.#lanes.delete(lane.key);
  }

  #rest(lane: Lane): void {
    lane.resting = setTimeout(() => {
      lane.resting = undefined;
      this.#letIn(lane);
    }, restMs);
  }

  #visit(lane: Lane, part: ThreadShare): Visit {
    let left = false;
    return {
      grow: part.grow,
      leave: () => {
        if (left) return;
        left = true;
        const tookMs = part.end();
        if (lane.name !== 'light' && this.#isBeside(lane.group))
          this.#owing.charge(lane.group, processor, this.#given(), tookMs);
        lane.inside -= 1;
        this.#all -= 1;
        this.#letIn(lane);
      },
    };
  }
}
