/**
 * Stem of an Italian word: without its last vowel, and without the letter that only supports the vowel ("arance" as
 * "arancia", "funghi" as "fungo"). After J. Savoy's light stemmer, which mixes up fewer words than more eager ones;
 * accents are gone by now.
 */
export const stemOf = (word: string): string =>
  word.length < 4 ? word : word.replace(/(?:[hi][ei]|i[ao]|[aeio])$/, '');
