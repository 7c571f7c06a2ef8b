/** Time after its last call for which an address counts as active; people make one call after the other. */
const lingersMs = 500;

/** Knows whether other addresses are active: only then are processor times charged. */
export class Company {
  #last = { group: '', at: Number.NEGATIVE_INFINITY };
  #other = this.#last;
  readonly #now: () => number;

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  arrive(group: string): void {
    const at = this.#now();
    if (group !== this.#last.group) this.#other = this.#last;
    this.#last = { group, at };
  }

  isBeside(group: string): boolean {
    const { at } = group === this.#last.group ? this.#other : this.#last;
    return this.#now() - at < lingersMs;
  }
}
