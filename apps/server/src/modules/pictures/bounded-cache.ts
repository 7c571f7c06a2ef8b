/** A cache with a total weight: above it, the entry unused for longest goes first. */
export class BoundedCache<Value> {
  readonly #most: number;
  readonly #weigh: (value: Value) => number;
  readonly #kept = new Map<string, Value>();
  #weight = 0;

  constructor(most: number, weigh: (value: Value) => number) {
    this.#most = most;
    this.#weigh = weigh;
  }

  /** Sum of the entries' weights. */
  get weight(): number {
    return this.#weight;
  }

  get(key: string): Value | undefined {
    const value = this.#kept.get(key);
    if (value === undefined) return undefined;
    this.#kept.delete(key); // a map keeps the order of insertion: the last in is the last to go
    this.#kept.set(key, value);
    return value;
  }

  set(key: string, value: Value): void {
    this.#forget(key);
    this.#kept.set(key, value);
    this.#weight += this.#weigh(value);
    for (const oldest of this.#kept.keys()) {
      if (this.#weight <= this.#most) break;
      this.#forget(oldest);
    }
  }

  #forget(key: string): void {
    const value = this.#kept.get(key);
    if (value === undefined) return;
    this.#kept.delete(key);
    this.#weight -= this.#weigh(value);
  }
}
