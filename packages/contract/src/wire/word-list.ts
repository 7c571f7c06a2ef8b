import * as z from 'zod/mini';

/** Some of these words, between commas, as an address says several; anything else is refused. */
export const wordList = <const Words extends readonly string[]>(words: Words) => {
  const one = words.map((word) => word.replaceAll('.', '\\.')).join('|');
  return z.optional(z.string().check(z.regex(new RegExp(`^((${one})(,(${one}))*)?$`))));
};

/** The words of such a list; undefined where nothing is asked for. */
export const wordsIn = <const Word extends string>(
  words: readonly Word[],
  list: string | undefined,
): readonly Word[] | undefined => {
  const given = list?.split(',') ?? [];
  const asked = words.filter((word) => given.includes(word));
  return asked.length > 0 ? asked : undefined;
};
