import { Buckets } from './buckets.ts';
import type { Company } from './company.ts';
import type { ThreadShare, ThreadTime } from './thread-time.ts';

const laneNames = ['order', 'light', 'work'] as const;
/** Orders, what is sent as it is, and all other calls: none of them waits for the other two of its address. */
export type LaneName = (typeof laneNames)[number];

/** A call that is being worked on. */
export type Visit = {
  /** It costs so much more than was known when it came in. */
  readonly grow: (weight: number) => void;
  /** Gives its place back; calling it twice does nothing more. */
  readonly leave: () => void;
};

type Lane = {
  readonly key: string;
  readonly name: LaneName;
  readonly group: string;
  inside: number;
  /** Until its next call may begin, where it has to rest. */
  resting: NodeJS.Timeout | undefined;
  readonly waiting: (() => void)[];
};

type LaneSettings = {
  /** How many calls of a lane are worked on at once. */
  readonly places: number;
  /** How many may wait beside them. */
  readonly line: number;
  /** How many times what one address may usually take of the processor. */
  readonly factor: number;
  readonly company: Company;
  readonly thread: ThreadTime;
};

/** While others are here, an address may take so much of the thread's time: an office of sixty that orders its lunch takes half of that. */
const share = 1 / 8;
/** What an address may take at once that has asked for nothing of late: a few people who come together. */
const burstMs = 500;

const processor = { perMinute: 60_000, burst: burstMs };

/** A lane that rests looks so often whether it may go on. */
const restMs = 10;

/**
 * Lets a few calls of each address through at a time, the others in the order they came: an address that asks for a
 * hundred things at once waits for itself, others do not. What each call takes of the processor while others are here is
 * charged to its address. Once half of what it may take is gone, its calls go one at a time, and once all is gone they
 * rest until it is paid, as long as others are here. Writing calls rest like all others; files that are sent as they are do not.
 */
export class Lanes {
  readonly #settings: LaneSettings;
  readonly #lanes = new Map<string, Lane>();
  readonly #owing = new Buckets();
  /** Calls of all addresses that are worked on or wait. */
  #all = 0;

  constructor(settings: LaneSettings) {
    this.#settings = settings;
  }

  /** Waits for a place; nothing when even the line is full. */
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

  /** What each address has been given of the processor so far, in milliseconds: the clock by which it pays. */
  #given(): number {
    const { worked, idle } = this.#settings.thread.use();
    return this.#settings.factor * share * (worked + idle);
  }

  /** Whether calls of others are worked on or wait, or others have made some of late. */
  #isBeside(group: string): boolean {
    const own = laneNames.reduce((sum, name) => {
      const lane = this.#lanes.get(`${name} ${group}`);
      return sum + (lane ? lane.inside + lane.waiting.length : 0);
    }, 0);
    return this.#all > own || this.#settings.company.isBeside(group);
  }

  /** How many places a lane has at this moment: none while its address owes. */
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
