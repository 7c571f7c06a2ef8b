/** Words that tell nothing apart: articles, prepositions, conjunctions, and what elision leaves of them. */
const fillers = new Set(
  `a ad al allo alla ai agli alle all con col coi da dal dallo dalla dai dagli dalle dall di del dello della dei
   degli delle dell e ed i il in nel nello nella nei negli nelle nell la le lo gli l o od per su sul sullo sulla
   sui sugli sulle sull tra fra un uno una che c d`.split(/\s+/),
);

/** Whether a word tells nothing apart. */
export const isFiller = (word: string): boolean => fillers.has(word);

/** Beyond these nobody types on, and every word has its cost. */
const mostWords = 8;
const longestWord = 40;

/** What somebody looks for. */
export type Asked = {
  readonly words: readonly string[];
  /** Too little to look for in whole texts: the first letters of a name, or fillers alone. */
  readonly scant: boolean;
};

/** The words of a text: letters and digits only, lower case, without accents. */
export const wordsIn = (text: string): readonly string[] =>
  (
    text
      .normalize('NFKD')
      .replace(/\p{Mn}/gu, '')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).map((word) => word.slice(0, longestWord));

/** The words of a search as the catalogue's own are kept; fillers are left out unless there is nothing else. */
export const readWords = (text: string): Asked => {
  const all = [...new Set(wordsIn(text))];
  const telling = all.filter((word) => !isFiller(word));
  const words = (telling.length > 0 ? telling : all).slice(0, mostWords);
  return { words, scant: telling.every((word) => word.length <= 2) };
};
