import type { SearchResult } from '@zanga/contract/menu/products';
import type { DeclaredDish } from '@zanga/domain/catalogue/dietary';
import { wordsIn } from '@zanga/domain/search/words';
import type { Offered } from '../reach/is-reachable.ts';
import { type Nearness, nearness, Vocabulary } from './search-vocabulary.ts';

/** A category or a product as it is looked for. */
export type Thing = {
  readonly id: string;
  /** The words of its name. */
  readonly name: string;
  /** The ids of the categories that a search which stays in them finds it in. */
  readonly within: readonly string[];
  /** Better than any product; only categories are. */
  readonly rank: number | undefined;
  /** Where it can be had; categories are shown wherever one is. */
  readonly offered: Offered | undefined;
  /** What it declares of itself; categories declare nothing. */
  readonly dish: DeclaredDish | undefined;
  readonly tell: (now: Date) => SearchResult;
};

export type ThingToAdd = Omit<Thing, 'name'> & {
  readonly slug: string;
  readonly texts: Readonly<Record<keyof typeof nearness, string>>;
};

const without = 'senza';

/** The visible catalogue made ready for searches; things are added in the order that breaks their ties. */
export class SearchIndex {
  readonly things: Thing[] = [];
  readonly vocabulary = new Vocabulary();
  readonly #categories = new Map<string, string>();

  add({ slug, texts, ...thing }: ThingToAdd): void {
    const number = this.things.length;
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
    this.things.push({ ...thing, name: name.join(' ') });
    if (thing.offered) return;
    this.#categories.set(thing.id, thing.id);
    this.#categories.set(slug, thing.id);
  }

  /** The id of a category, by id or slug: a slug has no underscore, and an id always has one. */
  categoryId(key: string): string | undefined {
    return this.#categories.get(key);
  }
}
