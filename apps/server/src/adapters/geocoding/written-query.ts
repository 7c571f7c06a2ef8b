import { fold } from './gazetteer.ts';

/** A typed address, taken apart: every way to tell the town from the street. */
export type WrittenQuery = {
  readonly zip: string;
  readonly province: string;
  /** Likeliest first. */
  readonly readings: readonly Reading[];
};

export type Reading = {
  readonly town: string;
  /** Whether the town begins like a street, such as Piazza Armerina: then only an exact name counts. */
  readonly likeStreet: boolean;
  readonly street: string;
  readonly number: string;
};

const streetWord = new Set(
  `via viale v.le piazza p.za p.zza piazzale piazzetta corso c.so largo vicolo vico lungomare lungotevere strada contrada
  salita traversa rione galleria calle borgo località loc. ronco cortile`.split(/\s+/),
);

/** House number at the end of a street: `12`, `12/A`, `12 bis`, `km 3`, `snc`. */
const door = /^(.*\p{L}.*?)[\s,]+(?:n\.?\s*)?(\d+\s*(?:\/?\s*\p{L}|bis|ter)?|snc)$/iu;

const tidy = (text: string) => text.replace(/^[\s,;-]+|[\s,;-]+$/g, '').replace(/\s+/g, ' ');

const smallWords = new Set([
  'di',
  'del',
  'dei',
  'della',
  'delle',
  'degli',
  'da',
  'e',
  'la',
  'le',
  'in',
  'al',
]);

/** Adds the capitals that people leave out of street names. */
const capitalised = (text: string) => {
  if (text !== text.toLowerCase()) return text;
  return text.replace(/[^\s'’-]+/gu, (word) =>
    smallWords.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1),
  );
};

const doorOf = (written: string) => {
  const text = tidy(written);
  const [, street, number] = door.exec(text) ?? [];
  return street === undefined || number === undefined
    ? { street: capitalised(text), number: '' }
    : {
        street: capitalised(tidy(street)),
        number: tidy(number).replace(/(?<!\p{L})\p{L}$/u, (letter) => letter.toUpperCase()),
      };
};

/** Splits street from town: a comma marks the town, otherwise the last words are. */
const splits = (text: string): readonly (readonly [street: string, town: string])[] => {
  const parts = text.split(',').map(tidy).filter(Boolean);
  const last = parts.at(-1) ?? '';
  if (parts.length > 1 && /\p{L}/u.test(last) && !/^\d/.test(last)) {
    const further = wordSplits(last).map(
      ([street, town]) => [`${parts.slice(0, -1).join(', ')}, ${street}`, town] as const,
    );
    return [[parts.slice(0, -1).join(', '), last], ...further];
  }
  return [['', text], ...wordSplits(text)];
};

/** Longest town first: `San Giovanni la Punta` before `la Punta`. */
const wordSplits = (text: string): readonly (readonly [string, string])[] => {
  const words = tidy(text).split(' ');
  const starts = Array.from({ length: Math.min(5, words.length - 1) }, (_, from) => words.length - from - 1);
  return starts.toReversed().map((start) => [words.slice(0, start).join(' '), words.slice(start).join(' ')]);
};

const isStreet = (text: string) => streetWord.has(text.split(' ')[0]?.toLowerCase() ?? '');

/** A town does not begin with a number nor leave its street without a name: `via roma` has no town. */
const makesSense = ([street, town]: readonly [string, string]) =>
  /^\p{L}/u.test(town) && !(isStreet(street) && !street.includes(' '));

/** Reads an address in the Italian way of writing. */
export const readQuery = (typed: string): WrittenQuery => {
  const written = typed.replace(/,\s*italia\s*$/i, '');
  const zip = /\b\d{5}\b/.exec(written)?.[0] ?? '';
  const province = /\(\s*([a-z]{2})\s*\)/i.exec(written) ?? /[\s,]([A-Z]{2})\s*$/.exec(written);
  const text = tidy(written.replace(province?.[0] ?? '', ' ').replace(zip, zip && ','));
  const readings = splits(text)
    .filter(makesSense)
    .map(([street, town]) => ({ town: fold(town), likeStreet: isStreet(town), ...doorOf(street) }))
    .filter(({ town }) => town.length > 1);
  return { zip, province: (province?.[1] ?? '').toUpperCase(), readings };
};
