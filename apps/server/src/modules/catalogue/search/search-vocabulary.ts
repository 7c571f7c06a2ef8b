import { isFiller } from '@zanga/domain/search/fillers';
import { stemOf } from './search-stem.ts';
import { type Spelled, spell } from './spell-words.ts';

/** Where a word stands in a thing; nearer is better. */
export const nearness = { name: 1, category: 2, text: 3 } as const;
export type Nearness = (typeof nearness)[keyof typeof nearness];

/** A posting says where a word occurs: the number of a thing and, in its two lowest bits, how near the word is there. */
const postingOf = (thing: number, near: Nearness) => (thing << 2) | near;
const thingOf = (posting: number) => posting >> 2;
const nearOf = (posting: number) => posting & 3;

/** A word of the catalogue, with the postings that say where it occurs. */
export type Term = Spelled & { readonly postings: number[] };

const sortByWord = (terms: Iterable<Term>) =>
  [...terms].sort((a, b) => (a.word < b.word ? -1 : Number(a.word > b.word)));

/** Position of a word in the sorted list, present or not. */
const placeOf = (terms: readonly Term[], word: string): number => {
  let [from, to] = [0, terms.length];
  while (from < to) {
    const middle = (from + to) >>> 1;
    if ((terms[middle]?.word ?? '') < word) from = middle + 1;
    else to = middle;
  }
  return from;
};

/** Position of a thing in the sorted postings of a word, present or not. */
const postingPlace = (postings: readonly number[], thing: number): number => {
  let [from, to] = [0, postings.length];
  while (from < to) {
    const middle = (from + to) >>> 1;
    if (thingOf(postings[middle] ?? 0) < thing) from = middle + 1;
    else to = middle;
  }
  return from;
};

/** Every word of the catalogue, with the things that contain it. */
export class Vocabulary {
  readonly #terms = new Map<string, Term>();
  readonly #bent = new Map<string, Term[]>();
  /** Words of each thing, by its number. */
  readonly #ofThings: Term[][] = [];
  #sorted: Term[] | undefined;
  #telling: readonly Term[] | undefined;

  /** Adds a word of a thing; nearest words must be added first. */
  note(word: string, thing: number, near: Nearness): void {
    const term = this.#terms.get(word) ?? this.#add(word);
    const { postings } = term;
    const isLast = thingOf(postings.at(-1) ?? -1) < thing;
    const place = isLast ? postings.length : postingPlace(postings, thing);
    if (!isLast && thingOf(postings[place] ?? -1) === thing) return;
    if (isLast) postings.push(postingOf(thing, near));
    else postings.splice(place, 0, postingOf(thing, near));
    const own = this.#ofThings[thing];
    if (own) own.push(term);
    else this.#ofThings[thing] = [term];
  }

  /** Removes the words of a thing, and words without any thing left. */
  forget(thing: number): void {
    for (const term of this.#ofThings[thing] ?? []) {
      term.postings.splice(postingPlace(term.postings, thing), 1);
      if (term.postings.length === 0) this.#drop(term);
    }
    this.#ofThings[thing] = [];
  }

  #add(word: string): Term {
    const term = { ...spell(word), postings: [] };
    this.#terms.set(word, term);
    this.#sorted?.splice(placeOf(this.#sorted, word), 0, term);
    this.#telling = undefined;
    if (isFiller(word)) return term;
    const stem = stemOf(word);
    const bent = this.#bent.get(stem);
    if (bent) bent.push(term);
    else this.#bent.set(stem, [term]);
    return term;
  }

  #drop(term: Term): void {
    const { word } = term;
    this.#terms.delete(word);
    this.#sorted?.splice(placeOf(this.#sorted, word), 1);
    this.#telling = undefined;
    const stem = stemOf(word);
    const bent = this.#bent.get(stem)?.filter((one) => one !== term) ?? [];
    if (bent.length > 0) this.#bent.set(stem, bent);
    else this.#bent.delete(stem);
  }

  /** Words for corrections of a misspelt one: all but fillers. */
  telling(): readonly Term[] {
    this.#telling ??= this.#inOrder().filter(({ word }) => !isFiller(word));
    return this.#telling;
  }

  #inOrder(): readonly Term[] {
    this.#sorted ??= sortByWord(this.#terms.values());
    return this.#sorted;
  }

  /** Words with this beginning. */
  begun(beginning: string): readonly Term[] {
    const all = this.#inOrder();
    const from = placeOf(all, beginning);
    let to = from;
    while (all[to]?.word.startsWith(beginning)) to += 1;
    return all.slice(from, to);
  }

  /** A word in all its forms, singular and plural, masculine and feminine; none for a filler. */
  bent(word: string): readonly Term[] {
    return this.#bent.get(stemOf(word)) ?? [];
  }
}

/** How near any of some words is in each thing, by its number; zero without one. */
export const nearestOf = (terms: readonly Term[], things: number): Uint8Array => {
  const nearest = new Uint8Array(things);
  for (const { postings } of terms)
    for (const posting of postings) {
      const near = nearOf(posting);
      const known = nearest[thingOf(posting)];
      if (!known || near < known) nearest[thingOf(posting)] = near;
    }
  return nearest;
};
