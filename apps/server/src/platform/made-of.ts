import { AsyncLocalStorage } from 'node:async_hooks';
import { addDays, instantOf, wallClock } from '@zanga/domain/time';
import { wordsHoldUntil } from '@zanga/domain/time-words';

/** What answers are made of, in the names by which changes are announced (`migrations/206_what_changed.sql`). */
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

/** What an answer is true of: what it was made of, and the stretch of time in which it says the same. */
export type Lasting = {
  readonly tags: readonly Tag[];
  /** Milliseconds of the epoch; before `from` or from `until` on it may be another. */
  readonly from: number;
  readonly until: number;
  /** Whether its prices are the same for every way and shop. */
  readonly pricedAlike?: boolean;
};

/** What an answer is made of that nobody has told the parts of: it goes with any change. */
export const anything: Tag = '*';

/** What never changes while a process runs. */
export const always: Lasting = { tags: [], from: 0, until: Number.POSITIVE_INFINITY };

/**
 * Says what an answer is made of, and until when it holds if nothing of that changes; without an instant until the end
 * of the minute. What is told more than once adds up.
 */
export type MadeOf = (tags: Iterable<Tag>, until?: Date) => void;

const minuteMs = 60_000;

/** When a minute ends: what nobody has looked at closer may be another then. */
export const endOfMinute = (now: Date): number => (Math.floor(now.getTime() / minuteMs) + 1) * minuteMs;

/** For what only days change; how days are named may change before (`wordsHoldUntil`), which ends every answer. */
export const midnightAfter = (now: Date): Date => instantOf(addDays(wallClock(now).date, 1), 0);

/** Collects what an answer is made of while it is being made. */
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

  /** One that told nothing may be made of anything. */
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

/** Who asks for an answer inside this process is told what it lasts by. */
export const toldInside = new AsyncLocalStorage<(lasting: Lasting) => void>();

/** What a page is told instead of what the API says; nothing of what it does not know better. */
export type InsteadOfApi = (asked: URL) => Promise<object | undefined>;

/** Draws a page of the shop as it would be, for somebody to look at; nothing where this process makes no pages. */
export type DrawPage = (address: string, instead: InsteadOfApi) => Promise<string | undefined>;
