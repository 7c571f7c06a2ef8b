import { Freshness } from './freshness.ts';

/** Greatest age while changes cannot be heard: half of the second in which a change must show. */
const deafMs = 500;

type Reading<T> = { readonly since: number; readonly result: Promise<T> };

/**
 * Data read from the database once and kept until they change. Simultaneous callers share one read; a change during it
 * causes another, for callers who asked after it.
 */
export class KeptRead<T> {
  readonly #read: () => Promise<T>;
  readonly #now: () => number;
  #kept: { readonly value: T; readonly readAt: number } | undefined;
  #reading: Reading<T> | undefined;
  #next: Promise<T> | undefined;
  readonly #freshness = new Freshness(() => {
    this.#kept = undefined;
  });

  constructor(read: () => Promise<T>, now: () => number = () => performance.now()) {
    this.#read = read;
    this.#now = now;
  }

  trust(): void {
    this.#freshness.trust();
  }

  distrust(): void {
    this.#freshness.distrust();
  }

  drop(): void {
    this.#freshness.drop();
  }

  async get(): Promise<T> {
    const kept = this.#kept;
    if (kept && (this.#freshness.trusted || this.#now() - kept.readAt < deafMs)) return kept.value;
    const reading = this.#reading ?? this.#begin();
    if (this.#freshness.isUnchangedSince(reading.since)) return reading.result;
    const again = () => {
      this.#next = undefined;
      return this.get();
    };
    this.#next ??= reading.result.then(again, again);
    return this.#next;
  }

  #begin(): Reading<T> {
    const [since, readAt] = [this.#freshness.changes, this.#now()];
    const read = async () => {
      try {
        const value = await this.#read();
        if (this.#freshness.isUnchangedSince(since)) this.#kept = { value, readAt };
        return value;
      } finally {
        this.#reading = undefined;
      }
    };
    this.#reading = { since, result: read() };
    return this.#reading;
  }
}
