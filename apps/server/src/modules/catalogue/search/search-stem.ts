/**
 * What the forms of an Italian word have in common: its last vowel goes, and with it the letter that only carries it
 * ("arance" as "arancia", "funghi" as "fungo"). After J. Savoy's light stemmer, which leaves alone what more eager ones
 * confuse; accents are gone by now.
 */
export const stemOf = (word: string): string =>
  word.length < 4 ? word : word.replace(/(?:[hi][ei]|i[ao]|[aeio])$/, '');
