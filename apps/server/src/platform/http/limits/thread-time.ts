import { performance } from 'node:perf_hooks';

/** The part of the thread's time that one call has had. */
export type ThreadShare = {
  /** The call does more than it began with: its part grows by so much. */
  readonly grow: (weight: number) => void;
  /** Milliseconds it has had; it has no part any more. */
  readonly end: () => number;
};

/** How long the thread that answers everybody has worked, and how long it had nothing to do; in milliseconds. */
type ThreadUse = { readonly worked: number; readonly idle: number };

/** Picture encoders and other threads are not in it, nor the time that the machine gave to other programs. */
const useOfThread = (): ThreadUse => {
  const { user, system } = process.threadCpuUsage();
  return { worked: (user + system) / 1_000, idle: performance.eventLoopUtilization().idle };
};

/**
 * Divides the processor time of the thread among the calls it works on, by what each is known to cost: a cart of a hundred
 * lines is charged for ten times what a cart of ten is that is worked on beside it.
 */
export class ThreadTime {
  readonly use: () => ThreadUse;
  #weight = 0;
  #seenMs = 0;
  /** What a call of weight one would have had that has been here from the beginning. */
  #perWeight = 0;

  constructor(use: () => ThreadUse = useOfThread) {
    this.use = use;
  }

  begin(first: number): ThreadShare {
    this.#advance();
    let [weight, since, had] = [first, this.#perWeight, 0];
    this.#weight += weight;
    const settle = () => {
      this.#advance();
      had += weight * (this.#perWeight - since);
      since = this.#perWeight;
    };
    return {
      grow: (by) => {
        settle();
        weight += by;
        this.#weight += by;
      },
      end: () => {
        settle();
        this.#weight -= weight;
        weight = 0;
        return had;
      },
    };
  }

  #advance(): void {
    const { worked } = this.use();
    if (this.#weight > 0) this.#perWeight += (worked - this.#seenMs) / this.#weight;
    this.#seenMs = worked;
  }
}
