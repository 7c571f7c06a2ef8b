/** How long a rush outlives a call: an ordering person makes one call after the other. */
const lingersMs = 200;

/** Knows whether carts and orders are in work, which go before pages. */
export class Rush {
  #count = 0;
  #lingering: NodeJS.Timeout | undefined;
  readonly #waiting = new Set<() => void>();

  get isOn(): boolean {
    return this.#count > 0 || this.#lingering !== undefined;
  }

  /** Counts a call; the returned function ends it. */
  begin(): () => void {
    let over = false;
    this.#count += 1;
    return () => {
      if (over) return;
      over = true;
      this.#count -= 1;
      if (this.#count > 0) return;
      clearTimeout(this.#lingering);
      this.#lingering = setTimeout(() => this.#subside(), lingersMs).unref();
    };
  }

  /** Resolves once no cart or order is in work, at the latest after `longestMs`. */
  async calm(longestMs: number): Promise<void> {
    if (!this.isOn) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, longestMs);
    this.#waiting.add(resolve);
    await promise;
    clearTimeout(timer);
    this.#waiting.delete(resolve);
  }

  #subside(): void {
    this.#lingering = undefined;
    if (this.#count > 0) return;
    for (const go of this.#waiting) go();
    this.#waiting.clear();
  }
}
