import * as z from 'zod/mini';

/** List of these words separated by commas, as in an address; any other word is refused. */
export const wordList = <const Words extends readonly string[]>(words: Words) => {
  const one = words.map((word) => word.replaceAll('.', '\\.')).join('|');
  return z.optional(z.string().check(z.regex(new RegExp(`^((${one})(,(${one}))*)?$`))));
};

/** Words of such a list; undefined for an empty one. */
export const wordsIn = <const Word extends string>(
  words: readonly Word[],
  list: string | undefined,
): readonly Word[] | undefined => {
  const given = list?.split(',') ?? [];
  const asked = words.filter((word) => given.includes(word));
  return asked.length > 0 ? asked : undefined;
};
