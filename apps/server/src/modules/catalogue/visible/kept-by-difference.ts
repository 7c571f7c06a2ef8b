import { KeptRead } from '../../../platform/kept-read.ts';

/** After more changes than these everything is read again. */
const mostByDifference = 200;

type Reading<T> = {
  readonly whole: () => Promise<T>;
  /** Reads changed things again; the result brings the kept value up to date. */
  readonly again: (names: readonly string[]) => Promise<(value: T) => void>;
  /** Resolves once all changes committed before it was asked have been heard. */
  readonly heard: () => Promise<void>;
};

/** Data in memory: read whole once, then each changed thing alone, before the next question is answered. */
export class KeptByDifference<T> {
  readonly #again: Reading<T>['again'];
  readonly #heard: Reading<T>['heard'];
  readonly #whole: KeptRead<T>;
  readonly #changed = new Set<string>();
  #renewing: Promise<void> | undefined;
  /** Counts how often everything was dropped. */
  #drops = 0;

  constructor({ whole, again, heard }: Reading<T>) {
    this.#again = again;
    this.#heard = heard;
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

  /** Notes a change: of one thing, or without a name of anything. */
  change(name: string): void {
    this.#changed.add(name);
    if (name !== '' && this.#changed.size <= mostByDifference) return;
    this.#forget();
    this.#whole.drop();
  }

  /** The value with all changes heard so far. */
  async get(): Promise<T> {
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

  /** The value with all changes committed so far, as a reading of the database would find it. */
  async getNewest(): Promise<T> {
    await this.#heard();
    return this.get();
  }

  #forget(): void {
    this.#changed.clear();
    this.#drops += 1;
  }

  async #renew(): Promise<void> {
    const value = await this.#whole.get();
    const drops = this.#drops;
    const names = [...this.#changed];
    this.#changed.clear();
    const remember = () => {
      for (const name of names) this.#changed.add(name);
    };
    const renew = await this.#again(names).catch((error: unknown) => {
      remember();
      throw error;
    });
    // A value that is read anew meanwhile gets them once more.
    if (drops === this.#drops) renew(value);
    else remember();
  }
}
