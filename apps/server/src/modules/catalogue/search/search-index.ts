import type { SearchResult } from '@zanga/contract/menu/products';
import type { DeclaredDish } from '@zanga/domain/catalogue/dietary';
import type { PriceContext } from '@zanga/domain/catalogue/price/price-of';
import { wordsIn } from '@zanga/domain/search/words';
import type { Offered } from '../reach/is-reachable.ts';
import { type Nearness, nearness, Vocabulary } from './search-vocabulary.ts';

/** Sales that order products with an equal match; categories have none and come first. */
export type Demand = {
  readonly sold_lately: number;
  readonly popularity: number;
  readonly name_words: string;
};

/** A category or a product in the index. */
export type Thing = {
  readonly id: string;
  /** The words of its name. */
  readonly name: string;
  /** Ids of the categories within which a search finds it. */
  readonly within: readonly string[];
  /** Rank above all products; for categories only. */
  readonly rank: number | undefined;
  readonly demand: Demand | undefined;
  /** Where it can be had; undefined for categories, which show everywhere. */
  readonly offered: Offered | undefined;
  /** Declarations of a dish; undefined for categories. */
  readonly dish: DeclaredDish | undefined;
  /** Whether another mode or shop could give it other prices. */
  readonly pricedByPlace: boolean;
  readonly tell: (priced: PriceContext, now: Date) => SearchResult;
  /** When time alone may change it; null for never. */
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

/** By sales, then by name, then by id: equal names always in one order. */
const byDemand = ({ id, demand: one }: Thing, { id: otherId, demand: other }: Thing): number => {
  if (!one || !other) return Number(one !== undefined) - Number(other !== undefined);
  const byCount = other.sold_lately - one.sold_lately || other.popularity - one.popularity;
  return byCount || compare(one.name_words, other.name_words) || compare(id, otherId);
};

/**
 * Search index over the visible catalogue. A thing keeps its number when it is replaced, because its words point to it.
 */
export class SearchIndex {
  readonly things: (Thing | undefined)[] = [];
  readonly vocabulary = new Vocabulary();
  readonly #categories = new Map<string, string>();
  readonly #numbers = new Map<string, number>();
  #sequence: readonly number[] | undefined;

  /** Adds a thing, or replaces it. */
  put({ slug, texts, ...thing }: ThingToAdd): void {
    const number = this.#numbers.get(thing.id) ?? this.things.length;
    const before = this.things[number];
    if (before) this.vocabulary.forget(number);
    const note = (words: readonly string[], near: Nearness) => {
      words.forEach((word, at) => {
        // "Without milk" does not contain milk: a search for milk must not find it.
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

  /** Removes a product; its number stays reserved. */
  remove(id: string): void {
    const number = this.#numbers.get(id);
    if (number === undefined || !this.things[number]) return;
    this.vocabulary.forget(number);
    this.things[number] = undefined;
    this.#sequence = undefined;
  }

  /** Numbers of all things in the order that breaks ties: categories as they were added, products by demand. */
  get sequence(): readonly number[] {
    this.#sequence ??= this.things
      .flatMap((thing, number) => (thing ? [{ thing, number }] : []))
      .sort((one, other) => byDemand(one.thing, other.thing))
      .map(({ number }) => number);
    return this.#sequence;
  }

  /** Id of a category, by id or slug: a slug has no underscore, and an id always has one. */
  categoryId(key: string): string | undefined {
    return this.#categories.get(key);
  }
}
