import { performance } from 'node:perf_hooks';

/** Processor time of one call. */
export type ThreadShare = {
  /** Gives the call more weight from now on. */
  readonly grow: (weight: number) => void;
  /** Ends the share; returns its milliseconds. */
  readonly end: () => number;
};

/** Working and idle time of the main thread, in milliseconds. */
type ThreadUse = { readonly worked: number; readonly idle: number };

/** Leaves out other threads, such as picture encoders, and time the machine gave to other programs. */
const useOfThread = (): ThreadUse => {
  const { user, system } = process.threadCpuUsage();
  return { worked: (user + system) / 1_000, idle: performance.eventLoopUtilization().idle };
};

/**
 * Divides the thread's processor time among running calls by weight: a cart of 100 lines pays ten times as much as one
 * of ten beside it.
 */
export class ThreadTime {
  readonly use: () => ThreadUse;
  #weight = 0;
  #seenMs = 0;
  /** Time that a call of weight one, here since the start, would have had. */
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
