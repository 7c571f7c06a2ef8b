import type { SearchResult } from '@zanga/contract/menu/products';
import type { DeclaredDish } from '@zanga/domain/catalogue/dietary';
import type { PriceContext } from '@zanga/domain/catalogue/price/price-of';
import { wordsIn } from '@zanga/domain/search/words';
import type { Offered } from '../reach/is-reachable.ts';
import { type Nearness, nearness, Vocabulary } from './search-vocabulary.ts';

/** What puts a product before another that answers as well; categories have none and come first. */
export type Demand = {
  readonly sold_lately: number;
  readonly popularity: number;
  readonly name_words: string;
};

/** A category or a product as it is looked for. */
export type Thing = {
  readonly id: string;
  /** The words of its name. */
  readonly name: string;
  /** The ids of the categories that a search which stays in them finds it in. */
  readonly within: readonly string[];
  /** Better than any product; only categories are. */
  readonly rank: number | undefined;
  readonly demand: Demand | undefined;
  /** Where it can be had; categories are shown wherever one is. */
  readonly offered: Offered | undefined;
  /** What it declares of itself; categories declare nothing. */
  readonly dish: DeclaredDish | undefined;
  /** Whether what is told of it may have other prices for another way or shop. */
  readonly pricedByPlace: boolean;
  readonly tell: (priced: PriceContext, now: Date) => SearchResult;
  /** When the clock alone may have it told otherwise; null for what no clock changes. */
  readonly holdsUntil: (now: Date) => Date | null;
};

export type ThingToAdd = Omit<Thing, 'name'> & {
  readonly slug: string;
  readonly texts: Readonly<Record<keyof typeof nearness, string>>;
};

const without = 'senza';

const isSameDemand = (one: Demand | undefined, other: Demand | undefined) =>
  one?.sold_lately === other?.sold_lately &&
  one?.popularity === other?.popularity &&
  one?.name_words === other?.name_words;

const compare = (one: string, other: string): number => (one < other ? -1 : Number(one > other));

/** The more a product is in demand the sooner it comes; then by name, and those of one name always in one order. */
const byDemand = ({ id, demand: one }: Thing, { id: otherId, demand: other }: Thing): number => {
  if (!one || !other) return Number(one !== undefined) - Number(other !== undefined);
  const byCount = other.sold_lately - one.sold_lately || other.popularity - one.popularity;
  return byCount || compare(one.name_words, other.name_words) || compare(id, otherId);
};

/**
 * Search index: the visible catalogue made ready for searches. What is put in again takes the place of what it was; each
 * thing keeps its number, which its words point to.
 */
export class SearchIndex {
  readonly things: (Thing | undefined)[] = [];
  readonly vocabulary = new Vocabulary();
  /** Names of the categories' parents, by the categories' ids: words by which their products are found. */
  readonly parents: ReadonlyMap<string, string>;
  readonly #categories = new Map<string, string>();
  readonly #numbers = new Map<string, number>();
  #sequence: readonly number[] | undefined;

  constructor(parents: ReadonlyMap<string, string>) {
    this.parents = parents;
  }

  /** Adds a thing, or replaces it. */
  put({ slug, texts, ...thing }: ThingToAdd): void {
    const number = this.#numbers.get(thing.id) ?? this.things.length;
    const before = this.things[number];
    if (before) this.vocabulary.forget(number);
    const note = (words: readonly string[], near: Nearness) => {
      words.forEach((word, at) => {
        // What it says it is made without is not in it: nobody who looks for that wants it.
        if (word !== without && words[at - 1] !== without) this.vocabulary.note(word, number, near);
      });
    };
    const name = wordsIn(texts.name);
    note(name, nearness.name);
    note(wordsIn(texts.category), nearness.category);
    note(wordsIn(texts.text), nearness.text);
    this.things[number] = { ...thing, name: name.join(' ') };
    this.#numbers.set(thing.id, number);
    if (!before || !isSameDemand(before.demand, thing.demand)) this.#sequence = undefined;
    if (thing.offered) return;
    this.#categories.set(thing.id, thing.id);
    this.#categories.set(slug, thing.id);
  }

  /** Takes a product out; its number waits for it. */
  remove(id: string): void {
    const number = this.#numbers.get(id);
    if (number === undefined || !this.things[number]) return;
    this.vocabulary.forget(number);
    this.things[number] = undefined;
    this.#sequence = undefined;
  }

  /** The numbers of all things in the order that breaks their ties: categories as they were added, products by demand. */
  get sequence(): readonly number[] {
    this.#sequence ??= this.things
      .flatMap((thing, number) => (thing ? [{ thing, number }] : []))
      .sort((one, other) => byDemand(one.thing, other.thing))
      .map(({ number }) => number);
    return this.#sequence;
  }

  /** The id of a category, by id or slug: a slug has no underscore, and an id always has one. */
  categoryId(key: string): string | undefined {
    return this.#categories.get(key);
  }
}
