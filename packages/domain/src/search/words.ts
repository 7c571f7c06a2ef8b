/** Longer words are cut here. */
const longestWord = 40;

/** A text in the form that is compared: lower case, without accents. */
const plainOf = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();

/** The words of a text: letters and digits only, lower case, without accents. */
export const wordsIn = (text: string): readonly string[] =>
  (plainOf(text).match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => word.slice(0, longestWord));

/** A word as typed, and in the form that is compared. */
export type TypedWord = {
  readonly typed: string;
  readonly plain: string;
  /** Whether a comma or the like stands before it. */
  readonly apart: boolean;
};

/** The words of a text, each with its typed form. */
export const typedWordsIn = (text: string): readonly TypedWord[] => {
  const words: TypedWord[] = [];
  let end = 0;
  for (const { 0: typed, index } of text.matchAll(/[\p{L}\p{N}\p{Mn}]+/gu)) {
    const apart = /[,;:.()]/.test(text.slice(end, index));
    end = index + typed.length;
    for (const plain of wordsIn(typed)) words.push({ typed, plain, apart });
  }
  return words;
};
