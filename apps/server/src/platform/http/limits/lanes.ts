import type { Rush } from './rush.ts';

/** Gives a place back; calling it twice does nothing more. */
type Leave = () => void;

type Lane = {
  /** Carts and orders go before it. */
  readonly yields: boolean;
  inside: number;
  readonly waiting: (() => void)[];
};

/** Carts and orders get three times the time that a request took, but nobody rests longer than this for them. */
const longestRestMs = 1_000;

/**
 * Lets a few requests of each caller through at a time, the others in the order they came: who asks for a hundred things
 * at once waits for themselves, not everybody else for them. Whoever has more waiting than a browser ever sends is greedy:
 * while somebody orders, they get one place, and a rest after each request.
 */
export class Lanes {
  readonly #places: number;
  readonly #line: number;
  readonly #rush: Rush;
  readonly #lanes = new Map<string, Lane>();

  constructor(places: number, line: number, rush: Rush) {
    this.#places = places;
    this.#line = line;
    this.#rush = rush;
  }

  /** Waits for a place; nothing when even the line is full. */
  enter(key: string, yields: boolean): Promise<Leave> | undefined {
    const lane = this.#lanes.get(key) ?? { yields, inside: 0, waiting: [] };
    if (lane.waiting.length >= this.#line) return undefined;
    this.#lanes.set(key, lane);
    const { promise, resolve } = Promise.withResolvers<Leave>();
    lane.waiting.push(() => resolve(this.#leaveOnce(key, lane)));
    this.#letIn(lane);
    return promise;
  }

  #mustRest({ yields, waiting }: Lane): boolean {
    return yields && this.#rush.isOn && waiting.length > this.#places;
  }

  #letIn(lane: Lane): void {
    while (lane.waiting.length > 0 && lane.inside < (this.#mustRest(lane) ? 1 : this.#places)) {
      lane.inside += 1;
      lane.waiting.shift()?.();
    }
  }

  #leaveOnce(key: string, lane: Lane): Leave {
    const started = performance.now();
    let left = false;
    return () => {
      if (left) return;
      left = true;
      void this.#leave(key, lane, performance.now() - started);
    };
  }

  async #leave(key: string, lane: Lane, tookMs: number): Promise<void> {
    if (this.#mustRest(lane)) await this.#rush.calm(Math.min(3 * tookMs, longestRestMs));
    lane.inside -= 1;
    this.#letIn(lane);
    if (lane.inside === 0) this.#lanes.delete(key);
  }
}
