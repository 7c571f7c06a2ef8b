/** Gives a place back; calling it twice does nothing more. */
type Leave = () => void;

type Lane = { inside: number; readonly waiting: (() => void)[] };

/**
 * Lets a few requests of each caller through at a time, the others in the order they came: who asks for a hundred things
 * at once waits for themselves, not everybody else for them.
 */
export class Lanes {
  readonly #places: number;
  readonly #line: number;
  readonly #lanes = new Map<string, Lane>();

  constructor(places: number, line: number) {
    this.#places = places;
    this.#line = line;
  }

  /** Waits for a place; nothing when even the line is full. */
  enter(key: string): Promise<Leave> | undefined {
    const lane = this.#lanes.get(key) ?? { inside: 0, waiting: [] };
    this.#lanes.set(key, lane);
    const leave = this.#leaveOnce(key, lane);
    if (lane.inside < this.#places) {
      lane.inside += 1;
      return Promise.resolve(leave);
    }
    if (lane.waiting.length >= this.#line) return undefined;
    return new Promise((resolve) => lane.waiting.push(() => resolve(leave)));
  }

  #leaveOnce(key: string, lane: Lane): Leave {
    let left = false;
    return () => {
      if (left) return;
      left = true;
      const next = lane.waiting.shift();
      // The place is handed over: nobody who comes just then slips in before those who wait.
      if (next) return next();
      lane.inside -= 1;
      if (lane.inside === 0) this.#lanes.delete(key);
    };
  }
}
