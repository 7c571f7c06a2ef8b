export type Segment = { readonly text: string; readonly hit: boolean };

const bare = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const wordsIn = (text: string) => [...text.matchAll(/[\p{L}\p{N}]+/gu)];

/** A text without accents and capitals, and where in the original each of its characters comes from. */
const folded = (text: string) => {
  let plain = '';
  const origin: number[] = [];
  let place = 0;
  for (const character of text) {
    const folds = bare(character);
    plain += folds;
    for (let fold = 0; fold < folds.length; fold += 1) origin.push(place);
    place += character.length;
  }
  origin.push(place);
  return { plain, origin };
};

/** Positions where a word of the text begins with a searched word: `[from, to]` in the original. */
const hitsIn = (text: string, query: string) => {
  const asked = wordsIn(bare(query)).map(([word]) => word);
  const { plain, origin } = folded(text);
  return wordsIn(plain).flatMap(({ 0: word, index }) => {
    const length = Math.max(0, ...asked.filter((one) => word.startsWith(one)).map((one) => one.length));
    const [from, to] = [origin[index], origin[index + length]];
    return length === 0 || from === undefined || to === undefined ? [] : [{ from, to }];
  });
};

/** Cuts a text where a search found it, accents and capitals set aside. */
export const highlight = (text: string, query: string): readonly Segment[] => {
  const segments: Segment[] = [];
  let done = 0;
  for (const { from, to } of hitsIn(text, query)) {
    if (from > done) segments.push({ text: text.slice(done, from), hit: false });
    segments.push({ text: text.slice(from, to), hit: true });
    done = to;
  }
  if (done < text.length) segments.push({ text: text.slice(done), hit: false });
  return segments;
};
