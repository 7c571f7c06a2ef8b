/** How old a reading may be while changes cannot be heard of: half of the second in which a change must show. */
const deafMs = 500;

type Reading<T> = { readonly since: number; readonly result: Promise<T> };

/**
 * Something read from the database, made ready once and kept until the data behind it change. However many ask, it is
 * read by one at a time: a change while it is being read means that it is read once more, for all who asked after it.
 */
export class KeptRead<T> {
  readonly #read: () => Promise<T>;
  readonly #now: () => number;
  #kept: { readonly value: T; readonly readAt: number } | undefined;
  #reading: Reading<T> | undefined;
  #next: Promise<T> | undefined;
  #generation = 0;
  #trusted = false;

  constructor(read: () => Promise<T>, now: () => number = () => performance.now()) {
    this.#read = read;
    this.#now = now;
  }

  /** Changes can be heard of from now on; whatever was read before may be stale. */
  trust(): void {
    this.drop();
    this.#trusted = true;
  }

  distrust(): void {
    this.#trusted = false;
    this.drop();
  }

  drop(): void {
    this.#generation += 1;
    this.#kept = undefined;
  }

  async get(): Promise<T> {
    const kept = this.#kept;
    if (kept && (this.#trusted || this.#now() - kept.readAt < deafMs)) return kept.value;
    const reading = this.#reading ?? this.#begin();
    if (reading.since === this.#generation) return reading.result;
    const again = () => {
      this.#next = undefined;
      return this.get();
    };
    this.#next ??= reading.result.then(again, again);
    return this.#next;
  }

  #begin(): Reading<T> {
    const [since, readAt] = [this.#generation, this.#now()];
    const read = async () => {
      try {
        const value = await this.#read();
        // What was read before a change must not be kept after it.
        if (since === this.#generation) this.#kept = { value, readAt };
        return value;
      } finally {
        this.#reading = undefined;
      }
    };
    this.#reading = { since, result: read() };
    return this.#reading;
  }
}
