/**
 * Guards a memory that follows the database. A change empties it, a value read before a change must not be kept after
 * it, and while changes cannot be heard nothing kept is trusted.
 */
export class Freshness {
  readonly #forget: () => void;
  #changes = 0;
  #trusted = false;

  /** `forget` empties the guarded memory. */
  constructor(forget: () => void) {
    this.#forget = forget;
  }

  /** Whether changes can be heard. */
  get trusted(): boolean {
    return this.#trusted;
  }

  /** Number of heard changes: taken before a read and compared after it. */
  get changes(): number {
    return this.#changes;
  }

  isUnchangedSince(changes: number): boolean {
    return changes === this.#changes;
  }

  /** Whether a value read since then may be kept until the next change. */
  mayKeep(changes: number): boolean {
    return this.#trusted && this.isUnchangedSince(changes);
  }

  /** Changes can be heard from now on; any may have been missed before. */
  trust(): void {
    this.drop();
    this.#trusted = true;
  }

  distrust(): void {
    this.#trusted = false;
    this.drop();
  }

  /** Drops everything kept, because of a change. */
  drop(): void {
    this.note();
    this.#forget();
  }

  /** Counts a change that the cache drops by itself: values being read now are not kept. */
  note(): void {
    this.#changes += 1;
  }
}
