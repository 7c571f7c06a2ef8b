/**
 * Freshness: whether something kept in memory is still what the database holds. A change is announced and everything kept
 * before it goes; what was read before a change must not be kept after it; and while changes cannot be heard of, nothing
 * kept is trusted. Each cache that follows the database has one.
 */
export class Freshness {
  readonly #forget: () => void;
  #changes = 0;
  #trusted = false;

  /** Empties the cache that this one belongs to. */
  constructor(forget: () => void) {
    this.#forget = forget;
  }

  /** Whether changes can be heard of. */
  get trusted(): boolean {
    return this.#trusted;
  }

  /** How many changes were heard of so far: taken before a reading, asked about after it. */
  get changes(): number {
    return this.#changes;
  }

  isUnchangedSince(changes: number): boolean {
    return changes === this.#changes;
  }

  /** Whether what was read since then may be kept until the next change. */
  mayKeep(changes: number): boolean {
    return this.#trusted && this.isUnchangedSince(changes);
  }

  /** Changes can be heard of from now on; whatever was missed before is presumed to have happened. */
  trust(): void {
    this.drop();
    this.#trusted = true;
  }

  distrust(): void {
    this.#trusted = false;
    this.drop();
  }

  /** Drops all that is kept, because something changed. */
  drop(): void {
    this.note();
    this.#forget();
  }

  /** Something changed that the cache itself knows to forget: what is being read now is kept by nobody. */
  note(): void {
    this.#changes += 1;
  }
}
