import { KeptRead } from '../../../platform/kept-read.ts';
import type { SearchIndex } from './search-index.ts';

/** After more changed products than these the whole catalogue is read again. */
const mostByDifference = 200;

type Reading = {
  readonly whole: () => Promise<SearchIndex>;
  /** Reads some products again; the result brings an index up to date. */
  readonly again: (ids: readonly string[]) => Promise<(index: SearchIndex) => void>;
};

/**
 * Search index in memory. It is read whole once; a changed product alone is read again, before the next search is
 * answered.
 */
export class KeptIndex {
  readonly #again: Reading['again'];
  readonly #whole: KeptRead<SearchIndex>;
  readonly #changed = new Set<string>();
  #renewing: Promise<void> | undefined;
  /** Counts how often everything was dropped. */
  #drops = 0;

  constructor({ whole, again }: Reading) {
    this.#again = again;
    this.#whole = new KeptRead(whole);
  }

  trust(): void {
    this.#forget();
    this.#whole.trust();
  }

  distrust(): void {
    this.#forget();
    this.#whole.distrust();
  }

  /** Notes a change: of one product, or without a name of anything. */
  change(product: string): void {
    this.#changed.add(product);
    if (product !== '' && this.#changed.size <= mostByDifference) return;
    this.#forget();
    this.#whole.drop();
  }

  async get(): Promise<SearchIndex> {
    await this.#whole.get();
    // A reading that is under way may have begun before the last change.
    await this.#renewing?.catch(() => undefined);
    if (this.#changed.size > 0) {
      this.#renewing ??= this.#renew().finally(() => {
        this.#renewing = undefined;
      });
      await this.#renewing;
    }
    return this.#whole.get();
  }

  #forget(): void {
    this.#changed.clear();
    this.#drops += 1;
  }

  async #renew(): Promise<void> {
    const index = await this.#whole.get();
    const drops = this.#drops;
    const ids = [...this.#changed];
    this.#changed.clear();
    const remember = () => {
      for (const id of ids) this.#changed.add(id);
    };
    const renew = await this.#again(ids).catch((error: unknown) => {
      remember();
      throw error;
    });
    // An index that is read anew meanwhile gets them once more.
    if (drops === this.#drops) renew(index);
    else remember();
  }
}
