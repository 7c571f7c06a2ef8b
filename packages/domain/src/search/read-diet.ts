import type { Allergen, DietaryLabel, DietContent } from '../catalogue/vocabulary.ts';
import { type DietCondition, dietNames } from './diet-names.ts';
import { isFiller } from './fillers.ts';
import { calledBy, missingAt, type Named } from './name-diets.ts';
import { slipsBetween } from './slips.ts';
import { type TypedWord, typedWordsIn } from './words.ts';

/** Conditions of diet and allergens in a search, and the text left to look for. */
export type DietQuery = {
  readonly labels: readonly DietaryLabel[];
  readonly allergens: readonly Allergen[];
  readonly contents: readonly DietContent[];
  /** Other things to be without: no dish declares them. */
  readonly others: readonly string[];
  /** The rest of the search, as typed. */
  readonly text: string;
};

const wordSet = (text: string) => new Set(text.split(' '));

/** After these words a missing thing always follows. */
const withoutWords = wordSet('senza no niente without');
/** After these words only known things count: `Coca Zero` has no condition. */
const maybeWithout = wordSet(
  `zero non s privo priva privi prive allergico allergica allergici allergiche allergia allergie
   intollerante intolleranti intolleranza intolleranze evitare evito senz`.replace(/\s+/g, ' '),
);
/** Words between "senza" and the missing thing. */
const between = wordSet('tracce traccia allergia allergie ad alcun alcuna nessun nessuna contenere contiene');
const joining = wordSet('e ed o od ne neanche nemmeno neppure');

const isWithout = (plain: string) => withoutWords.has(plain);
const isMaybeWithout = (plain: string) =>
  maybeWithout.has(plain) ||
  (plain.length > 3 && plain.startsWith('s') && slipsBetween(plain, 'senza', 1).whole === 1);

/** Reads the words of one search from left to right. */
class DietReader {
  readonly #words: readonly TypedWord[];
  readonly #labels = new Set<DietaryLabel>();
  readonly #allergens = new Set<Allergen>();
  readonly #contents = new Set<DietContent>();
  readonly #others = new Set<string>();
  readonly #rest: TypedWord[] = [];
  #at = 0;

  constructor(words: readonly TypedWord[]) {
    this.#words = words;
  }

  read(text: string): DietQuery {
    while (this.#at < this.#words.length) this.#step();
    const conditions = [this.#labels, this.#allergens, this.#contents, this.#others];
    const asked = conditions.some(({ size }) => size > 0);
    const said = this.#rest.length < this.#words.length;
    // A text without conditions is searched as typed, signs included.
    const rest = said
      ? textOf(asked ? this.#rest.filter(({ plain }) => !isFiller(plain)) : this.#rest)
      : text;
    return {
      labels: [...this.#labels],
      allergens: [...this.#allergens],
      contents: [...this.#contents],
      others: [...this.#others],
      text: rest,
    };
  }

  #word(ahead = 0): string {
    return this.#words[this.#at + ahead]?.plain ?? '';
  }

  #step(): void {
    const word = this.#words[this.#at];
    if (!word) return;
    const free = this.#freeOf();
    const called = free ? undefined : calledBy(word);
    const without = isWithout(word.plain) || (isMaybeWithout(word.plain) && this.#knownFollows());
    if (free) this.#take(free);
    else if (called) this.#take({ conditions: called, words: 1 });
    else {
      this.#at += 1;
      if (without) this.#readMissing();
      else this.#rest.push(word);
    }
  }

  #take({ conditions, words }: Named): void {
    for (const condition of conditions) this.#note(condition);
    this.#at += words;
  }

  #note(condition: DietCondition): void {
    if (condition.kind === 'label') this.#labels.add(condition.label);
    else if (condition.kind === 'content') this.#contents.add(condition.content);
    else this.#allergens.add(condition.allergen);
  }

  /** `gluten free`, `glutenfree`, `nut-free`. */
  #freeOf(): Named | undefined {
    const word = this.#word();
    const apart = this.#word(1) === 'free';
    if (!apart && !(word.length > 4 && word.endsWith('free'))) return undefined;
    const plain = apart ? word : word.slice(0, -'free'.length);
    // An empty last word keeps a mere beginning from matching.
    const named = missingAt(
      [
        { typed: plain, plain, apart: false },
        { typed: '', plain: '', apart: false },
      ],
      0,
    );
    return named && { conditions: named.conditions, words: apart ? 2 : 1 };
  }

  #isSkipped(plain: string): boolean {
    return between.has(plain) || (isFiller(plain) && !joining.has(plain));
  }

  #knownFollows(): boolean {
    let ahead = 1;
    while (this.#isSkipped(this.#word(ahead))) ahead += 1;
    return missingAt(this.#words, this.#at + ahead) !== undefined;
  }

  /** Whether a new condition begins here, which ends the one before. */
  #isNewWish(): boolean {
    const word = this.#words[this.#at];
    return !word || isWithout(word.plain) || isMaybeWithout(word.plain) || calledBy(word) !== undefined;
  }

  /** Reads the names after "senza": one after the other, joined or without a comma. */
  #readMissing(): void {
    do {
      while (this.#isSkipped(this.#word())) this.#at += 1;
      if (this.#isNewWish()) return;
      const named = missingAt(this.#words, this.#at);
      if (named) this.#take(named);
      else this.#leaveOut();
    } while (this.#goesOn());
  }

  #leaveOut(): void {
    const word = this.#word();
    this.#at += 1;
    // One or two letters at the very end: the customer is still typing.
    if (word.length > 2 || this.#at < this.#words.length) this.#others.add(word);
  }

  #goesOn(): boolean {
    if (joining.has(this.#word())) {
      this.#at += 1;
      return true;
    }
    const next = this.#words[this.#at];
    if (!next) return false;
    return next.apart
      ? missingAt(this.#words, this.#at) !== undefined
      : dietNames.neverWanted.has(next.plain);
  }
}

const textOf = (words: readonly TypedWord[]) =>
  // A text cut at a sign inside it appears once.
  words
    .map(({ typed }) => typed)
    .filter((typed, place, all) => typed !== all[place - 1])
    .join(' ');

/** Separates conditions of diet and allergens from the words of a search; words after "senza" are never looked for. */
export const readDiet = (text: string): DietQuery => new DietReader(typedWordsIn(text)).read(text);
