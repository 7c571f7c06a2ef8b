import { referenceIn } from './order-reference.ts';

/** A condition on an order: one of these words, or a word that begins with one of them. */
export type SearchTerm = {
  readonly anyOf: readonly string[];
  readonly begins: boolean;
  /** Few orders match: a reference, a telephone, a mail address. */
  readonly rare: boolean;
};

const mostTerms = 6;
const shortestPhone = 4;

/** Words without accents, capitals and signs; the database's `folded_words` follows the same rule. */
export const foldedWords = (text: string): readonly string[] =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .split(/[^0-9a-z\u00c0-\u1fff\u2c00-\ud7ff]+/u)
    .filter((word) => word.length > 1);

/** A telephone as typed: whole or its end, with or without the country. */
const phoneIn = (text: string): SearchTerm | undefined => {
  if (!/^\+?[\d\s()./-]+$/.test(text)) return undefined;
  const digits = text.replace(/\D/g, '');
  if (digits.length < shortestPhone) return undefined;
  const national = /^(?:\+|00)/.test(text) ? digits.replace(/^(?:00)?39/, '') : digits;
  // Without the plus, 39 may be Italy's code or the begin of a mobile number: both are searched.
  const anyOf = digits.length > 10 && national === digits ? [digits, digits.replace(/^39/, '')] : [national];
  return { anyOf: [...new Set(anyOf)], begins: true, rare: digits.length > 5 };
};

const daily = /^([a-z]{1,2})[- ]?(\d{1,3})$/i;

/** The day's number as orders are indexed by it: `A-17` is `a017`. */
const dailyNumberIn = (text: string): SearchTerm | undefined => {
  const [, letters, digits] = daily.exec(text) ?? [];
  if (letters === undefined || digits === undefined) return undefined;
  return { anyOf: [`${letters.toLowerCase()}${digits.padStart(3, '0')}`], begins: false, rare: false };
};

const wholeText = (text: string): SearchTerm | undefined => {
  const reference = referenceIn(text);
  // Digits alone may be part of a telephone, letters alone the beginning of a name.
  if (reference && /[A-Z]/.test(reference))
    return { anyOf: [compact(reference)], begins: !/[-\d–—]/.test(text), rare: true };
  return phoneIn(text) ?? dailyNumberIn(text);
};

const compact = (reference: string) => reference.replace('-', '').toLowerCase();

const wordTerm = (word: string): readonly SearchTerm[] => {
  if (word.includes('@')) return [{ anyOf: [word.toLowerCase()], begins: true, rare: true }];
  const whole = wholeText(word);
  if (whole) return [whole];
  return foldedWords(word).map((folded) => ({ anyOf: [folded], begins: true, rare: false }));
};

/**
 * Terms of a search among orders: a reference, a day's number, a telephone, a mail address, names and dishes; an
 * order must match all of them. Empty if the text has no term.
 */
export const searchTerms = (text: string): readonly SearchTerm[] => {
  const said = text.trim();
  const whole = wholeText(said);
  return (whole ? [whole] : said.split(/\s+/).flatMap(wordTerm)).slice(0, mostTerms);
};
