import { referenceIn } from './order-reference.ts';

/** Something an order must have: one of these words, or a word that begins with one of them. */
export type SearchTerm = {
  readonly anyOf: readonly string[];
  readonly begins: boolean;
  /** Hardly any order has it: a reference, a telephone, a mail address. */
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

/** A telephone as somebody writes or says it: whole or its end, with the country or without. */
const phoneIn = (text: string): SearchTerm | undefined => {
  if (!/^\+?[\d\s()./-]+$/.test(text)) return undefined;
  const digits = text.replace(/\D/g, '');
  if (digits.length < shortestPhone) return undefined;
  const national = /^(?:\+|00)/.test(text) ? digits.replace(/^(?:00)?39/, '') : digits;
  // Without the plus nobody knows whether 39 is Italy or how a mobile number begins.
  const anyOf = digits.length > 10 && national === digits ? [digits, digits.replace(/^39/, '')] : [national];
  return { anyOf: [...new Set(anyOf)], begins: true, rare: digits.length > 5 };
};

const daily = /^([a-z]{1,2})[- ]?(\d{1,3})$/i;

/** The number of a day as orders are found by it: `A-17` is `a017`. */
const dailyNumberIn = (text: string): SearchTerm | undefined => {
  const [, letters, digits] = daily.exec(text) ?? [];
  if (letters === undefined || digits === undefined) return undefined;
  return { anyOf: [`${letters.toLowerCase()}${digits.padStart(3, '0')}`], begins: false, rare: false };
};

const wholeText = (text: string): SearchTerm | undefined => {
  const reference = referenceIn(text);
  // Without a letter it may as well be a piece of a telephone, without a figure the beginning of a strange name.
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
 * What somebody looks for among orders: a reference, a number of the day, a telephone, a mail address, names and dishes, all
 * of which an order must have. Empty where nothing can be looked for.
 */
export const searchTerms = (text: string): readonly SearchTerm[] => {
  const said = text.trim();
  const whole = wholeText(said);
  return (whole ? [whole] : said.split(/\s+/).flatMap(wordTerm)).slice(0, mostTerms);
};
