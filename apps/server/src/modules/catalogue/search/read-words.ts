import { isFiller } from '@zanga/domain/search/fillers';
import { wordsIn } from '@zanga/domain/search/words';

/** Beyond these nobody types on, and every word has its cost. */
const mostWords = 8;

/** What somebody looks for. */
export type SearchWords = {
  readonly words: readonly string[];
  /** Too little to look for in whole texts: the first letters of a name, or fillers alone. */
  readonly scant: boolean;
};

/** The words of a search as the catalogue's own are kept; fillers are left out unless there is nothing else. */
export const readWords = (text: string): SearchWords => {
  const all = [...new Set(wordsIn(text))];
  const telling = all.filter((word) => !isFiller(word));
  const words = (telling.length > 0 ? telling : all).slice(0, mostWords);
  return { words, scant: telling.every((word) => word.length <= 2) };
};
