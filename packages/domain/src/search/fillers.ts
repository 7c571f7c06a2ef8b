/** Words that distinguish nothing: articles, prepositions, conjunctions, and their elided forms. */
const fillers = new Set(
  `a ad al allo alla ai agli alle all con col coi da dal dallo dalla dai dagli dalle dall di del dello della dei
   degli delle dell e ed i il in nel nello nella nei negli nelle nell la le lo gli l o od per su sul sullo sulla
   sui sugli sulle sull tra fra un uno una che c d`.split(/\s+/),
);

/** Whether a word distinguishes nothing. */
export const isFiller = (word: string): boolean => fillers.has(word);
