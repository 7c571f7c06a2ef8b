/** A time in Italian words, now or soon: `alle 18:30`, `all’1:30`, `a mezzanotte`, `stanotte alle 00:20`. */
const atTime = String.raw`(?:domani |stanotte )?(?:alle \d\d:\d\d|all’1:\d\d|a mezzanotte)`;

/** Words with a time at any hour of the test; `{time}` is its place. */
export const withTime = (words: string): RegExp => new RegExp(words.replace('{time}', atTime));
