const folded = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase();

const wordsOf = (text: string) =>
  folded(text)
    .split(/[^\p{Letter}\p{Number}]+/u)
    .filter(Boolean);

/** Whether each typed word begins a word of the text; an empty search matches everything. */
export const matchWords = (typed: string, text: string): boolean => {
  const words = wordsOf(text);
  return wordsOf(typed).every((begun) => words.some((word) => word.startsWith(begun)));
};
