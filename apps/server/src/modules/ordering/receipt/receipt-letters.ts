/** Ranges of letters, as in a regular expression. */
const latin = String.raw` -~\u00a0-\u00ac\u00ae-\u024f\u1e00-\u1eff`;
const accents = String.raw`\u02b0-\u034e\u0350-\u036f`;
const greek = String.raw`\u0370-\u0377\u037a-\u037f\u0384-\u038a\u038c\u038e-\u03a1\u03a3-\u03e1\u03f0-\u03ff`;
const cyrillic = String.raw`\u0400-\u04ff`;
const signs = String.raw`\u2010-\u2027\u202f-\u203a\u2070\u2071\u2074-\u208e\u20a0-\u20bf№™−`;

/**
 * The letters that the receipt's typeface is cut to: Latin with every accent that European, Turkish and Vietnamese names
 * have, Greek, Cyrillic, punctuation and currencies.
 */
const ranges = [latin, accents, greek, cyrillic, signs].join('');
const writable = new RegExp(`[${ranges}]`, 'u');
const unwritable = new RegExp(`[^${ranges}]`, 'gu');

/** A text in the letters of the font; any other, such as an emoji in a note, becomes a question mark. */
export const inLetters = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(/[\n\t\r]+/g, ' ')
    .replaceAll(unwritable, '?');

/** All letters, for the script that subsets the font (`apps/server/scripts/receipt-fonts.ts`). */
export const allLetters = (): string =>
  Array.from({ length: 0x2300 }, (_, code) => String.fromCodePoint(code))
    .filter((letter) => writable.test(letter))
    .join('');
