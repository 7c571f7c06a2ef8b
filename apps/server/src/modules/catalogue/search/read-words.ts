import { isFiller } from '@zanga/domain/search/fillers';
import { wordsIn } from '@zanga/domain/search/words';

/** Longer searches are not typed by people, and every word costs time. */
const mostWords = 8;

/** A search text in words. */
export type SearchWords = {
  readonly words: readonly string[];
  /** Too short to search whole texts: the first letters of a name, or fillers alone. */
  readonly scant: boolean;
};

/** Words of a search in the form of the catalogue's; fillers count only when there is nothing else. */
export const readWords = (text: string): SearchWords => {
  const all = [...new Set(wordsIn(text))];
  const telling = all.filter((word) => !isFiller(word));
  const words = (telling.length > 0 ? telling : all).slice(0, mostWords);
  return { words, scant: telling.every((word) => word.length <= 2) };
};
