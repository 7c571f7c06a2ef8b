import { AsyncLocalStorage } from 'node:async_hooks';
import { addDays, instantOf, wallClock } from '@zanga/domain/time';
import { wordsHoldUntil } from '@zanga/domain/time-words';

/** Data an answer depends on, by the names in which changes are announced (`migrations/206_what_changed.sql`). */
export type Tag =
  | `${'product' | 'list' | 'option'}:${string}`
  | 'list'
  | 'prices'
  | 'popular'
  | 'counts'
  | 'search'
  | 'shops'
  | 'sellers'
  | 'contents'
  | 'cinema'
  | 'reviews'
  | '*';

/** Validity of an answer: its data, and the stretch of time in which it stays true. */
export type Lasting = {
  readonly tags: readonly Tag[];
  /** Milliseconds of the epoch; before `from` and from `until` on the answer may differ. */
  readonly from: number;
  readonly until: number;
  /** Whether its prices are equal for every mode and shop. */
  readonly pricedAlike?: boolean;
};

/** Tag of an answer whose data were not named: any change drops it. */
export const anything: Tag = '*';

/** Data that never change while the process runs. */
export const always: Lasting = { tags: [], from: 0, until: Number.POSITIVE_INFINITY };

/**
 * Names the data of an answer, and until when it holds without a change of them; by default until the end of the
 * minute. Several calls add up.
 */
export type MadeOf = (tags: Iterable<Tag>, until?: Date) => void;

const minuteMs = 60_000;

/** End of a minute: the default validity, as times in an answer may read differently then. */
export const endOfMinute = (now: Date): number => (Math.floor(now.getTime() / minuteMs) + 1) * minuteMs;

/** Validity of data that change by day; texts that name days may end an answer earlier (`wordsHoldUntil`). */
export const midnightAfter = (now: Date): Date => instantOf(addDays(wallClock(now).date, 1), 0);

/** Collects the data of an answer while it is made. */
export class Making {
  readonly #now: Date;
  readonly #tags = new Set<Tag>();
  #until: number;
  #told = false;
  #pricedAlike = false;

  constructor(now: Date) {
    this.#now = now;
    this.#until = wordsHoldUntil(now).getTime();
  }

  readonly of: MadeOf = (tags, until) => {
    this.#told = true;
    for (const tag of tags) this.#tags.add(tag);
    this.#until = Math.min(this.#until, until?.getTime() ?? endOfMinute(this.#now));
  };

  readonly pricedAlike = (): void => {
    this.#pricedAlike = true;
  };

  /** An answer without named data depends on anything. */
  lasting(): Lasting {
    if (!this.#told) this.of([anything]);
    return {
      tags: [...this.#tags],
      from: this.#now.getTime(),
      until: this.#until,
      pricedAlike: this.#pricedAlike,
    };
  }
}

/** Tells a caller inside the process how long the answer lasts. */
export const toldInside = new AsyncLocalStorage<(lasting: Lasting) => void>();

/** Overrides API answers while a page renders; undefined falls through to the API. */
export type InsteadOfApi = (asked: URL) => Promise<object | undefined>;

/** Renders a page of the shop as a preview; undefined where this process renders no pages. */
export type DrawPage = (address: string, instead: InsteadOfApi) => Promise<string | undefined>;
